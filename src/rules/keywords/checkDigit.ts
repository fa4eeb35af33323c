import { say, type Judge, type RuleKeyword } from '../keyword.ts';

export type CheckDigit = 'luhn' | 'hkid';

export const judge: Judge<CheckDigit> = (kind, value) => {
  if (typeof value !== 'string') return {};
  return (kind === 'luhn' ? passesLuhn(value) : passesHkid(value)) ? undefined : {};
};

/** The last digit of a card number, by Luhn's sum. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The character in brackets of a Hong Kong identity card, `A123456(3)`; brackets and case do not count. */
export function passesHkid(text: string): boolean {
  const match = /^([A-Z]{1,2})(\d{6})\(?([0-9A])\)?$/.exec(text.toUpperCase());
  if (!match) return false;
  const letters = (match[1] ?? '').padStart(2, ' ');
  const values = [...letters].map((letter) => (letter === ' ' ? 36 : letter.charCodeAt(0) - 55));
  const all = [...values, ...[...(match[2] ?? '')].map(Number)];
  const sum = all.reduce((total, value, place) => total + value * (9 - place), 0);
  const check = match[3] === 'A' ? 10 : Number(match[3]);
  return (sum + check) % 11 === 0;
}

/** `"checkDigit": "luhn"` for card numbers, `"hkid"` for Hong Kong identity cards (AMB-22). */
export const checkDigit: RuleKeyword<CheckDigit> = {
  name: 'checkDigit',
  type: 'string',
  metaSchema: { description: 'The check digit is correct: `luhn` or `hkid`.', type: 'string', enum: ['luhn', 'hkid'] },
  judge,
  propose: (kind) =>
    kind === 'luhn'
      ? { hold: ['4111111111111111', '0000000000000000'], fail: ['4111111111111112'] }
      : { hold: ['A123456(3)', 'G123456(A)'], fail: ['A123456(4)'] },
  explain: (kind, lang) =>
    say(lang, `has a right check digit (${kind})`, `的核對數位正確（${kind}）`, `的校验位正确（${kind}）`),
};
