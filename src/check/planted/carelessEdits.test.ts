import { describe, expect, test } from 'vitest';
import { formatFinding } from '../finding.ts';
import type { Fault } from './plant.ts';
import { findingsOf, lineOf } from './plant.ts';

const TRANSFER = 'flows/transfer-to-hk/flow.json';
const DETAILS = 'schemas/transfer-to-hk/details.schema.json';

/** Faults that a mutation of the configuration brought to light (`flow mutate`). */
const FAULTS: readonly Fault[] = [
  {
    id: 'reference-unknown',
    changes: [{ file: DETAILS, from: '../shared/remark.schema.json', to: '../shared/remrak.schema.json' }],
    file: DETAILS,
    near: '../shared/remrak.schema.json',
  },
  {
    id: 'constant-without-row',
    changes: [
      {
        file: 'content/constants/transfer.json',
        from: '"rows": [{ "effectiveFrom": "2012-01-01", "value": 300 }]',
        to: '"rows": [{ "effectiveFrom": "2099-01-01", "value": 300 }]',
      },
    ],
    file: 'content/constants/transfer.json',
    near: '"rows": [{ "effectiveFrom": "2099-01-01", "value": 300 }]',
  },
  {
    id: 'page-unknown',
    changes: [{ file: TRANSFER, from: '{ "page": "/error/realname" }', to: '{ "page": "/error/realnmae" }' }],
    file: TRANSFER,
    near: '"/error/realnmae"',
  },
  {
    id: 'event-unknown',
    changes: [{ file: TRANSFER, from: '"RETRY": { "target": "quoting" }', to: '"RETYR": { "target": "quoting" }' }],
    file: TRANSFER,
    near: '"RETYR"',
  },
  {
    id: 'bounds-crossed',
    changes: [
      { file: 'schemas/shared/remark.schema.json', from: '"maxLength": 20', to: '"minLength": 21,\n  "maxLength": 20' },
    ],
    file: 'schemas/shared/remark.schema.json',
    near: '"minLength": 21',
  },
  {
    id: 'required-unknown',
    changes: [{ file: DETAILS, from: '"payee_name_en", "amount"]', to: '"payee_name_en", "ammount"]' }],
    file: DETAILS,
    near: '"ammount"]',
  },
  {
    id: 'layout-unknown',
    changes: [{ file: 'schemas/transfer-to-hk/details.ui.json', from: '"account_id"', to: '"acount_id"' }],
    file: 'schemas/transfer-to-hk/details.ui.json',
    near: '"acount_id"',
  },
  {
    id: 'secret-unmarked',
    changes: [{ file: 'schemas/shared/pay-pwd.schema.json', from: ',\n  "x-sensitive": "pin"', to: '' }],
    file: 'schemas/shared/pay-pwd.schema.json',
    near: '{',
  },
  {
    id: 'rule-member',
    changes: [{ file: 'flows/rules/transfer.json', from: '"data": "/available"', to: '"data": "/avaliable"' }],
    file: 'flows/rules/transfer.json',
    near: '"data": "/avaliable"',
  },
  {
    id: 'rule-example',
    changes: [
      {
        file: 'flows/rules/fps.json',
        from: '"hold": [{ "proxy_id": "69876543" }]',
        to: '"hold": [{ "proxy": "69876543" }]',
      },
    ],
    file: 'flows/rules/fps.json',
    near: '{ "proxy": "69876543" }',
  },
  {
    id: 'word-name',
    changes: [{ file: 'locales/zh-CN/return-codes.json', from: '"OTP_LIMIT": "', to: '"OTP_LIMIT": "{{lfet}}' }],
    file: 'locales/zh-CN/return-codes.json',
    near: '{{lfet}}',
  },
  {
    id: 'word-missing',
    changes: [
      {
        file: 'locales/en/transfer-to-hk.json',
        from: '"intro": "Nothing has been sent yet. Next you enter your payment password.",',
        to: '',
      },
    ],
    file: 'locales/en/transfer-to-hk.json',
    near: '"review": {\n      "title"',
  },
  {
    id: 'form-name',
    changes: [
      {
        file: 'schemas/transfer-to-hk/frozen.schema.json',
        from: '"name": "untilDate",\n      "data": "error/until"',
        to: '"name": "untilDate",\n      "data": "error/utnil"',
      },
    ],
    file: 'schemas/transfer-to-hk/frozen.schema.json',
    near: '"error/utnil"',
  },
  {
    id: 'file-invalid',
    changes: [{ file: 'openapi/paths/bank/bankList.yaml', from: 'x-auth: public', to: 'x-auth: pubilc' }],
    file: 'openapi/paths/bank/bankList.yaml',
    near: 'x-auth: pubilc',
  },
  {
    id: 'field-missing',
    changes: [{ file: DETAILS, from: '"input": {\n          "region": "HK"\n        },', to: '' }],
    file: DETAILS,
    near: '"x-service": {',
  },
  {
    id: 'service-effect',
    changes: [{ file: 'openapi/paths/contact/contactCaptcha.yaml', from: 'x-effect: attempt', to: 'x-effect: money' }],
    file: 'schemas/shared/captcha.schema.json',
    near: '"op": "contactCaptcha"',
  },
];

describe('what a careless edit leaves behind is found at its line', () => {
  test.each(FAULTS)('$id in $file near $near', ({ id, changes, file, near }) => {
    const findings = findingsOf(changes);
    const lines = findings.filter((finding) => finding.id === id && finding.file === file).map(({ line }) => line);
    expect(lines, findings.map(formatFinding).join('\n')).toContain(lineOf(changes, file, near));
  });
});
