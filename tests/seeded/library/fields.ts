import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, operation } from '../paths.ts';
import { LOOK_UP, LOOK_UPS } from './lookUps.ts';

const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');

/** The fields of requests that calls are sent. */
export const FIELDS = {
  'field-missing': {
    faults: [
      fault('of a quote', edit(HK, '▸"input": { "kind": "toHk", ⟦"account_id": "$form/details/account_id", →⟧'), {
        says: 'Add "account_id" to the input.',
      }),
      fault(
        'of a sign-in',
        edit(
          LOGIN,
          '▸"input": { "area_code": "$form/credentials/area_code", ⟦"login_id": "$form/credentials/login_id", →⟧',
        ),
        { says: 'Add "login_id" to the input.' },
      ),
      fault(
        'of a call of a field',
        edit(form('transfer-to-hk/details'), '▸"x-service": { "op": "bankList", ⟦"input": { "region": "HK" }, →⟧'),
      ),
      fault('under a misspelt name', edit(flow('selfie'), '▸"input": { ⟦"purpose" → "purposes"⟧'), {
        says: 'Did you mean "purposes"?',
        follows: ['field-unknown flows/selfie/flow.json'],
      }),
      fault(
        'left out when absent',
        edit(
          flow('reset-mobile'),
          '"verify_ticket": ▸⟦"$reply/verifying/verify_ticket" → { "maybe": "$reply/verifying/verify_ticket" }⟧',
        ),
      ),
      fault(
        'a field that the contract asks for from now on',
        edit(operation('auth/authPayPwd'), 'required: [operation, pay_pwd⟦→ , digest⟧]'),
        {
          at: edit(flow('confirm-payment'), '"op:authPayPwd", ▸"input"'),
          follows: [`example-misfit ${operation('auth/authPayPwd')}`],
        },
      ),
    ],
    valid: [
      twin(
        'a field that need not be given',
        edit(
          HK,
          '"payee_name_en": { "maybe": "$form/details/payee_name_en" }⟦, "remark": { "maybe": "$form/details/remark" } →⟧',
        ),
        edit(HK, '⟦{ "step": "details", "answers": ["remark", "amount"] } → { "answer": "details/amount" }⟧'),
        edit(HK, '"A receipt with the reference number … "data": {⟦→ "remark": "$form/details/remark",⟧'),
      ),
    ],
  },
  'field-unknown': {
    faults: [
      ...LOOK_UPS['field-unknown'],
      fault('a field more', edit(HK, '"kind": "toHk",⟦→ ▸"colour": "red",⟧')),
      fault('a misspelt field', edit(flow('device-code'), '▸⟦"otp" → "otpp"⟧: "$form/enter/code/otp"'), {
        follows: ['field-missing flows/device-code/flow.json'],
        says: 'Did you mean "otp"?',
      }),
      fault(
        'what the transport adds by itself',
        edit(flow('confirm-payment'), '"input": { "operation": "$input/operation",⟦→ ▸"terminal_no": "GC4PC001",⟧'),
      ),
      fault(
        'a field of a call of a field',
        edit(form('selfie/take'), '"input": { "scene": "SELFIE"⟦→ , ▸"purpose": "$input/operation"⟧ }'),
      ),
      fault(
        'a field that the contract lost',
        edit(operation('auth/authPayPwd'), '⟦quote_id → quote_no⟧: { $ref: ../../components/OpaqueId.yaml } digest:'),
        {
          at: edit(
            flow('confirm-payment'),
            '"op:authPayPwd", … ▸"quote_id": { "maybe": "$input/quote_id" }, "pay_pwd"',
          ),
          follows: [`example-misfit ${operation('auth/authPayPwd')}`],
        },
      ),
      fault(
        'a field of another operation',
        edit(flow('giftcard-entity'), '"op:giftcardQuote", "input": {⟦→ ▸"amount": "100.00",⟧'),
      ),
    ],
    valid: [
      LOOK_UP,
      twin(
        'a field that the operation takes',
        edit(
          flow('confirm-payment'),
          '"input": { "operation": "$input/operation",⟦→ "digest": "0000000000000000000000000000000000000000000000000000000000000000",⟧',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
