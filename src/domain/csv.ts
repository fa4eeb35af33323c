/** What a spreadsheet would work out as a formula, were it not for a `'` before it (OWASP, CSV injection). A text that has its own
 * `'` there gets one more, so that each comes back as it was. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

const DECIMAL = /^-?\d+(\.\d+)?$/;

export const BYTE_ORDER_MARK = '\uFEFF';

/** A table for a spreadsheet, as RFC 4180 writes it. With a byte order mark: without one Excel takes the letters for those of another
 * encoding. A number stays one, though a minus is before it. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`;
}

function written(text: string): string {
  const safe = FORMULA.test(text) && !DECIMAL.test(text) ? `'${text}` : text;
  return /[",;\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell as it was before `writeCsv` made it harmless. */
export function unescapeCell(text: string): string {
  return FORMULA.test(text) && text.startsWith("'") ? text.slice(1) : text;
}
