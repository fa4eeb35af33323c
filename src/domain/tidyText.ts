/** What `x-tidy` may ask, in the order in which it is done, however it is listed. */
const TIDY_OPERATIONS = [
  'width',
  'trim',
  'spaces',
  'hyphens',
  'brackets',
  'upperCase',
  'checkDigit',
  'monthYear',
  'amount',
] as const;

export type TidyOperation = (typeof TIDY_OPERATIONS)[number];

/** Longer texts are left as they are: no field that is tidied takes them. */
const LONGEST = 400;

/** A text as its field wants it: what people type, paste and have filled in says the same in many ways. Only ways of writing
 * are undone; what it cannot place stays, for the schema to judge. */
export function tidyText(text: string, wanted: readonly TidyOperation[], countryCode?: string): string {
  if (text.length > LONGEST) return text;
  const tidied = TIDY_OPERATIONS.reduce((now, name) => (wanted.includes(name) ? operations[name](now) : now), text);
  return countryCode === undefined ? tidied : withoutCountryCode(tidied, countryCode);
}

/** Spaces of every script, and marks without a width that telephones copy along with a number. */
const SPACES = '[\\s\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]';
const allSpaces = new RegExp(SPACES, 'g');
const outerSpaces = new RegExp(`^${SPACES}+|${SPACES}+$`, 'g');

const operations: { readonly [name in TidyOperation]: (text: string) => string } = {
  width: asciiWidth,
  trim: (text) => text.replace(outerSpaces, ''),
  spaces: (text) => text.replace(allSpaces, ''),
  hyphens: (text) => text.replace(/[-\u2010-\u2015\u2212]/g, ''),
  brackets: (text) => text.replace(/[()[\]]/g, ''),
  upperCase: (text) => text.toUpperCase(),
  checkDigit: (text) => text.replace(/^([A-Z]{1,2}\d{6}|\d{7})\(?([0-9A-Z])\)?$/, '$1($2)'),
  monthYear,
  amount,
};

/** `11/28`, `1/28`, `11/2028`, `112028` and what browsers fill in, `2028-11`, as `1128`. */
function monthYear(text: string): string {
  const [, month = '', year = ''] =
    /^(\d{1,2})[-/.](?:\d\d)?(\d\d)$/.exec(text) ?? /^(\d\d)(?:20)?(\d\d)$/.exec(text) ?? [];
  const [, filledYear = '', filledMonth = ''] = /^\d\d(\d\d)-(\d\d)$/.exec(text) ?? [];
  return month.padStart(month === '' ? 0 : 2, '0') + year || filledMonth + filledYear || text;
}

/** Commas part thousands, each in its place: any other comma is for the member to explain. */
function amount(text: string): string {
  const point = text.replaceAll('。', '.');
  const plain = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(point) ? point.replaceAll(',', '') : point;
  return plain.replace(/^\.(?=\d)/, '0.').replace(/(\d)\.$/, '$1');
}

/** Full-width letters, digits and signs as a Chinese keyboard types them, and the curly apostrophes of telephones, in ASCII. */
export function asciiWidth(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}

/** A number as it is dialled at home. A code without `+` or `00` is one where enough digits follow to be a number, and all
 * are no more than numbers of any country have. */
function withoutCountryCode(text: string, code: string): string {
  const marked = ['+', '00'].find((mark) => text.startsWith(mark + code));
  if (marked !== undefined) return text.slice(marked.length + code.length);
  const isLong = /^\d+$/.test(text) && text.length <= 15 && text.length - code.length >= 8;
  return isLong && text.startsWith(code) ? text.slice(code.length) : text;
}
