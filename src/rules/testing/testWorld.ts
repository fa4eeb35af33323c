import type { JsonObject } from '../../domain/json.ts';
import type { World } from '../compiled.ts';
import type { JudgeContext } from '../keyword.ts';

/** A world for tests: 3 June 2025, a Tuesday morning in Hong Kong, with two small calendars. */
export function testWorld(changes: Partial<World> = {}): World {
  const year = (holidays: readonly string[], workdays: readonly string[]) => ({
    source: 'test',
    holidays: holidays.map((date) => ({ date, name: 'holiday' })),
    workdays,
  });
  return {
    user: { signed_in: true, realname_status: '3' },
    site: {},
    const: {
      'limit.single': { HKD: '100.00', USD: '13.00' },
      'limit.rows': '50.00',
      'limit.daily.1': { HKD: '5.00' },
      'limit.daily.3': { HKD: '30.00' },
      'age.adult': 18,
      'rate.toHkd': { HKD: '1', CNY: '1.1', USD: '7.8' },
      'bank.prefixes': ['622588', '400000'],
      'bank.codes': [{ key: '024' }, { key: '004' }],
    },
    calendars: {
      prc: { id: 'prc', description: 'test', years: { '2025': year(['2025-06-02', '2025-10-01'], ['2025-06-07']) } },
    } as unknown as JsonObject,
    now: '2025-06-03T10:00:00+08:00',
    ...changes,
  };
}

export function testContext(subject: JsonObject = {}, changes: Partial<World> = {}): JudgeContext {
  return { world: testWorld(changes), subject };
}
