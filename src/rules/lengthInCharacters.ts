/** Length in Unicode characters, as JSON Schema counts: a pair of surrogates is one. */
export function lengthInCharacters(text: string): number {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
}
