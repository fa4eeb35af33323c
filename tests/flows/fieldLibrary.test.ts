import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/domain/json.ts';
import type { FieldError } from '../../src/rules/compiled.ts';
import { flowOf, visitorWorld } from './support/playFlow.ts';

/** Section 0.2: what each field of the library takes and refuses, in a form that asks it. */
interface Row {
  readonly rows: string;
  /** A form that asks it, and its name there. */
  readonly at: readonly [form: string, field: string];
  readonly takes: readonly Json[];
  readonly refuses: readonly Json[];
}

const code = (otp: string) => ({ otp_id: 'otp-00001', otp });
const captcha = (text: string) => ({ captcha_key: 'key-00001', captcha: text });

const LIBRARY: { readonly [name: string]: Row } = {
  area_code: {
    rows: 'R-ENT-18',
    at: ['register/mobile', 'area_code'],
    takes: ['852', '86', '1'],
    refuses: ['', '0852', '+852', '852123'],
  },
  mob_no: {
    rows: 'R-VAL-08, R-VAL-09',
    at: ['register/mobile', 'mob_no'],
    takes: [
      '61234567',
      '12345678901',
      '6123 4567',
      '6123-4567',
      '(6123) 4567',
      '６１２３４５６７',
      '\u202a61234567\u202c',
    ],
    refuses: ['', '123456789012', '6123456a', '+61234567'],
  },
  email: {
    rows: 'R-VAL-15, R-VAL-16',
    at: ['register/account', 'email'],
    takes: ['chan@example.com', 'chan.tai-man+1@mail.example.hk', ' chan@example.com ', 'ｃｈａｎ＠example.com'],
    refuses: ['', 'chan', 'chan@', '@example.com', 'chan@@example.com', `chan@${'mail.'.repeat(50)}hk`],
  },
  gc_card_no: {
    rows: 'R-VAL-19',
    at: ['login-by-card/card', 'card_no'],
    takes: ['4000010000000011', '4000 0100 0000 0011', '4000-0100-0000-0011', '４０００ ０１００ ０００００ ０１１'],
    refuses: ['400001000000001', '40000100000000111', '400001000000001x'],
  },
  expiry_date: {
    rows: 'F-LOGIN-CVC',
    at: ['login-by-card/card', 'expiry_date'],
    takes: ['0129', '1229', '12/29', '12 / 29', '1/29', '12/2029', '2029-12', '１２／２９'],
    refuses: ['0029', '1329', '13/29', '129', '12029'],
  },
  cvc2: {
    rows: 'R-ERR-24',
    at: ['login-by-card/card', 'cvc2'],
    takes: ['000', '123', '１２３'],
    refuses: ['12', '1234', '12a'],
  },
  otp: {
    rows: 'R-ERR-25, AMB-26',
    at: ['device-code/enter', 'code'],
    takes: [code('000000'), code('482915'), code('482 915'), code('４８２９１５')],
    refuses: [code('48291'), code('4829155'), code('48291a'), { otp_id: 'otp-00001' }, { otp: '482915' }],
  },
  captcha: {
    rows: 'AMB-26',
    at: ['login-by-card/card', 'captcha'],
    takes: [captcha('K7WP'), captcha('k7wp'), captcha(' K7WP ')],
    refuses: [captcha('K7W'), captcha('K7WPP'), captcha('K7-P'), { captcha: 'K7WP' }],
  },
  login_pwd: {
    rows: 'R-VAL-12 to R-VAL-14',
    at: ['register/account', 'new_login_pwd'],
    takes: ['Abcdefg1', 'ABCDEFGH12345678', 'A1 b?&#%'],
    refuses: ['Abcdef1', 'Abcdefghijklmno12', 'abcdefg1', 'Abcdefgh'],
  },
  pay_pwd: {
    rows: 'R-VAL-10',
    at: ['reset-password/new-payment', 'pay_pwd'],
    takes: ['246802', '246 802', '２４６８０２'],
    refuses: ['24680', '2468022', '24680a', '123456', '654321', '111111', '121212', '123123'],
  },
  bank_card_no: {
    rows: 'R-VAL-20 to R-VAL-22',
    at: ['transfer-to-mainland/details', 'bank_card_no'],
    takes: [
      '622200000000',
      '6222000000000000019',
      '3000000000000',
      '9000000000000',
      '6222 0000 0000',
      '6222 0212 3456 7890 123',
    ],
    refuses: ['62220000000', '62220000000000000190', '0222000000000', '1222000000000', '2222000000000'],
  },
  amount: {
    rows: 'R-VAL-02, R-VAL-03',
    at: ['transfer-to-hk/details', 'amount'],
    takes: ['1', '0.01', '0.1', '10.5', '100.00', '1.', '.5', '1,000', '1,000.50', '１，０００．５０'],
    refuses: ['', '0', '0.00', '00.1', '01', '1,00', '10,00.00', '1.000,50', '1.234', '1.2.3', '-1', '1e3', 'ten'],
  },
  remark: {
    rows: 'R-VAL-26',
    at: ['transfer-to-hk/details', 'remark'],
    takes: ['x', '12345678901234567890', '一二三四五六七八九十一二三四五六七八九十'],
    refuses: ['123456789012345678901'],
  },
  name_cn: {
    rows: 'R-VAL-31',
    at: ['transfer-to-mainland/details', 'account_holder'],
    takes: ['黃美玲', '买买提·吐尔逊', '〇', '黃 美玲'],
    refuses: ['', 'Wong', '黃美玲1', '黃'.repeat(41)],
  },
  name_en: {
    rows: 'R-VAL-32',
    at: ['transfer-to-mainland/details', 'payee_name_en'],
    takes: ['Wong Mei Ling', "O'Brien-Lee", 'O\u2019Brien', 'J. Chan', 'Lü Ming', ' Wong Mei Ling '],
    refuses: ['', '黃美玲', 'Wong 2', '-Lee', 'Wong_Mei', 'W'.repeat(141)],
  },
  birth_md: {
    rows: 'F-FP-OTP',
    at: ['forgot-by-code/verify', 'birth_md'],
    takes: ['0101', '1231', '0229'],
    refuses: ['0001', '1301', '0100', '0132', '101', '01011'],
  },
  image: {
    rows: 'R-VAL-35, R-VAL-36',
    at: ['selfie/take', 'selfie'],
    takes: [{ file_id: 'file-00001', file_name: 'selfie.jpg' }],
    refuses: [
      { file_id: 'file-00001' },
      { file_name: 'selfie.jpg' },
      { file_id: '../x', file_name: 'selfie.jpg' },
      'selfie.jpg',
    ],
  },
  agree: { rows: 'R-VAL-38', at: ['register/mobile', 'agree'], takes: [true], refuses: [false, 'true'] },
  currency: {
    rows: 'R-ENT-35',
    at: ['register/card', 'currency'],
    takes: ['CNY', 'HKD', 'USD'],
    refuses: ['', 'EUR', 'hkd'],
  },
  card_organ: {
    rows: 'F-REG',
    at: ['register/card', 'card_organ'],
    takes: ['Mastercard', 'UnionPay', 'Visa'],
    refuses: ['', 'JCB'],
  },
  activation_code: {
    rows: 'R-FLOW-12',
    at: ['card-to-activate/code', 'activation_code'],
    takes: ['ABC123', 'abcd1234EFGH5678', 'ABC 123', 'ABC-123'],
    refuses: ['ABC12', 'abcd1234EFGH56789', 'ABC_123'],
  },
  card_last4: {
    rows: 'R-FLOW-12',
    at: ['card-to-activate/code', 'card_last4'],
    takes: ['0029'],
    refuses: ['029', '00299', '002a'],
  },
  security_answer: {
    rows: 'R-FLOW-09, AMB-59',
    at: ['forgot-by-question/answer', 'answer'],
    takes: ['x', 'x'.repeat(50)],
    refuses: ['', 'x'.repeat(51)],
  },
};

/** What is told first, and how many characters the message can tell of. */
const COUNTED: readonly (readonly [at: Row['at'], value: string, told: string])[] = [
  [['login-by-card/card', 'card_no'], '4000 0100 0000 006', 'minLength 15'],
  [['login-by-card/card', 'card_no'], '4000 0100 0000 0060 1', 'maxLength 17'],
  [['login-by-card/card', 'card_no'], '4000 abcd', 'pattern 8'],
  [['login-by-card/card', 'expiry_date'], '11-2', 'pattern 4'],
  [['transfer-to-mainland/details', 'bank_card_no'], '6222 0000', 'minLength 8'],
];

/** What the form finds wrong with this one field. */
function findings([form, field]: Row['at'], value: Json): readonly FieldError[] {
  const found = flowOf(form.split('/')[0] ?? '').forms[form]?.validate(
    { [field]: value },
    { resolve: () => undefined, world: visitorWorld() },
  );
  if (!found) throw new Error(`there is no form ${form}`);
  return found.filter(({ pointer, keyword }) => `${pointer}/`.startsWith(`/${field}/`) && !OF_OTHERS.has(keyword));
}

/** Rules about the field and others, which are not in the answer here. */
const OF_OTHERS = new Set([
  'mobile.fitsArea',
  'person.sameHolder',
  'transfer.withinBalance',
  'transfer.withinSingleLimit',
]);

describe.each(Object.entries(LIBRARY))('%s', (_name, { rows, at, takes, refuses }) => {
  it.each(takes)(`takes %j (${rows})`, (value) => expect(findings(at, value)).toEqual([]));
  it.each(refuses)(`refuses %j (${rows})`, (value) => expect(findings(at, value)).not.toEqual([]));
});

it.each(COUNTED)('%s: %j is told %s first', (at, value, told) => {
  const [first] = findings(at, value);
  expect(`${first?.keyword} ${String(first?.params['count'])}`).toBe(told);
});
