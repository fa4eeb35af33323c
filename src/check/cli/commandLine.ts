/** What was typed: a command, names, and options. */
export interface CommandLine {
  readonly command: string | undefined;
  readonly names: readonly string[];
  readonly options: ReadonlyMap<string, string | true>;
}

const WITH_VALUE = new Set(['locale', 'out', 'root']);

/** `flow draw transfer-to-hk --out a.svg` → command, names and options. */
export function readCommandLine(words: readonly string[]): CommandLine {
  const names: string[] = [];
  const options = new Map<string, string | true>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('--')) {
      names.push(word);
      continue;
    }
    const [name = '', ...rest] = word.slice(2).split('=');
    const next = words[index + 1];
    if (rest.length > 0) options.set(name, rest.join('='));
    else if (WITH_VALUE.has(name) && next !== undefined) {
      options.set(name, next);
      index += 1;
    } else options.set(name, true);
  }
  const [command, ...others] = names;
  return { command, names: others, options };
}
