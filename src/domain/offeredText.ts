/** `{{needs fps}}` at the beginning of a text. */
const NEEDS = /^\{\{\s*needs (\w+)\s*\}\}\s*/;

/** A text as a site without some features has it: without the mark that says what it needs; nothing where it is left out.
 * @param without names of features */
export function offeredText(text: string, without: readonly string[]): string | undefined {
  const [mark = '', feature] = NEEDS.exec(text) ?? [];
  return feature !== undefined && without.includes(feature) ? undefined : text.slice(mark.length);
}
