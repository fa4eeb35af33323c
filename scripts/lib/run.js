import { spawn } from 'node:child_process';
import { root } from './requireNode.js';

const running = new Set();

/** Ends every command that still runs. */
export function endAll() {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a command to its end and keeps what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, timeout?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>} */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeout ?? 0,
    });
    running.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: signal ? `${output}\n(${signal})` : output });
    });
  });
}

/** Runs a tool of this package's own `node_modules`.
 * @param {string} script path below node_modules, as `vite/bin/vite.js` */
export function runTool(script, args, options) {
  return run(process.execPath, [`${root}/node_modules/${script}`, ...args], options);
}
