import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { groupAmount, groupDigits, moneyText } from '../domain/moneyText.ts';

/** How a value is shown to a member; the format names of `{{value, money}}` in words. */
export type FormatName = 'text' | 'money' | 'date' | 'time' | 'dateTime' | 'number';

const formats: Record<FormatName, (value: Json, locale: string) => string> = {
  text: (value) => plain(value),
  money: (value) => formatMoney(value),
  date: (value, locale) => formatDate(plain(value), locale),
  time: (value) => instantParts(plain(value))?.time ?? plain(value),
  dateTime: (value, locale) => formatDateTime(plain(value), locale),
  number: (value) => groupDigits(plain(value)),
};

export const FORMAT_NAMES = Object.keys(formats) as readonly FormatName[];

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(formats, name);
}

/** `value` as text of `locale`; an absent value is empty. Pure: no `Intl`, no clock of the machine. */
export function formatValue(name: FormatName, value: Json | undefined, locale: string): string {
  return value === undefined || value === null ? '' : formats[name](value, locale);
}

function formatMoney(value: Json): string {
  if (!isJsonObject(value)) return groupAmount(plain(value));
  return moneyText({ currency: plain(value.currency ?? ''), amount: plain(value.amount ?? '') });
}

const months = 'January February March April May June July August September October November December'.split(' ');

function formatDate(value: string, locale: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(instantParts(value)?.date ?? value);
  if (!match) return value;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (locale.startsWith('zh')) return `${year}年${month}月${day}日`;
  return `${day} ${months[month - 1] ?? ''} ${year}`;
}

function formatDateTime(value: string, locale: string): string {
  const parts = instantParts(value);
  return parts ? `${formatDate(parts.date, locale)} ${parts.time}` : formatDate(value, locale);
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

function plain(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}
