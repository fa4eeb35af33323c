import { DETAILS, MONEY, left } from './freshParts.ts';
import { LEVEL_LIMITS, amounts, boundedByLevel, everyLevel, limits, rulesOfLevel, withoutLowest } from './levels.ts';
import { FLOW, NEXT, SUB, SUB_ASK, asking, form } from './parts.ts';
import type { Put, Spot, Trap } from './trap.ts';

const FIRST = { HKD: '50.00', CNY: '45.00', USD: '6.00' };
const ENOUGH = amounts(FIRST);
const NOTHING = amounts({ HKD: '0.00', CNY: '0.00', USD: '0.00' });

const AT: readonly Spot[] = [
  [FLOW, '/states/details'],
  [DETAILS, '/properties/value'],
];

/** Constants that differ by the level of a member. */
export const FRESH_LEVELS: readonly Trap[] = [
  {
    title: 'members of one level may send nothing at all',
    given: [...withoutLowest, ...boundedByLevel()],
    trap: [limits({ ...everyLevel(ENOUGH), '1': NOTHING })],
    // Nobody of the lowest level comes in.
    twin: [limits({ ...everyLevel(ENOUGH), '0': NOTHING })],
    at: AT,
  },
  {
    title: 'where everybody comes in, members of one level may send nothing at all',
    given: boundedByLevel(),
    trap: [limits({ ...everyLevel(ENOUGH), '1': NOTHING })],
    twin: [limits(everyLevel(ENOUGH))],
    at: AT,
  },
  {
    title: 'members of one level may send nothing, by a form of a sub-flow that is told the level',
    given: [
      asking([...left, { guard: 'outcome:declined', target: 'cancelled' }, { target: 'quoting' }], {
        status: '$user/realname_status',
      }),
      [FLOW, NEXT, { target: 'asking' }],
      [SUB, '/meta/input', ['status']],
      boundedByLevel()[0] as Put,
      [
        SUB_ASK,
        '',
        form({ choice: { type: 'string', enum: ['yes', 'no'] }, value: MONEY }, ['choice', 'value'], {
          'x-rules': rulesOfLevel('$input/status'),
        }),
      ],
    ],
    trap: [limits({ ...everyLevel(ENOUGH), '1': NOTHING })],
    twin: [limits(everyLevel(ENOUGH))],
    at: [[SUB, '/states/ask']],
  },
  {
    title: 'from next year the highest level may send nothing',
    given: [...withoutLowest, ...boundedByLevel()],
    trap: [
      limits({
        ...everyLevel(ENOUGH),
        '3': amounts({ HKD: '50.00', CNY: '45.00', USD: '6.00' }, { '2027-01-01': { HKD: '0.00' } }),
      }),
    ],
    twin: [
      limits({
        ...everyLevel(ENOUGH),
        '3': amounts({ HKD: '50.00', CNY: '45.00', USD: '6.00' }, { '2027-01-01': { HKD: '40.00' } }),
      }),
    ],
    at: [...AT, [LEVEL_LIMITS, '/constants/2']],
  },
  {
    title: 'one level has no amount in a currency that another has',
    given: boundedByLevel(),
    trap: [limits({ ...everyLevel(ENOUGH), '1': amounts({ HKD: '50.00', CNY: '45.00' }) })],
    twin: [limits(everyLevel(ENOUGH))],
    at: [[LEVEL_LIMITS, '/constants/1/rows']],
  },
  {
    title: 'one level has an amount in a currency only from a later day on',
    given: boundedByLevel(),
    trap: [
      limits({
        ...everyLevel(ENOUGH),
        '0': amounts({ HKD: '50.00', CNY: '45.00' }, { '2027-01-01': { USD: '6.00' } }),
      }),
    ],
    twin: [
      limits({
        ...everyLevel(ENOUGH),
        '0': amounts({ HKD: '50.00', CNY: '45.00' }, { '2025-01-01': { USD: '6.00' } }),
      }),
    ],
    at: [[LEVEL_LIMITS, '/constants/0/rows']],
  },
  {
    title: 'no level has an amount in a currency in which the form asks',
    given: boundedByLevel({ data: '/currency' }, { currency: 'HKD' }),
    trap: [limits(everyLevel(amounts({ CNY: '45.00' })))],
    twin: [limits(everyLevel(amounts({ HKD: '45.00' })))],
    at: [[LEVEL_LIMITS, '/constants/0/rows']],
  },
  {
    title: 'no level has an amount in a currency that an account may be in',
    given: [
      ...boundedByLevel({ data: '/currency' }, { currency: '$user/account_list/0/currency' }),
      [DETAILS, '/properties/value/x-currency', '$user/account_list/0/currency'],
      limits(everyLevel(amounts({ HKD: '50.00', CNY: '45.00' }))),
    ],
    trap: [],
    twin: [limits(everyLevel(ENOUGH))],
    at: [[LEVEL_LIMITS, '/constants/0/rows']],
  },
  {
    title: 'a later row stands above an earlier one',
    given: boundedByLevel(),
    trap: [limits({ ...everyLevel(ENOUGH), '3': amounts(FIRST, { '2021-01-01': { HKD: '40.00' } }) })],
    twin: [limits({ ...everyLevel(ENOUGH), '3': amounts(FIRST, { '2025-01-01': { HKD: '40.00' } }) })],
    at: [[LEVEL_LIMITS, '/constants/2/rows/3/effectiveFrom']],
  },
];
