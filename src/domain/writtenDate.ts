const months = 'January February March April May June July August September October November December'.split(' ');

/** A day, or the Hong Kong day of an instant, in words of a language: `7 March 2026`, `2026年3月7日`. What is no date stays as
 * it is. Pure: no `Intl`, no clock of the machine. */
export function writtenDate(value: string, locale: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(instantParts(value)?.date ?? value);
  if (!match) return value;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (locale.startsWith('zh')) return `${year}年${month}月${day}日`;
  return `${day} ${months[month - 1] ?? ''} ${year}`;
}

/** A month of a year, given as `2026-03`: `March 2026`, `2026年3月`. */
export function writtenMonth(value: string, locale: string): string {
  const match = /^(\d{4})-(\d{2})$/.exec(value);
  if (!match) return value;
  const [year, month] = [Number(match[1]), Number(match[2])];
  return locale.startsWith('zh') ? `${year}年${month}月` : `${months[month - 1] ?? ''} ${year}`;
}

/** The time of day of an instant in Hong Kong: `09:05`. */
export function writtenTime(value: string): string {
  return instantParts(value)?.time ?? value;
}

/** Both: `7 March 2026 09:05`; of a day without a time the day. */
export function writtenDateTime(value: string, locale: string): string {
  const parts = instantParts(value);
  return parts ? `${writtenDate(parts.date, locale)} ${parts.time}` : writtenDate(value, locale);
}

const hongKong = 8 * 3_600_000;

/** Date and time of day in Hong Kong (no daylight saving since 1979) of an ISO instant. */
function instantParts(value: string): { date: string; time: string } | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T/.test(value)) return undefined;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return undefined;
  const local = new Date(at + hongKong).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}
