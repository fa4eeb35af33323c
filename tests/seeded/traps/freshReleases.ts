import type { JsonObject } from '../../../src/domain/json.ts';
import { NAME, details } from './freshParts.ts';
import { ASK, FLOW } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const MIGRATION = 'flows/parcel/migrations/1-2.json';

const shape = (steps: JsonObject): Put => [
  'flows/parcel/shape.json',
  '',
  { version: 1, steps, calls: { quoting: 'op:parcelQuote', paying: 'op:parcelPay' } },
];

const migration = (...steps: readonly JsonObject[]): readonly Put[] => [
  [MIGRATION, '', { $schema: '../../../schemas/language/migration.schema.json', from: 1, to: 2, steps: [...steps] }],
  [FLOW, '/version', 2],
];

const OLD_ASK: JsonObject = { kind: 'string', count: 'integer', note: 'string', old: 'string', older: 'string' };

export const FRESH_RELEASES: readonly Trap[] = [
  {
    title: 'a migration renames a step to one that there was beside it',
    given: [
      ...details({ why: NAME }, ['why']),
      shape({
        ask: { kind: 'string', count: 'integer', note: 'string' },
        details: { why: 'string' },
        extra: { why: 'string' },
      }),
    ],
    trap: migration({ rename: '/extra', to: '/details' }),
    twin: migration({ drop: '/extra' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/to'],
    ],
  },
  {
    title: 'a migration moves the only answer of a step into another that asks it no more',
    given: [...details({ why: NAME }, ['why']), shape({ ask: OLD_ASK })],
    trap: migration({ move: '/ask/old', to: '/details/old' }),
    twin: migration({ move: '/ask/old', to: '/details/why' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/to'],
    ],
  },
  {
    title: 'a migration moves an answer into another step and drops the step it came from, where it is asked',
    given: [...details({ why: NAME }, ['why']), shape({ ask: OLD_ASK })],
    trap: migration({ move: '/ask/old', to: '/details/why' }, { drop: '/ask' }),
    twin: migration({ move: '/ask/old', to: '/details/why' }, { drop: '/ask/older' }),
    at: [
      [MIGRATION, '/steps/1'],
      [MIGRATION, '/steps/1/drop'],
    ],
  },
  {
    title: 'a migration ticks a box for those under way that nobody but they may tick',
    given: [
      shape({ ask: OLD_ASK }),
      [ASK, '/properties/agree', { type: 'boolean', const: true }],
      [ASK, '/required', ['kind', 'count', 'agree']],
    ],
    trap: migration({ default: '/ask/agree', value: true }),
    twin: migration({ default: '/ask/note', value: 'x' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/value'],
    ],
  },
];
