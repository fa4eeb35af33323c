import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { seeded, type Edit } from '../../../tests/seeded/seeded.ts';
import { amounts, boundedByLevel, everyLevel, limits } from '../../../tests/seeded/traps/levels.ts';
import {
  CHECKS,
  FLOW as PARCEL_FLOW,
  asking,
  atLeast,
  asks,
  promise,
  rules,
} from '../../../tests/seeded/traps/parts.ts';
import { parcelWith, type Put } from '../../../tests/seeded/traps/trap.ts';
import { verifyKey } from './verifyKey.ts';

const FLOW = 'transfer-to-hk';
const key = verifyKey(loadProject(process.cwd()), FLOW);
const keyWith = (change: Edit, flow = FLOW) => verifyKey(seeded([change]), flow);

test.each<[string, Edit]>([
  ['the flow', { file: `flows/${FLOW}/flow.json`, from: '"outcome:locked"', to: '"outcome:cancelled"' }],
  ['its promises', { file: `flows/${FLOW}/checks.json`, from: '"id": "neverTwice"', to: '"id": "neverAgain"' }],
  ['a sub-flow', { file: 'flows/confirm-payment/flow.json', from: '"initial": "ask"', to: '"initial": "checking"' }],
  ['a form', { file: `schemas/${FLOW}/details.schema.json`, from: '"maxLength": 64', to: '"maxLength": 63' }],
  ['a shared field', { file: 'schemas/shared/transfer-method.schema.json', from: '"bank"', to: '"card"' }],
  [
    'a rule of a form',
    {
      file: 'flows/rules/fps.json',
      from: '"proxy_id": { "pattern": "^[0-9]{8}$" }',
      to: '"proxy_id": { "pattern": "^5$" }',
    },
  ],
  ['a call', { file: 'openapi/paths/transfer/transferQuote.yaml', from: '      CARD_STATUS,\n', to: '' }],
  [
    'the codes of every call',
    { file: 'openapi/gateway.yaml', from: 'FUNC_DISABLED, TOO_MANY_CALLS', to: 'TOO_MANY_CALLS' },
  ],
  ['the site', { file: 'content/site.json', from: '"GC4PC001"', to: '"GC4PC002"' }],
])('a change of %s is another key', (_, change) => {
  expect(keyWith(change)).not.toBe(key);
});

test.each<[string, Edit]>([
  ['words', { file: `locales/en/${FLOW}.json`, from: '"title": "Who do you want', to: '"title": "Who, do you want' }],
  ['another flow', { file: 'flows/choose-card/flow.json', from: '"initial": "pick"', to: '"initial": "choosing"' }],
  [
    'promises of a sub-flow',
    { file: 'flows/confirm-payment/checks.json', from: '"promises": [', to: '"promises": [ ' },
  ],
])('a change of %s is not', (_, change) => {
  expect(keyWith(change)).toBe(key);
});

test('a constant counts where it is named', () => {
  const project = loadProject(process.cwd());
  const id = 'realname.document.daysLeft';
  const changed = Object.entries(project.constants).map(([name, entry]) => [
    name,
    name === id ? { ...entry, constant: { ...entry.constant, unit: 'months' } } : entry,
  ]);
  const other = { ...project, constants: Object.fromEntries(changed) as typeof project.constants };
  expect(Object.keys(project.constants)).toContain(id);
  expect(verifyKey(other, FLOW)).toBe(key);
  expect(verifyKey(other, 'realname')).not.toBe(verifyKey(project, 'realname'));
});

const ENOUGH = amounts({ HKD: '50.00', CNY: '45.00', USD: '6.00' });
const PROMISED: Put = [
  CHECKS,
  '/promises',
  [promise('few', 'never', { what: { call: 'parcelQuote', if: asks('isMany', { count: '$form/ask/count' }) } })],
];
const QUOTE = 'openapi/paths/parcel/parcelQuote.yaml';

test.each<[string, readonly Put[], Put, flow?: string]>([
  [
    'one of a family of constants',
    [...boundedByLevel(), limits(everyLevel(ENOUGH))],
    limits({ ...everyLevel(ENOUGH), '1': amounts({ HKD: '0.00' }) }),
  ],
  [
    'a day of one of a family of constants',
    [...boundedByLevel(), limits(everyLevel(ENOUGH))],
    limits({ ...everyLevel(ENOUGH), '3': amounts({ HKD: '50.00' }, { '2027-01-01': { HKD: '0.00' } }) }),
  ],
  ['a rule that only a promise asks', [PROMISED, rules(atLeast('isMany', 3))], rules(atLeast('isMany', 4))],
  [
    'what comes with a code, in a file of its own',
    [[QUOTE, '/post/x-code-data', { PAYEE_NOT_FOUND: { $ref: '../../components/parcel-life.yaml' } }]],
    ['openapi/components/parcel-life.yaml', '/minimum', 30],
  ],
  ['the language', [], ['schemas/language/flow.schema.json', '', { $id: 'flow.schema.json' }]],
  [
    'what a caller gives',
    [asking([{ target: 'review' }], { kind: 'letter' })],
    [PARCEL_FLOW, '/states/asking/invoke/input/kind', 'crate'],
    'parcel-sub',
  ],
])('a change of %s is another key', (_, given, change, id = 'parcel') => {
  const life: Put = ['openapi/components/parcel-life.yaml', '', { type: 'integer', minimum: 20 }];
  const before = [life, ...given];
  expect(verifyKey(parcelWith([...before, change]), id)).not.toBe(verifyKey(parcelWith(before), id));
});

test('a constant of a family that nothing names is not', () => {
  const other = (amount: string) => parcelWith([limits(everyLevel(amounts({ HKD: amount })))]);
  expect(verifyKey(other('1.00'), 'parcel')).toBe(verifyKey(other('2.00'), 'parcel'));
});
