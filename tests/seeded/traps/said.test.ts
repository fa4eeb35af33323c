import { describe, expect, test } from 'vitest';
import { testPaths } from '../../../src/check/paths/testPath.ts';
import { reportText } from '../../../src/check/verify/reportText.ts';
import { exploreFlow, verifyFlow, type FlowReport } from '../../../src/check/verify/verifyFlow.ts';
import { createPointerScope } from '../../../src/rules/pointerScope.ts';
import { flow, form, rules } from '../paths.ts';
import { edit, seeded } from '../seeded.ts';
import { FRESH_ROWS } from './freshRows.ts';
import { GUARDS } from './guards.ts';
import { ASK, DONE, FLOW, is } from './parts.ts';
import { inWords, parcelWith, toldAt, toldOf } from './trap.ts';

describe('flow verify says what it stumbled on', () => {
  test('the field and the rule of a step that nobody can answer', () => {
    const { given = [], trap } = FRESH_ROWS.find(({ title }) => /at most 20 each/.test(title)) ?? { trap: [] };
    const { promises } = verifyFlow(parcelWith([...given, ...trap]), 'parcel');
    const { reason } = promises.find(({ id }) => id === 'answerable') ?? {};
    expect(reason).toContain('"people" by rule parcel.isEnough');
    expect(reason).toMatch(/"people\/\d\/value" by rule parcel\.isSmall/);
  });

  test('the field that is refused whatever the others say, before what a rule says of another', () => {
    const project = seeded([
      edit(form('transfer-instant/details'), '"only": { "at": "/status", "in": ["⟦active → locked⟧"] }'),
    ]);
    const { promises } = verifyFlow(project, 'transfer-instant');
    const { reason } = promises.find(({ id }) => id === 'answerable') ?? {};
    expect(reason).toMatch(
      /refused was most often "account_id" by "enum": it is chosen among the rows of "accounts", which has none that "only" lets be chosen there\./,
    );
  });

  const reasonWith = (rule: object, asked: string, params: object, at: string) => {
    const project = seeded([
      edit(
        rules('topup'),
        `"rules": [⟦→ ${JSON.stringify({ description: 'Seeded.', source: ['defined'], ...rule })},⟧`,
      ),
      edit(form(`topup-bank/${asked}`), `"x-rules": [⟦→ ${JSON.stringify({ rule: 'topup.isSeeded', params, at })},⟧`),
    ]);
    return verifyFlow(project, 'topup-bank').promises.find(({ id }) => id === 'answerable')?.reason ?? '';
  };

  test('both of two rules that contradict each other', () => {
    const later = {
      id: 'topup.isSeeded',
      subject: { date: 'date' },
      schema: { properties: { date: { daysUntil: { min: 1 } } } },
      examples: { hold: [{ date: '2999-01-01' }], fail: [{ date: '2020-01-01' }] },
    };
    const reason = reasonWith(later, 'paid', { date: '$self/transfer_date' }, '/transfer_date');
    expect(reason).toMatch(
      /"transfer_date" by rule topup\.\w+; the other rules that look at "transfer_date": topup\.\w+$/,
    );
    for (const rule of ['topup.isSeeded', 'topup.isPaidByToday']) expect(reason).toContain(rule);
  });

  test('the rules beside a choice that nobody can go on with', () => {
    const linked = {
      id: 'topup.isSeeded',
      subject: { paid_by: 'string', name: 'string' },
      schema: { properties: { paid_by: { const: 'linked' } } },
      examples: { hold: [{ paid_by: 'linked', name: 'A' }], fail: [{ paid_by: 'card', name: 'A' }] },
    };
    const params = { paid_by: '$self/paid_by', name: '$self/holder_name' };
    expect(reasonWith(linked, 'payer', params, '/holder_name')).toMatch(
      /beside \/paid_by "card", .*; the rules that look at "paid_by": topup\.isSeeded, /,
    );
  });

  test('the place of what is not of the language, instead of walking it', () => {
    const broken = parcelWith([[FLOW, '/states/review/meta/data/quote', { maybe: '$reply/quoting' }]]);
    expect(() => verifyFlow(broken, 'parcel')).toThrow(/flow\.json:\d+:\d+ .*must be a text/);
  });
});

describe('of guards that are never asked', () => {
  const hk = 'transfer-to-hk';
  const reasonOf = ({ promises }: FlowReport) => promises.find(({ id }) => id === 'noConstantGuard')?.reason ?? '';

  test('it is said which state is not reached, and why that is', () => {
    const status = 'status: { type: string, enum: [success';
    const file = 'openapi/paths/transfer/transferToHk.yaml';
    const report = verifyFlow(seeded([{ file, from: `${status}, processing] }`, to: `${status}] }` }]), hk);
    expect(reasonOf(report)).toMatch(/guard:sending\.onDone\.\d=true \(no reply of transferToHk was found/);
    expect(reasonOf(report)).toMatch(/guard:asking\.onDone\.0=true, .*\(the state "asking" is not reached\)/);
    expect(reasonOf(report)).not.toMatch(/historyDetail|example/);
    expect(reportText(report)).toMatch(
      /not reached: state:asking {2}\S+\n {4}… and \d+ more that follow from it: \d+ transitions, \d+ guards/,
    );
  });

  test('or which branch of an earlier step leads elsewhere', () => {
    const isFps = '{ "type": "is", "params": { "at": "$form/details/method", "in": ["FPS"] } }';
    const report = verifyFlow(
      seeded([
        edit(flow(hk), '"in": ["FPS"] } }, "target": ⟦"findingPayee" → "cancelled"⟧'),
        edit(
          flow(hk),
          `"quoting": { … "onDone": ⟦{ "target": "review" } → [{ "guard": ${isFps}, "target": "review" }, { "target": "review" }]⟧`,
        ),
      ]),
      hk,
    );
    expect(reasonOf(report)).toContain(
      'quoting.onDone.0=true (an earlier branch, details.NEXT.0, leads what makes it so to "cancelled", from where no way leads to "quoting"',
    );
    expect(reasonOf(report)).toContain('(the state "findingPayee" is not reached)');
    expect(reasonOf(report)).not.toContain('example');
  });
});

describe('flow paths', () => {
  test.each(['a row that lacks a member that is required', 'a number above the maximum'])(
    'types only what the form takes: %s is no test case, and its branch is named as open (V1)',
    (title) => {
      const { given = [], trap } = GUARDS.find((one) => one.title === title) ?? { trap: [] };
      const project = parcelWith([...given, ...trap]);
      const { paths, open } = testPaths(project, 'parcel');
      const { bundle, begins } = exploreFlow(project, 'parcel');
      const scope = createPointerScope(begins[0]?.world as never);
      const typed = paths.flatMap(({ steps }) =>
        steps.flatMap(({ at, doing }) => (at.path === 'ask' && doing.type === 'answer' ? [doing.values] : [])),
      );
      expect(typed.length).toBeGreaterThan(0);
      expect(typed.flatMap((values) => bundle.forms['parcel/ask']?.validate(values, scope))).toEqual([]);
      expect(open).toContain('transition:ask.NEXT.0');
    },
  );
});

describe('of what is never there', () => {
  const guarded = [FLOW, DONE, [{ guard: is('$form/ask/a', 'yes', 'no'), target: 'refused' }, { target: 'review' }]];

  test('nobody says that it always is one of its values (V13)', () => {
    const hidden = { type: 'string', enum: ['yes', 'no'], 'x-when': is('$self/a', 'yes') };
    const project = parcelWith([guarded as never, [ASK, '/properties/a', hidden]]);
    const told = toldOf(project);
    expect(toldAt(project, told, [[FLOW, `${DONE}/0`]]).length).toBeGreaterThan(0);
    expect(inWords(told)).not.toContain('always one of these');
  });

  test('but of what is there on every way (V13)', () => {
    const asked = { type: 'string', enum: ['yes', 'no'] };
    const project = parcelWith([
      guarded as never,
      [ASK, '/properties/a', asked],
      [ASK, '/required', ['kind', 'count', 'a']],
    ]);
    expect(inWords(toldOf(project))).toContain('"$form/ask/a" is always one of these');
  });
});
