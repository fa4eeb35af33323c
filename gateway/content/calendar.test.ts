import { expect, it } from 'vitest';
import type { JsonObject } from '../../src/domain/json.ts';
import { judgedCalendar } from './calendar.ts';
import { loadContent } from './loadContent.ts';

const year = { source: 'Gazette', holidays: [{ date: '2025-01-01', name: 'New Year' }], workdays: ['2025-01-25'] };
const calendar = { id: 'hk', description: '', years: { '2025': year } };

it('is taken as it is written', () => {
  expect(judgedCalendar(calendar, 'hk.json')).toBe(calendar);
});

it.each<[string, JsonObject]>([
  ['has no name', { years: {} }],
  ['has no years', { id: 'hk' }],
  ['has a year without holidays', { id: 'hk', years: { '2025': { workdays: [] } } }],
  ['has a year without workdays', { id: 'hk', years: { '2025': { holidays: [] } } }],
  [
    'has a holiday that does not exist',
    { id: 'hk', years: { '2025': { ...year, holidays: [{ date: '2025-02-30' }] } } },
  ],
  ['has a workday that does not exist', { id: 'hk', years: { '2025': { ...year, workdays: ['2025-13-01'] } } }],
])('is refused when it %s', (_what, data) => {
  expect(() => judgedCalendar(data, 'hk.json')).toThrow('hk.json is no calendar');
});

it('is asked for by a name that there is', () => {
  const content = loadContent();
  expect(content.calendar('hk').id).toBe('hk');
  expect(() => content.calendar('nowhere')).toThrow('no calendar "nowhere"');
});
