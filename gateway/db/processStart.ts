import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** When a process began, in words that differ for a later process of the same number; `undefined` if there is none. */
export function processStart(pid: number): string | undefined {
  return fromProc(pid) ?? fromPs(pid) ?? (isAlive(pid) ? 'unknown' : undefined);
}

/** Linux: clock ticks since the system started, and which start of the system that was. */
function fromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  try {
    const options = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' }, stdio: 'pipe' } as const;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
