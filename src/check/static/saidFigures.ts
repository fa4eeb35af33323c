/** What figures count, in the languages of the portal: what stands behind the figure. Working days are others than days. */
const NAMES: { readonly [unit: string]: RegExp } = {
  minutes: /^(?:[ -]?min(?:ute)?s?\b|\s*(?:分鐘|分钟))/iu,
  hours: /^(?:[ -]?hours?\b|\s*[個个]?(?:小時|小时|鐘頭|钟头))/iu,
  'working days': /^(?:[ -](?:working|business)[ -]days?\b|\s*[個个]?工作[日天])/iu,
  days: /^(?:[ -](?:calendar |consecutive )?days?\b|\s*(?:日(?![期元圓])|天))/iu,
  weeks: /^(?:[ -]weeks?\b|\s*[個个]?(?:星期|禮拜|礼拜|[週周](?![歲岁年])))/iu,
  months: /^(?:[ -](?:calendar )?months?\b|\s*[個个]月)/iu,
  years: /^(?:[ -](?:calendar )?years?\b|\s*年)/iu,
  digits: /^(?:[ -]digits?\b|\s*位(?:數字|数字|數|数))/iu,
  characters: /^(?:[ -]characters?\b|\s*[個个]?(?:字元|字符))/iu,
  HKD: /^\s*(?:HKD(?!\s?\d)|元?港[幣币]|港元)/u,
  USD: /^\s*(?:USD(?!\s?\d)|元?美金|美元)/u,
  CNY: /^\s*(?:(?:CNY|RMB)(?!\s?\d)|元?人民[幣币])/u,
};

/** Signs and names of money before its figure; a name that ends the sum before is none. */
const SIGNS: { readonly [unit: string]: RegExp } = {
  HKD: /(?:HK\$|HKD|(?<!\d\s?元?)(?:港[幣币]|港元))\s?$/u,
  USD: /(?:US\$|USD|(?<!\d\s?元?)(?:美金|美元))\s?$/u,
  CNY: /(?:[¥￥]|RMB|CNY|(?<!\d\s?元?)人民[幣币])\s?$/u,
};

/** A day of a month or a year of the calendar: counts nothing. */
const DATE = 'date';
const DAY_OF_MONTH = /月\s*(?:\d+\s*日?\s*[-–—－~～〜、至到或及和與与]\s*)*$/u;

const POWERS: { readonly [name: string]: number } = {
  ...{ 百: 2, 千: 3, 萬: 4, 万: 4, 百萬: 6, 百万: 6, 千萬: 7, 千万: 7, 億: 8, 亿: 8 },
  ...{ thousand: 3, million: 6, billion: 9 },
};
const FIGURE =
  /(?<![\d.])(\d+(?:\.\d+)?)(?:\s*([百千]?[萬万]|[億亿]|千(?![克米])|百(?!分)|(?:thousand|million|billion)\b))?/gu;

/** What joins the ends of a range, and the sums of a list. */
const JOINT = /^\s*(?:[-–—－~～〜、／/至到或及和與与]|,?\s*\b(?:to|or|and)\b)\s*$/u;
const COMMA = /^,\s+$/;

/** A number in words at the other end of a range, and what follows a figure and makes it another one. */
const WORD =
  '(?:[半一二兩两三四五六七八九十百]|\\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b)';
const TO = '(?:[-–—－~～〜至到或]|\\b(?:to|or)\\b)';
const WORD_BEHIND = new RegExp(`^\\s*(?:${TO}\\s*${WORD}|半|½|and a half)`, 'u');
const WORD_BEFORE = new RegExp(`${WORD}(?:[^\\d\\s，。]{0,4}| [a-z]+)\\s*${TO}\\s*$`, 'u');
const BROKEN = /^(?:[½¼¾]|[kKmM]\b)/;

interface Figure {
  readonly value: number;
  readonly unit: string | undefined;
  /** Whether the unit is said by a sign before the figure, and by a name behind it. */
  readonly isSigned: boolean;
  readonly isNamed: boolean;
  /** Whether it is said in thousands or more. */
  readonly isPower: boolean;
  /** Where its sign begins, and where the name of its unit ends. */
  readonly start: number;
  readonly end: number;
  readonly isUnsure: boolean;
}

/** Figures of a text by what they count, each with its number; what stands for a value is none. Where something beside a figure may make
 * it another one, NaN stands among those of its unit. */
export function saidFigures(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>();
  for (const { unit, value, isUnsure } of shared(figuresIn(text), plainly(text))) {
    if (unit === undefined || unit === DATE) continue;
    found.set(
      unit,
      [...(found.get(unit) ?? []), isUnsure ? Number.NaN : value].toSorted((one, other) => one - other),
    );
  }
  return found;
}

/** Thousands in their places, and nothing of what values say. */
function plainly(text: string): string {
  return text.replace(/\{\{[^}]*\}\}/g, '□').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

function figuresIn(text: string): readonly Figure[] {
  const plain = plainly(text);
  return [...plain.matchAll(FIGURE)].flatMap((match): readonly Figure[] => {
    const [all, digits = '', power = ''] = match;
    const before = plain.slice(0, match.index);
    const after = plain.slice(match.index + all.length);
    const sign = matchOf(SIGNS, before);
    // The 1 of "T1" counts nothing.
    if (!sign && /[A-Za-z]$/.test(before)) return [];
    const name = matchOf(NAMES, after);
    const named = name && isDate(name.unit, digits, before) ? DATE : name?.unit;
    const start = match.index - (sign?.length ?? 0);
    const end = match.index + all.length + (name?.length ?? 0);
    return [
      {
        value: Number(`${digits}e${POWERS[power] ?? 0}`),
        unit: sign?.unit ?? named,
        isSigned: sign !== undefined,
        isNamed: name !== undefined,
        isPower: power !== '',
        start,
        end,
        isUnsure: BROKEN.test(after) || WORD_BEHIND.test(plain.slice(end)) || WORD_BEFORE.test(plain.slice(0, start)),
      },
    ];
  });
}

function isDate(unit: string, digits: string, before: string): boolean {
  return (unit === 'days' && DAY_OF_MONTH.test(before)) || (unit === 'years' && digits.length === 4);
}

function matchOf(
  patterns: { readonly [unit: string]: RegExp },
  text: string,
): { readonly unit: string; readonly length: number } | undefined {
  for (const [unit, pattern] of Object.entries(patterns)) {
    const [all] = pattern.exec(text) ?? [];
    if (all !== undefined) return { unit, length: all.length };
  }
  return undefined;
}

/** The unit of a range or a list is said once: by a sign before the first, or by a name behind the last. */
function shared(figures: readonly Figure[], plain: string): readonly Figure[] {
  const gap = (left: Figure, right: Figure) => plain.slice(left.end, right.start);
  const all = [...figures];
  for (const [index, right] of all.entries()) {
    const left = all[index - 1];
    if (!left) continue;
    const between = gap(left, right);
    // "3 000" and "3 萬 5 千" are one figure, in a way that is not read; nor are the thousands of "8 至 9 萬".
    const isOne = !left.isNamed && !right.isSigned && /^\s*$/.test(between);
    if (isOne || (JOINT.test(between) && right.isPower && !left.isPower)) {
      all[index - 1] = { ...left, isUnsure: true };
      all[index] = { ...right, unit: right.unit ?? left.unit, isUnsure: true };
    } else if (right.unit === undefined && left.isSigned && (JOINT.test(between) || COMMA.test(between)))
      all[index] = { ...right, unit: left.unit, isSigned: true };
  }
  for (let index = all.length - 2; index >= 0; index -= 1) {
    const [left, right] = [all[index] as Figure, all[index + 1] as Figure];
    if (left.unit === undefined && !right.isSigned && JOINT.test(gap(left, right)))
      all[index] = { ...left, unit: right.unit };
  }
  return all;
}

/** What a value counts, by what stands on both sides of it. */
export function unitBeside(before: string, after: string): string | undefined {
  return (matchOf(SIGNS, before) ?? matchOf(NAMES, after))?.unit;
}

export const MONEY = ['HKD', 'USD', 'CNY'];

/** Sums that a text says in figures. */
export function sumsSaid(text: string): readonly number[] {
  const figures = saidFigures(text);
  return MONEY.flatMap((unit) => figures.get(unit) ?? []);
}

/** Anything that a sum may be said by: a figure or a number in words beside a name of money, whichever. */
const SUM = /[\d一二兩两三四五六七八九十百千萬万億亿]\s*[元圓圆蚊塊块]|[$€£¥￥]|\b(?:dollars?|yuan|renminbi)\b/iu;

/** Whether a text may say one of the sums, in whichever way. */
export function maySay(text: string, sums: readonly number[]): boolean {
  if (sumsSaid(text).length > 0 || SUM.test(text)) return true;
  return figuresIn(text).some(({ value }) => sums.includes(value));
}
