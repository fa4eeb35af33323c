/** What figures count, in the languages of the portal. Working days are others than days, and a day of a month is neither. */
const COUNTED: { readonly [unit: string]: readonly RegExp[] } = {
  minutes: [/(\d+)[ -]?min(?:ute)?s?\b/giu, /(\d+)\s*(?:分鐘|分钟)/gu],
  hours: [/(\d+)[ -]?hours?\b/giu, /(\d+)\s*[個个]?(?:小時|小时|鐘頭)/gu],
  'working days': [/(\d+)[ -](?:working|business)[ -]days?\b/giu, /(\d+)\s*[個个]?工作[日天]/gu],
  days: [/(\d+)[ -](?:calendar |consecutive )?days?\b/giu, /(?<!月\s*)(?<!\d)(\d+)\s*(?:日(?![期元圓])|天)/gu],
  months: [/(\d+)[ -](?:calendar )?months?\b/giu, /(\d+)\s*[個个]月/gu],
  digits: [/(\d+)[ -]digits?\b/giu, /(\d+)\s*位(?:數字|数字|數|数)/gu],
  characters: [/(\d+)[ -]characters?\b/giu, /(\d+)\s*[個个]?(?:字元|字符)/gu],
  HKD: [/(?:HK\$|HKD)\s?(\d+(?:\.\d+)?)/gu, /(\d+(?:\.\d+)?)\s*(?:港元|港幣|港币)/gu],
  USD: [/(?:US\$|USD)\s?(\d+(?:\.\d+)?)/gu, /(\d+(?:\.\d+)?)\s*美元/gu],
  CNY: [/(?:¥|RMB|CNY)\s?(\d+(?:\.\d+)?)/gu, /(\d+(?:\.\d+)?)\s*(?:人民幣|人民币)/gu],
};

const MONEY = ['HKD', 'USD', 'CNY'];

/** Figures of a text by what they count, each with its number; what stands for a value is none. */
export function saidFigures(text: string): ReadonlyMap<string, readonly number[]> {
  // Thousands in their places; of sums with ten thousands and millions nobody says the same in two languages.
  const plain = text.replace(/\{\{[^}]*\}\}/g, '□').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const found = new Map<string, readonly number[]>();
  for (const [unit, patterns] of Object.entries(COUNTED)) {
    const figures = patterns.flatMap((pattern) => [...plain.matchAll(pattern)].map(([, figure]) => Number(figure)));
    if (figures.length > 0)
      found.set(
        unit,
        figures.toSorted((one, other) => one - other),
      );
  }
  return found;
}

/** Sums that a text says in figures. */
export function sumsSaid(text: string): number {
  const figures = saidFigures(text);
  return MONEY.reduce((count, unit) => count + (figures.get(unit)?.length ?? 0), 0);
}
