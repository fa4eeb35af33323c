/** Whether a text is digits and nothing else (R-VAL-06): no sign, no point, no digit of another script. */
export const isNumeric = (text: string): boolean => /^[0-9]+$/.test(text);
