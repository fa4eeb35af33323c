import type { JsonObject } from '../../../src/domain/json.ts';
import { FLOW } from './parts.ts';
import type { Put, Trap } from './trap.ts';

const MIGRATION = 'flows/parcel/migrations/1-2.json';

const migration = (...steps: readonly JsonObject[]): readonly Put[] => [
  [MIGRATION, '', { $schema: '../../../schemas/language/migration.schema.json', from: 1, to: 2, steps: [...steps] }],
  [FLOW, '/version', 2],
  [
    'flows/parcel/shape.json',
    '',
    {
      version: 1,
      steps: { ask: { kind: 'string', count: 'integer', note: 'string', old: 'string' } },
      calls: { quoting: 'op:parcelQuote', paying: 'op:parcelPay' },
    },
  ],
];

export const MIGRATIONS: readonly Trap[] = [
  {
    title: 'a migration drops an answer that is still asked for and needed',
    trap: migration({ drop: '/ask/kind' }),
    twin: migration({ drop: '/ask/old' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/drop'],
    ],
  },
  {
    title: 'a migration puts a choice that the form does not have',
    trap: migration({ default: '/ask/kind', value: 'tube' }),
    twin: migration({ default: '/ask/kind', value: 'crate' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/value'],
    ],
  },
  {
    title: 'a migration moves an answer to a field that is not there',
    trap: migration({ move: '/ask/old', to: '/ask/remark' }),
    twin: migration({ move: '/ask/old', to: '/ask/note' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/to'],
    ],
  },
  {
    title: 'a migration renames a step that there never was',
    trap: migration({ rename: '/asks', to: '/ask' }),
    twin: migration({ rename: '/ask/old', to: '/ask/note' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/rename'],
    ],
  },
  {
    title: 'a migration that moves a text to a number',
    trap: migration({ move: '/ask/old', to: '/ask/count' }),
    twin: migration({ move: '/ask/old', to: '/ask/note' }),
    at: [
      [MIGRATION, '/steps/0'],
      [MIGRATION, '/steps/0/to'],
    ],
  },
  {
    title: 'a migration drops what an earlier step of it has just moved there',
    trap: migration({ move: '/ask/old', to: '/ask/note' }, { drop: '/ask/note' }),
    twin: migration({ drop: '/ask/note' }, { move: '/ask/old', to: '/ask/note' }),
    at: [
      [MIGRATION, '/steps/1'],
      [MIGRATION, '/steps/1/drop'],
      [MIGRATION, '/steps/0'],
    ],
  },
];
