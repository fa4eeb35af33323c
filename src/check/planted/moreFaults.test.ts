import { describe, expect, test } from 'vitest';
import { flowShape } from '../../compile/flowShape.ts';
import { loadProject } from '../../compile/loadProject.ts';
import { formatFinding } from '../finding.ts';
import type { Fault } from './plant.ts';
import { findingsOf, lineOf } from './plant.ts';

const TRANSFER = 'flows/transfer-to-hk/flow.json';
const LOGIN = 'flows/login-by-password/flow.json';
const QUESTION = 'schemas/forgot-by-question/answer.schema.json';
const DETAILS = 'schemas/transfer-to-hk/details.schema.json';

const FAULTS: readonly Fault[] = [
  {
    id: 'pointer-uncertain',
    changes: [{ file: TRANSFER, from: '{ "maybe": "$form/details/type" }', to: '"$form/details/type"' }],
    file: TRANSFER,
    near: '"type": "$form/details/type"',
  },
  {
    id: 'pointer-uncertain',
    changes: [
      { file: TRANSFER, from: '{ "maybe": "$reply/confirmByCode/ticket" }', to: '"$reply/confirmByCode/ticket"' },
    ],
    file: TRANSFER,
    near: '"otp_ticket": "$reply/confirmByCode/ticket"',
  },
  {
    id: 'pointer-misfit',
    changes: [
      {
        file: TRANSFER,
        from: '"quote_id": "$reply/quoting/quote_id",\n          "ticket"',
        to: '"quote_id": "$reply/quoting/fee",\n          "ticket"',
      },
    ],
    file: TRANSFER,
    near: '$reply/quoting/fee',
  },
  {
    id: 'pointer-misfit',
    changes: [{ file: TRANSFER, from: '"kind": "toHk"', to: '"kind": "toHK"' }],
    file: TRANSFER,
    near: '"toHK"',
  },
  {
    id: 'field-unknown',
    changes: [{ file: TRANSFER, from: '"kind": "toHk",', to: '"kind": "toHk", "colour": "red",' }],
    file: TRANSFER,
    near: '"colour"',
  },
  {
    id: 'branch-shadowed',
    changes: [
      {
        file: LOGIN,
        from: '{ "guard": "code:NO_PASSWORD", "target": "noPassword" },',
        to: '{ "target": "refused" },\n          { "guard": "code:NO_PASSWORD", "target": "noPassword" },',
      },
    ],
    file: LOGIN,
    near: '{ "guard": "code:NO_PASSWORD"',
  },
  {
    id: 'branch-open',
    changes: [
      {
        file: TRANSFER,
        from: '{ "target": "quoting" }\n        ],',
        to: '{ "guard": { "type": "is", "params": { "at": "$form/details/method", "in": ["bank"] } }, "target": "quoting" }\n        ],',
      },
    ],
    file: TRANSFER,
    near: '"in": ["bank"]',
  },
  {
    id: 'outcome-unhandled',
    changes: [
      {
        file: TRANSFER,
        from: '{ "guard": "outcome:cancelled", "target": "cancelled" },\n          { "target": "review", "description": "Gone back." }',
        to: '{ "guard": "outcome:cancelled", "target": "cancelled" }',
      },
    ],
    file: TRANSFER,
    near: '"onDone": [\n          { "guard": "outcome:confirmed"',
  },
  {
    id: 'outcome-unknown',
    changes: [{ file: TRANSFER, from: '"outcome:confirmed"', to: '"outcome:confirmd"' }],
    file: TRANSFER,
    near: '"outcome:confirmd"',
  },
  {
    id: 'code-unknown',
    changes: [{ file: TRANSFER, from: '"code:TICKET_EXPIRED"', to: '"code:TICKET_EXPIRD"' }],
    file: TRANSFER,
    near: '"code:TICKET_EXPIRD"',
  },
  {
    id: 'unknown-outcome',
    changes: [
      {
        file: TRANSFER,
        from: '{ "guard": "call:unknown", "target": "processing" }',
        to: '{ "guard": "call:unknown", "target": "failed" }',
      },
    ],
    file: TRANSFER,
    near: '"call:unknown"',
  },
  {
    id: 'guard-constant',
    changes: [
      {
        file: LOGIN,
        from: '"at": "$reply/chooseCard/next", "in": ["NEED_DEVICE_CODE"]',
        to: '"at": "$reply/chooseCard/next", "in": ["NEED_DEVICE"]',
      },
    ],
    file: LOGIN,
    near: '"NEED_DEVICE"',
  },
  {
    id: 'input-missing',
    changes: [
      {
        file: TRANSFER,
        from: '"input": { "operation": "transferToHk", "quote_id": "$reply/quoting/quote_id" },\n        "onDone": [\n          { "guard": "outcome:locked"',
        to: '"input": { "quote_id": "$reply/quoting/quote_id" },\n        "onDone": [\n          { "guard": "outcome:locked"',
      },
    ],
    file: TRANSFER,
    near: '"input": { "quote_id"',
  },
  {
    id: 'input-unknown',
    changes: [{ file: TRANSFER, from: '"input": { "scene": "TRANSFER",', to: '"input": { "scenery": "TRANSFER",' }],
    file: TRANSFER,
    near: '"scenery"',
  },
  {
    id: 'secret-shown',
    changes: [
      {
        file: LOGIN,
        from: '"data": { "error": "$error/data" }',
        to: '"data": { "error": "$error/data", "pwd": "$form/credentials/login_pwd" }',
      },
    ],
    file: LOGIN,
    near: '"pwd"',
  },
  {
    id: 'secret-sent',
    changes: [
      {
        file: LOGIN,
        from: '"login_id": "$form/credentials/login_id"',
        to: '"login_id": "$form/credentials/login_pwd"',
      },
    ],
    file: LOGIN,
    near: '"login_id": "$form/credentials/login_pwd"',
  },
  {
    id: 'secret-unmarked',
    changes: [
      { file: 'schemas/shared/pay-pwd.schema.json', from: '"x-sensitive": "pin"', to: '"$comment2": "x"' },
      {
        file: 'openapi/paths/auth/authPayPwd.yaml',
        from: 'pay_pwd: { $ref: ../../../schemas/shared/pay-pwd.schema.json }',
        to: 'pay_pwd: { type: string, x-sensitive: pin }',
      },
    ],
    file: 'flows/payment-password/flow.json',
    near: '"$form/ask/pay_pwd"',
  },
  {
    id: 'form-name',
    changes: [{ file: DETAILS, from: '"from": "accounts"', to: '"from": "acounts"' }],
    file: DETAILS,
    near: '"acounts"',
  },
  {
    id: 'form-name',
    changes: [{ file: QUESTION, from: '"of": "security-question"', to: '"of": "security-qestion"' }],
    file: QUESTION,
    near: '"security-qestion"',
  },
  {
    id: 'rule-unknown',
    changes: [{ file: DETAILS, from: '"rule": "transfer.withinBalance"', to: '"rule": "transfer.withinBalanse"' }],
    file: DETAILS,
    near: 'withinBalanse',
  },
  {
    id: 'constant-unknown',
    changes: [{ file: 'flows/rules/topup.json', from: 'limit.topup.order.1', to: 'limit.topup.ordre.1' }],
    file: 'flows/rules/topup.json',
    near: 'limit.topup.ordre.1',
  },
  {
    id: 'rule-example',
    changes: [
      {
        file: 'flows/rules/fps.json',
        from: '"hold": [{ "proxy_id": "69876543" }]',
        to: '"hold": [{ "proxy_id": "6987654" }]',
      },
    ],
    file: 'flows/rules/fps.json',
    near: '"hold": [{ "proxy_id": "6987654" }]',
  },
  {
    id: 'word-unused',
    changes: [
      {
        file: 'locales/en/login-by-password.json',
        from: '"credentials": {',
        to: '"nobody": { "title": "x" },\n    "credentials": {',
      },
    ],
    file: 'locales/en/login-by-password.json',
    near: '"nobody"',
  },
  {
    id: 'word-name',
    changes: [
      {
        file: 'locales/en/transfer-to-hk.json',
        from: 'Nothing has been sent yet.',
        to: 'Nothing of {{quot.fee, money}} has been sent yet.',
      },
    ],
    file: 'locales/en/transfer-to-hk.json',
    near: '{{quot.fee',
  },
  {
    id: 'promise-name',
    changes: [
      {
        file: 'flows/transfer-to-hk/checks.json',
        from: '"first": {\n        "state": "review"',
        to: '"first": {\n        "state": "reveiw"',
      },
    ],
    file: 'flows/transfer-to-hk/checks.json',
    near: '"reveiw"',
  },
  {
    id: 'route-twice',
    changes: [{ file: LOGIN, from: '"/login": {', to: '"/dashboard/transfer/toHk": {' }],
    file: TRANSFER,
    near: '"/dashboard/transfer/toHk"',
  },
];

describe('every other kind of fault is found at its line', () => {
  test.each(FAULTS)('$id in $file near $near', ({ id, changes, file, near }) => {
    const findings = findingsOf(changes);
    const lines = findings.filter((finding) => finding.id === id && finding.file === file).map(({ line }) => line);
    expect(lines, findings.map(formatFinding).join('\n')).toContain(lineOf(changes, file, near));
  });
});

test('a shape that changed without a new version is named, with the migration to write', () => {
  const project = loadProject(process.cwd());
  const shape = { file: 'flows/transfer-to-hk/shape.json', to: JSON.stringify(flowShape(project, 'transfer-to-hk')) };
  expect(findingsOf([shape])).toEqual([]);
  const renamed = { file: DETAILS, from: '"remark": {', to: '"note": {' };
  const told = findingsOf([shape, renamed])
    .filter(({ id }) => id === 'shape-changed')
    .map(formatFinding)
    .join('\n');
  expect(told).toMatch(/details\.remark is gone/);
  expect(told).toMatch(/Raise "version" to 2, write flows\/transfer-to-hk\/migrations\/1-2\.json/);
});
