import { isCalendarDate, isInstant } from '../domain/calendarDate.ts';

/** The formats that forms and rules may name; linear in the length of the text. Compiled validators import them one by one. */

/** A day that exists, `YYYY-MM-DD`. */
export function date(text: string): boolean {
  return isCalendarDate(text);
}

/** An instant with its offset. */
export function dateTime(text: string): boolean {
  return isInstant(text);
}

/** An e-mail address as people have them: no comments, no quotes, a domain with a dot (R-VAL-16). */
export function email(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.indexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  const labels = domain.split('.');
  return (
    at > 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(part)) &&
    labels.length > 1 &&
    labels.every((label) => /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label))
  );
}

/** By the name a schema uses, with the name it is exported under. */
export const formats: {
  readonly [name: string]: { readonly export: string; readonly validate: (text: string) => boolean };
} = {
  date: { export: 'date', validate: date },
  'date-time': { export: 'dateTime', validate: dateTime },
  email: { export: 'email', validate: email },
};
