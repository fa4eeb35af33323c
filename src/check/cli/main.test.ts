import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

function flow(...words: readonly string[]): {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/flow.js', ...words], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return { code: status, out: stdout, err: stderr };
}

describe('npx flow', { timeout: 120_000 }, () => {
  test('check ends with 0 and one line on a valid project', () => {
    const { code, out } = flow('check');
    expect(out).toMatch(/^flow check: \d+ flows, \d+ files, 0 findings( \(from the cache\))?\n$/);
    expect(code).toBe(0);
    expect(flow('check').out).toBe(out.replace(/( \(from the cache\))?\n/, ' (from the cache)\n'));
  });

  test('check --json is data', () => {
    expect(JSON.parse(flow('check', '--json').out)).toEqual({ findings: [] });
  });

  test('verify prints states, transitions, guard values and promises of each flow', () => {
    const { code, out } = flow('verify', 'login-by-password');
    expect(out).toMatch(
      /^login-by-password {2}10 of 10 states, \d+ of \d+ transitions, \d+ of \d+ guard values; \d+ positions/,
    );
    expect(out).toMatch(/promises kept: (\d+) of \1 \(/);
    expect(code).toBe(0);
    const again = flow('verify', 'login-by-password').out;
    expect(again).toMatch(/ steps from the cache\n/);
    expect(again.split('\n').slice(1)).toEqual(out.split('\n').slice(1));
    expect(flow('verify', 'login-by-password', '--fresh').out).toMatch(/ steps in \d/);
  });

  test('draw writes Mermaid text', () => {
    expect(flow('draw', 'transfer-to-hk').out).toMatch(/^---\ntitle: "transfer-to-hk"\n---\nstateDiagram-v2\n/);
  });

  test('what is not understood ends with 2 and a way to fix', () => {
    expect(flow('chekc')).toMatchObject({ code: 2, err: '"chekc" is not a command of flow. Did you mean "check"?\n' });
    expect(flow('verify', 'login-by-pasword').err).toContain('Did you mean "login-by-password"?');
    expect(flow('check', '--root', '/').code).toBe(2);
  });

  test('a file that cannot be written is told by the name that was given, with what to do', () => {
    const out = 'package.json/flow.txt';
    for (const command of ['draw', 'paths'])
      expect(flow(command, 'contact', '--out', out)).toEqual({
        code: 2,
        out: '',
        err: expect.stringMatching(
          /^package\.json\/flow\.txt: cannot be written \(E[A-Z]+\)\. Make it a plain file/,
        ) as string,
      });
    expect(flow('draw', 'contact', '--out', 'src').err).toBe('src: is a folder. Name a file.\n');
  });
});
