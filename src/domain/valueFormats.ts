import type { Json } from './json.ts';
import { isJsonObject } from './json.ts';
import { groupMobile } from './mobileText.ts';
import { groupAmount, groupDigits, moneyText } from './moneyText.ts';
import { writtenDate, writtenDateTime, writtenTime } from './writtenDate.ts';

/** How a value is shown to a member; the format names of `{{value, money}}` in words. */
export type FormatName = 'text' | 'money' | 'date' | 'time' | 'dateTime' | 'number' | 'phone' | 'minutes' | 'hours';

const formats: Record<FormatName, (value: Json, locale: string) => string> = {
  text: (value) => plain(value),
  money: (value) => formatMoney(value),
  date: (value, locale) => writtenDate(plain(value), locale),
  time: (value) => writtenTime(plain(value)),
  dateTime: (value, locale) => writtenDateTime(plain(value), locale),
  number: (value) => groupDigits(plain(value)),
  phone: (value) => groupMobile(plain(value)),
  minutes: (value) => inUnits(value, 60),
  hours: (value) => inUnits(value, 3600),
};

export const FORMAT_NAMES = Object.keys(formats) as readonly FormatName[];

export function isFormatName(name: unknown): name is FormatName {
  return typeof name === 'string' && Object.hasOwn(formats, name);
}

/** `value` as text of `locale`; an absent value is empty. Pure: no `Intl`, no clock of the machine. */
export function formatValue(name: FormatName, value: Json | undefined, locale: string): string {
  return value === undefined || value === null ? '' : formats[name](value, locale);
}

function formatMoney(value: Json): string {
  if (!isJsonObject(value)) return groupAmount(plain(value));
  return moneyText({ currency: plain(value.currency ?? ''), amount: plain(value.amount ?? '') });
}

/** Seconds as a number of longer units, a part of one counting as a whole. */
function inUnits(value: Json, seconds: number): string {
  return String(Math.ceil(Number(plain(value)) / seconds));
}

function plain(value: Json): string {
  return typeof value === 'object' ? '' : String(value);
}
