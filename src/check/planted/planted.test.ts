import { describe, expect, test } from 'vitest';
import { formatFinding } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { Change } from './plant.ts';
import { findingsOf, lineOf } from './plant.ts';

const TRANSFER = 'flows/transfer-to-hk/flow.json';
const LOGIN = 'flows/login-by-password/flow.json';

/** One fault, where its finding must stand and what its way to mend must say. */
interface Fault {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly id: FindingKind;
  readonly file: string;
  /** Stands on the line of the finding. */
  readonly near: string;
  readonly mend: RegExp;
}

const FAULTS: readonly Fault[] = [
  {
    name: 'a dangling target in transfer-to-hk',
    changes: [{ file: TRANSFER, from: '"onDone": { "target": "review" }', to: '"onDone": { "target": "reveiw" }' }],
    id: 'target-unknown',
    file: TRANSFER,
    near: '"reveiw"',
    mend: /Did you mean "review"\?/,
  },
  {
    name: 'a dangling target in login-by-password',
    changes: [{ file: LOGIN, from: '"NEXT": { "target": "signingIn" }', to: '"NEXT": { "target": "signngIn" }' }],
    id: 'target-unknown',
    file: LOGIN,
    near: '"signngIn"',
    mend: /Did you mean "signingIn"\?/,
  },
  {
    name: 'an unknown rule in transfer-to-hk',
    changes: [{ file: TRANSFER, from: 'rule:level.canTransferToHk', to: 'rule:level.canTransfersToHk' }],
    id: 'rule-unknown',
    file: TRANSFER,
    near: 'rule:level.canTransfersToHk',
    mend: /Did you mean "level.canTransferToHk"\?/,
  },
  {
    name: 'an unknown rule in login-by-password',
    changes: [
      {
        file: LOGIN,
        from: '"guard": { "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["NEED_CHOOSE"] } }',
        to: '"guard": { "type": "rule:person.isMinr", "params": { "birth_date": "$now" } }',
      },
    ],
    id: 'rule-unknown',
    file: LOGIN,
    near: 'person.isMinr',
    mend: /Did you mean "person.isMinor"\?/,
  },
  {
    name: 'an unknown operation in transfer-to-hk',
    changes: [{ file: TRANSFER, from: 'op:transferQuote', to: 'op:transferQoute' }],
    id: 'operation-unknown',
    file: TRANSFER,
    near: 'op:transferQoute',
    mend: /Did you mean "transferQuote"\?/,
  },
  {
    name: 'an unknown operation in login-by-password',
    changes: [{ file: LOGIN, from: 'op:loginByPwd', to: 'op:loginByPassword' }],
    id: 'operation-unknown',
    file: LOGIN,
    near: 'op:loginByPassword',
    mend: /Did you mean "loginByPwd"\?/,
  },
  {
    name: 'a mapping to a field that does not exist in transfer-to-hk',
    changes: [{ file: TRANSFER, from: '"amount": "$form/details/amount"', to: '"amount": "$form/details/ammount"' }],
    id: 'pointer-missing',
    file: TRANSFER,
    near: '$form/details/ammount',
    mend: /Did you mean "amount"\?/,
  },
  {
    name: 'a mapping to a field that does not exist in login-by-password',
    changes: [{ file: LOGIN, from: '$form/credentials/area_code', to: '$form/credentials/area_cod' }],
    id: 'pointer-missing',
    file: LOGIN,
    near: '$form/credentials/area_cod"',
    mend: /Did you mean "area_code"\?/,
  },
  {
    name: 'a missing required request field in transfer-to-hk',
    changes: [{ file: TRANSFER, from: '"account_id": "$form/details/account_id",', to: '' }],
    id: 'field-missing',
    file: TRANSFER,
    near: '"input": {\n          "kind": "toHk"',
    mend: /Add "account_id" to the input\./,
  },
  {
    name: 'a missing required request field in login-by-password',
    changes: [{ file: LOGIN, from: '"login_id": "$form/credentials/login_id",', to: '' }],
    id: 'field-missing',
    file: LOGIN,
    near: '"input": {\n          "area_code"',
    mend: /Add "login_id" to the input\./,
  },
  {
    name: 'an unreachable state in transfer-to-hk',
    changes: [
      {
        file: TRANSFER,
        from: '"levelTooLow": {',
        to: '"orphan": { "type": "final", "meta": { "outcome": "refused" } },\n    "levelTooLow": {',
      },
    ],
    id: 'state-unreachable',
    file: TRANSFER,
    near: '"orphan"',
    mend: /Name it as a target, or remove it\./,
  },
  {
    name: 'an unreachable state in login-by-password',
    changes: [
      {
        file: LOGIN,
        from: '"locked": {',
        to: '"orphan": { "type": "final", "meta": { "outcome": "refused" } },\n    "locked": {',
      },
    ],
    id: 'state-unreachable',
    file: LOGIN,
    near: '"orphan"',
    mend: /Name it as a target, or remove it\./,
  },
  {
    name: 'a dead end in transfer-to-hk',
    changes: [
      {
        file: TRANSFER,
        from: '"RETRY": { "target": "quoting" },\n        "CANCEL": { "target": "cancelled" }',
        to: '"RETRY": { "target": "failed" }',
      },
    ],
    id: 'dead-end',
    file: TRANSFER,
    near: '"failed": {',
    mend: /leads on/,
  },
  {
    name: 'a dead end in login-by-password',
    changes: [
      {
        file: LOGIN,
        from: '"onDone": [\n          { "guard": "outcome:verified", "target": "signedIn" },\n          { "target": "credentials", "description": "Given up, gone back, or the sign-in took too long." }\n        ]',
        to: '"onDone": { "target": "confirmDevice" }',
      },
    ],
    id: 'dead-end',
    file: LOGIN,
    near: '"confirmDevice": {',
    mend: /lead on/,
  },
  {
    name: 'a word missing in Simplified Chinese of transfer-to-hk',
    changes: [
      { file: 'locales/zh-CN/transfer-to-hk.json', from: '"flow": {\n    "title": ', to: '"flow": {\n    "titel": ' },
    ],
    id: 'word-missing',
    file: 'locales/zh-CN/transfer-to-hk.json',
    near: '"flow": {',
    mend: /Add it/,
  },
  {
    name: 'a word missing in English of login-by-password',
    changes: [
      {
        file: 'locales/en/login-by-password.json',
        from: '"credentials": {\n      "title": ',
        to: '"credentials": {\n      "titel": ',
      },
    ],
    id: 'word-missing',
    file: 'locales/en/login-by-password.json',
    near: '"credentials": {',
    mend: /Add it/,
  },
  {
    name: 'a rule that is always true in transfer-to-hk',
    changes: [
      {
        file: 'flows/rules/level.json',
        from: schemaOfTransferLevel(),
        to: schemaOfTransferLevel().replace('"const": "0"', '"const": "none"'),
      },
    ],
    id: 'rule-constant',
    file: 'flows/rules/level.json',
    near: '"schema": {',
    mend: /Say the condition/,
  },
  {
    name: 'a rule that is always true in login-by-password',
    changes: [
      { file: 'flows/rules/planted.json', to: plantedRule() },
      {
        file: LOGIN,
        from: '"guard": { "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["NEED_CHOOSE"] } }',
        to: '"guard": { "type": "rule:planted.hasNext", "params": { "next": "$reply/signingIn/next" } }',
      },
    ],
    id: 'rule-constant',
    file: 'flows/rules/planted.json',
    near: '"schema"',
    mend: /Say the condition/,
  },
  {
    name: 'a secret mapped to a stored slot in transfer-to-hk',
    changes: [
      {
        file: TRANSFER,
        from: '{ "flow": "transfer-to-hk" }',
        to: '{ "flow": "transfer-to-hk",\n "input": { "ticket": "$reply/authorise/ticket" } }',
      },
    ],
    id: 'secret-stored',
    file: TRANSFER,
    near: '"input": { "ticket"',
    mend: /Leave it out/,
  },
  {
    name: 'a secret mapped to a stored slot in login-by-password',
    changes: [
      {
        file: LOGIN,
        from: '"next": [{ "page": "/forgetPwd" }, { "page": "/" }]',
        to: '"next": [\n{ "flow": "login-by-password", "input": { "pwd": "$form/credentials/login_pwd" } }]',
      },
    ],
    id: 'secret-stored',
    file: LOGIN,
    near: '"input": { "pwd"',
    mend: /Leave it out/,
  },
  {
    name: 'an exponential pattern in transfer-to-hk',
    changes: [
      {
        file: 'schemas/transfer-to-hk/details.schema.json',
        from: '"^[0-9A-Za-z_-]{1,64}$"',
        to: '"^([0-9A-Za-z_-]+)*$"',
      },
    ],
    id: 'pattern-slow',
    file: 'schemas/transfer-to-hk/details.schema.json',
    near: '"pattern"',
    mend: /Anchor it/,
  },
  {
    name: 'an exponential pattern in login-by-password',
    changes: [
      {
        file: 'schemas/shared/login-id.schema.json',
        from: '"^([0-9]{1,11}|[0-9]{16})$"',
        to: '"^([0-9]|[0-9][0-9])*$"',
      },
    ],
    id: 'pattern-slow',
    file: 'schemas/shared/login-id.schema.json',
    near: '"pattern"',
    mend: /Anchor it/,
  },
  {
    name: 'a call whose return code has no place in transfer-to-hk',
    changes: [
      {
        file: 'openapi/paths/userInfo/userInfoQuery.yaml',
        from: 'x-return-codes: []',
        to: 'x-return-codes: [ACCOUNT_STATUS]',
      },
    ],
    id: 'code-unplaced',
    file: TRANSFER,
    near: '"src": "op:userInfoQuery"',
    mend: /Add an onError/,
  },
  {
    name: 'a call whose return code has no place in login-by-password',
    changes: [{ file: 'content/return-codes.json', from: '"NO_PASSWORD": {', to: '"NO_PASSWRD": {' }],
    id: 'code-unplaced',
    file: LOGIN,
    near: '"src": "op:loginByPwd"',
    mend: /Add "NO_PASSWORD" to content\/return-codes.json\. Did you mean "NO_PASSWRD"\?/,
  },
  {
    name: 'a money call without call:unknown in transfer-to-hk',
    changes: [{ file: TRANSFER, from: '{ "guard": "call:unknown", "target": "processing" },', to: '' }],
    id: 'unknown-unhandled',
    file: TRANSFER,
    near: '"onError": [\n          \n          { "guard": "code:TRANS_PROCESSING"',
    mend: /Add \{ "guard": "call:unknown"/,
  },
  {
    name: 'a money call without call:unknown in login-by-password',
    changes: [{ file: 'openapi/paths/login/loginByPwd.yaml', from: 'x-effect: attempt', to: 'x-effect: money' }],
    id: 'unknown-unhandled',
    file: LOGIN,
    near: '"onError": [\n          { "guard": "code:ACCOUNT_LOCKED"',
    mend: /Add \{ "guard": "call:unknown"/,
  },
];

function schemaOfTransferLevel(): string {
  return '"const": "0"\n            }\n          }\n        }\n      },\n      "examples": {\n        "hold": [\n          {\n            "status": "1"';
}

function plantedRule(): string {
  return `{
  "$schema": "../../schemas/language/rules.schema.json",
  "rules": [{
    "id": "planted.hasNext", "description": "Something comes next.", "source": ["defined"],
    "subject": { "next": "string" },
    "schema": { "properties": { "next": { "minLength": 0 } } },
    "examples": { "hold": [{ "next": "TOKEN" }], "fail": [{ "next": "" }] }
  }]
}`;
}

describe('planted faults are found at their line, with a way to mend', () => {
  test.each(FAULTS)('$name', ({ changes, id, file, near, mend }) => {
    const findings = findingsOf(changes);
    const told = findings.map(formatFinding).join('\n');
    const found = findings.filter((finding) => finding.id === id && finding.file === file);
    expect(
      found.map(({ line }) => line),
      told,
    ).toContain(lineOf(changes, file, near));
    expect(found.map((finding) => finding.mend).join('\n'), told).toMatch(mend);
  });

  test('the unharmed project has no finding', () => {
    expect(findingsOf([]).map(formatFinding)).toEqual([]);
  });
});
