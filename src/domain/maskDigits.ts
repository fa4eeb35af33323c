/** A number of which only the last digits are shown, every other one a star: `maskDigits('1234567890')` → `******7890`. */
export function maskDigits(digits: string, shown = 4): string {
  return '*'.repeat(Math.max(0, digits.length - shown)) + digits.slice(-shown);
}

/** A card number in groups of four, the last four together however long it is: `**** **** **** *** 0123`. */
export function maskCardNumber(cardNo: string): string {
  return maskDigits(cardNo).replaceAll(/(\*{4}|\*+(?=\d))(?=.)/g, '$1 ');
}

/** A card known by its last four digits, of however many: `**** **** **** 0123`. */
export function maskToEnd(cardNo: string): string {
  return `**** **** **** ${cardNo.slice(-4)}`;
}
