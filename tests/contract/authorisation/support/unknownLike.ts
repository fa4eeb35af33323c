/** Another value of the same form: digits stay digits, letters letters, what is hexadecimal stays so. */
export function unknownLike(value: string): string {
  return [...value].map(shifted).join('');
}

const ALPHABETS = ['0123456789', 'abcdef', 'ABCDEF', 'ghijklmnopqrstuvwxyz', 'GHIJKLMNOPQRSTUVWXYZ'];

function shifted(character: string): string {
  const alphabet = ALPHABETS.find((letters) => letters.includes(character));
  if (!alphabet) return character;
  return alphabet[(alphabet.indexOf(character) + 3) % alphabet.length]!;
}
