/** A number with its area code as people here write it: `mobileText('852', '51234567')` → `+852 5123 4567`,
 * `mobileText('86', '13800138000')` → `+86 138 0013 8000`. A masked one, or one of another length, is not divided. */
export function mobileText(areaCode: string, number: string): string {
  return `+${areaCode}${NO_BREAK}${groupMobile(number)}`;
}

/** The same without area code. */
export function groupMobile(number: string): string {
  const groups = /^(\d{3})(\d{4})(\d{4})$/.exec(number) ?? /^(\d{4})(\d{4})$/.exec(number);
  return groups?.slice(1).join(NO_BREAK) ?? number;
}

/** Half a number at the end of a line reads as a whole one. */
const NO_BREAK = '\u00a0';
