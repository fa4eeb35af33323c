/** A text in quotes, as it stands in a file. */
export interface Token {
  /** Without its quotes. */
  readonly text: string;
  /** Where it begins, counted in characters of the file. */
  readonly from: number;
}

/** The text in quotes, or the word of YAML, that begins at a place. */
export function tokenAt(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): Token | undefined {
  const lines = text.split('\n');
  const row = lines[line - 1];
  if (row === undefined) return undefined;
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const [whole, quoted] = /^(?:"((?:[^"\\]|\\.)*)"|[^\s"{}[\],:]+)/.exec(row.slice(column - 1)) ?? [];
  if (whole === undefined) return undefined;
  const isQuoted = quoted !== undefined;
  return { text: quoted ?? whole, from: begin + column - 1 + (isQuoted ? 1 : 0) };
}

/** The names in quotes of a sentence, in order. */
export function namesIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
}
