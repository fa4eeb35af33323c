import { parseArgs } from 'node:util';
import { didYouMean } from '../didYouMean.ts';

/** What was typed: a command, names, and options. */
export interface CommandLine {
  readonly command: string | undefined;
  readonly names: readonly string[];
  readonly options: ReadonlyMap<string, string | true>;
}

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const OPTIONS: { readonly [name: string]: typeof flag | typeof text } = {
  at: text,
  check: flag,
  'emit-test': flag,
  examples: flag,
  explain: flag,
  fresh: flag,
  help: flag,
  json: flag,
  like: text,
  locale: text,
  markdown: flag,
  missing: flag,
  out: text,
  port: text,
  root: text,
  watch: flag,
};

/** `flow draw transfer-to-hk --out a.mmd` → command, names and options.
 * @throws Error that says which option is unknown, has no value, or takes none */
export function readCommandLine(words: readonly string[]): CommandLine {
  const { positionals, tokens } = parseArgs({
    args: [...words],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const options = new Map<string, string | true>();
  for (const token of tokens)
    if (token.kind === 'option') options.set(token.name, valueOf(token.name, token.rawName, token.value));
  const [command, ...names] = positionals;
  return { command, names, options };
}

function valueOf(name: string, typed: string, value: string | undefined): string | true {
  const type = Object.hasOwn(OPTIONS, name) ? OPTIONS[name]?.type : undefined;
  if (type === undefined)
    throw new Error(`"${typed}" is not an option of flow.${didYouMean(name, Object.keys(OPTIONS))}`);
  if (type === 'boolean' && value !== undefined) throw new Error(`${typed} takes no value.`);
  if (type === 'string' && (value === undefined || value === '')) throw new Error(`${typed} needs a value.`);
  return value ?? true;
}

/** What a command says and how it ends: 0 fine, 1 findings, 2 not understood. */
export interface CommandResult {
  readonly out: string;
  readonly code: number;
}
