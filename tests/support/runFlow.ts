import { vi } from 'vitest';
import { main } from '../../src/check/cli/main.ts';

/** What the `flow` command says of a folder, in this process: what is known of files that the folder shares with others holds.
 * That `bin/flow.js` passes on all of it, src/check/cli/main.test.ts proves. */
export async function runFlow(
  folder: string,
  ...words: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const out = heard(process.stdout);
  const err = heard(process.stderr);
  try {
    const code = await main(words, folder);
    return { code, out: out.said(), err: err.said() };
  } finally {
    out.restore();
    err.restore();
  }
}

function heard(stream: NodeJS.WriteStream): { readonly said: () => string; readonly restore: () => void } {
  const texts: string[] = [];
  const spy = vi.spyOn(stream, 'write').mockImplementation((text, ...rest: unknown[]) => {
    texts.push(String(text));
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  });
  return { said: () => texts.join(''), restore: () => spy.mockRestore() };
}
