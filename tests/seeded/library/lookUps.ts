import type { Edit } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { form, layout, operation } from '../paths.ts';

const DETAILS = form('transfer-to-hk/details');
const WORDS = 'word-missing locales/*/transfer-to-hk.json';
const KEPT = '{ "ref_no": { "type": "string", "maxLength": 64 }, "summary": { "type": "string", "maxLength": 140 } }';
const INPUT = '{ "account_id": "$self/account_id", "page_no": 1, "page_size": 9 }';

interface Asked {
  readonly op?: string;
  readonly input?: string;
  readonly typed?: string;
  readonly label?: string;
  readonly value?: string;
  readonly kept?: string;
  readonly type?: string;
}

/** A payment of the account, found by typing, in a form that has no other look-up. */
function payment({
  op = '"historyQuery"',
  input = INPUT,
  typed = '"text"',
  label = '"/summary"',
  value = '"/ref_no"',
  ...given
}: Asked) {
  const { kept = KEPT, type = `"object", "properties": ${kept}, "required": ["ref_no"]` } = given;
  const service = `"op": ${op}, "input": ${input}, "as": "suggestions", "typed": ${typed}, "list": "/list", "value": ${value}, "label": ${label}`;
  return edit(
    DETAILS,
    `"properties": {⟦→ "earlier": { "type": ${type}, "x-service": { ${service} } },⟧ "account_id": {`,
  );
}

const follows = [WORDS, `answer-unused ${DETAILS}`];

const said = (language: string): Edit =>
  edit(
    `locales/${language}/transfer-to-hk.json`,
    '"details": { … "fields": {⟦→ "earlier": { "label": "Like", "row": "{{summary}}" },⟧',
  );

/** Look-ups, by what `flow check` finds of them. */
export const LOOK_UPS = {
  'field-unknown': [
    fault('what is typed goes nowhere', payment({ typed: '▸"texts"' }), { says: 'Did you mean "text"?', follows }),
  ],
  'pointer-misfit': [
    fault('what is typed goes where the input sends a value already', payment({ typed: '▸"page_no"' }), {
      says: 'the "input" gives it too',
      follows,
    }),
    fault(
      'what is typed goes where a number is sent',
      payment({ typed: '▸"page_no"', input: INPUT.replace('"page_no": 1, ', '') }),
      {
        says: 'it is a string and an integer is asked',
        follows,
      },
    ),
    fault(
      'what is typed goes where listed values are taken',
      payment({ typed: '▸"type"', kept: KEPT.replace('64', '128') }),
      {
        says: 'it takes listed values only',
        follows,
      },
    ),
    fault(
      'what is found is kept as a number',
      payment({
        kept: KEPT.replace('{ "ref_no": { "type": "string", "maxLength": 64 }', '▸{ "ref_no": { "type": "integer" }'),
      }),
      { says: 'a row of historyQuery does not fit the field', follows },
    ),
  ],
  'form-name': [
    fault('a look-up that reads by what it does not keep', payment({ label: '▸"/kind"' }), {
      says: 'the field has no "kind"',
      follows,
    }),
    fault(
      'a look-up that keeps what is in no row',
      payment({ kept: KEPT.replace('"summary"', '▸"sumary"'), label: '"/ref_no"' }),
      {
        says: 'Did you mean "summary"?',
        follows,
      },
    ),
  ],
  'service-effect': [
    fault(
      'a look-up that counts as a try',
      [payment({ op: '▸"historyQuery"' }), edit(operation('history/historyQuery'), 'x-effect: ⟦read → attempt⟧')],
      { says: 'The list is asked for while a member types', follows },
    ),
  ],
  'widget-misfit': [
    fault('a look-up that keeps a text', payment({ type: '▸"string"' }), {
      says: 'what is found is an object, looked up',
      follows,
    }),
    fault(
      'a look-up in the widget of a list',
      [
        payment({}),
        edit(layout('transfer-to-hk/details'), '{⟦→ "earlier": { "ui:widget": ▸"combobox" },⟧ "account_id"'),
      ],
      { says: 'Leave the widget out: then it is asked by "lookUp".', follows },
    ),
  ],
} as const;

/** The same, and nothing is wrong with it. */
export const LOOK_UP = twin(
  'a payment found by typing decides on another field',
  payment({}),
  edit(DETAILS, '"remark": {⟦→ "x-when": { "type": "is", "params": { "at": "$self/earlier/ref_no", "in": ["1"] } },⟧'),
  ...['zh-HK', 'zh-CN', 'en'].map(said),
);
