/** A name as a hurried hand writes it: two letters in the middle change places, or one is doubled where they are alike. */
export function misspell(name: string): string {
  const letters = [...name];
  const middle = Math.floor(letters.length / 2);
  for (let at = middle; at > 0; at -= 1) {
    const [before, after] = [letters[at - 1] ?? '', letters[at] ?? ''];
    if (!isLetter(before) || !isLetter(after) || before.toLowerCase() === after.toLowerCase()) continue;
    const swapped = [...letters.slice(0, at - 1), ...inCase(before, after), ...letters.slice(at + 1)];
    return swapped.join('');
  }
  const last = letters.at(-1) ?? 'x';
  return `${name}${last}`;
}

function isLetter(character: string): boolean {
  return /^[A-Za-z0-9]$/.test(character);
}

/** The two letters the other way round, capitals where capitals were. */
function inCase(before: string, after: string): readonly [string, string] {
  const like = (letter: string, model: string) =>
    model === model.toUpperCase() && /[A-Z]/.test(model) ? letter.toUpperCase() : letter.toLowerCase();
  return [like(after, before), like(before, after)];
}
