import { expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { formFields } from './formSchema.ts';
import { tidyAnswer } from './tidyAnswer.ts';

const digits = ['width', 'spaces', 'hyphens'];
const schema: JsonObject = {
  type: 'object',
  properties: {
    note: { type: 'string', 'x-tidy': ['trim'] },
    count: { type: 'integer', 'x-tidy': digits },
    type: { type: 'string' },
    proxy: { type: 'string', 'x-tidy': { by: 'type', of: { fpsId: digits }, else: ['spaces'] } },
    people: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          area: { type: 'string' },
          number: { type: 'string', 'x-tidy': [...digits, { countryCode: { beside: 'area' } }] },
        },
      },
    },
  },
};
const tidied = (answer: JsonObject): JsonObject => tidyAnswer(formFields(schema), answer);

it('changes texts of fields that say so, and gives the very same answer where there is nothing to change', () => {
  const tidy = { note: 'so that', count: 1, type: ' x ' };
  expect(tidied({ ...tidy, note: ' so that ' })).toEqual(tidy);
  expect(tidied(tidy)).toBe(tidy);
});

it('leaves out a text of which nothing is left: a blank is no answer', () => {
  expect(tidied({ note: ' \u3000 ', type: 'x' })).toEqual({ type: 'x' });
});

it('does what the field beside it decides', () => {
  expect(tidied({ type: 'fpsId', proxy: '123-4567' })).toEqual({ type: 'fpsId', proxy: '1234567' });
  expect(tidied({ type: 'email', proxy: ' a-b@c.hk' })).toEqual({ type: 'email', proxy: 'a-b@c.hk' });
  expect(tidied({ type: 'constructor', proxy: 'a - b' })).toEqual({ type: 'constructor', proxy: 'a-b' });
  expect(tidied({ proxy: 'a - b' })).toEqual({ proxy: 'a-b' });
});

it('takes what stands beside it in the same row', () => {
  const people: readonly JsonObject[] = [
    { area: '852', number: '+852 6123 4586' },
    { area: '86', number: '+86 138 0013 8000' },
    { number: '+852 6123 4586' },
  ];
  expect(tidied({ people })).toEqual({
    people: [{ area: '852', number: '61234586' }, { area: '86', number: '13800138000' }, { number: '+85261234586' }],
  });
});
