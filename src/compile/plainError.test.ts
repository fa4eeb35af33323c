import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../domain/json.ts';
import { isCalendarDate } from '../domain/calendarDate.ts';
import { plainError } from './plainError.ts';

const ajv = new Ajv2020({ strict: false, verbose: true, formats: { date: isCalendarDate, 'date-time': () => false } });

function said(schema: JsonObject, value: Json): string | undefined {
  const judge = ajv.compile(schema);
  judge(value);
  const [error] = judge.errors ?? [];
  return error && plainError(error);
}

test.each<[JsonObject, Json, string]>([
  [{ format: 'date' }, '2025-02-31', 'is no day of the calendar'],
  [{ format: 'date' }, '31/12/2025', 'is not written as a day'],
  [{ format: 'date-time' }, '2025-02-29T09:00:00+08:00', 'is no day of the calendar, or no time of a day'],
  [{ format: 'date-time' }, '2025-02-28', 'is not written as a day, a time and an offset'],
  [{ minLength: 1 }, '', 'is empty'],
  [{ minLength: 3 }, 'ab', 'has fewer than 3 characters'],
  [{ maxLength: 1 }, 'ab', 'has more than 1 character'],
  [{ minItems: 1 }, [], 'is empty'],
  [{ minItems: 2 }, [1], 'has fewer than 2 rows'],
  [{ maxItems: 2 }, [1, 2, 3], 'has more than 2 rows'],
  [{ minProperties: 1 }, {}, 'is empty'],
  [{ minProperties: 2 }, { a: 1 }, 'has fewer than 2 members'],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, 'has more than 1 member'],
  [{ minimum: 1 }, 0, 'is less than 1'],
  [{ maximum: 9 }, 10, 'is more than 9'],
  [{ uniqueItems: true }, ['a', 'a'], 'has the same twice'],
  [{ const: true }, 2, 'must be equal to constant'],
])('%j of %j: %s', (schema, value, words) => {
  expect(said(schema, value)).toBe(words);
});
