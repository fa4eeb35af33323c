import { describe, expect, it } from 'vitest';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Json, JsonObject } from '../../src/domain/json.ts';
import { isJsonObject } from '../../src/domain/json.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';
import { codesMet } from './support/codesMet.ts';

const project = loadProject('.');
const LOCALES = ['en', 'zh-HK', 'zh-CN'];

const wordsIn = (locale: string, file: string): JsonObject => (project.words[locale]?.[file]?.data ?? {}) as JsonObject;
const catalogue = (locale: string, code: string) => getAt(wordsIn(locale, 'return-codes'), ['codes', code]);

/** Section 13: each message of the specification has a code, which says it, and the processes that raise it. */
const MESSAGES: readonly (readonly [id: string, code: string, says: RegExp, flows: readonly string[]])[] = [
  ['R-ERR-13', 'UNKNOWN_ERROR', /went wrong/, []],
  ['R-ERR-14', 'CHANGE_STATUS_ERROR', /status of the card was not changed/, ['card-lock']],
  ['R-ERR-15', 'OTP_LOST', /no longer valid.*new code/, ['one-time-code', 'device-code']],
  ['R-ERR-16', 'OTP_NOT_OBTAINED', /Send code/, ['one-time-code', 'device-code']],
  ['R-ERR-17', 'CARD_LOCK_FAIL', /abnormal.*customer service/, ['card-lock']],
  ['R-ERR-18, R-ERR-20', 'ACCOUNT_LOCKED', /account is locked.*Reset your password/, ['login-by-password']],
  ['R-ERR-19, R-VAL-50', 'BIRTH_TOO_MANY', /Too many wrong birth dates.*new code/, ['forgot-by-code', 'reset-mobile']],
  ['R-ERR-21', 'LOGIN_DATA_ERROR', /sign-in data is wrong/, ['login-by-card']],
  ['R-ERR-22', 'CARD_NO_ERROR', /^Wrong card number/, ['login-by-card', 'card-add', 'card-activate']],
  ['R-ERR-23', 'EXPIRY_ERROR', /^Wrong expiry/, ['login-by-card', 'card-add', 'card-activate']],
  ['R-ERR-24', 'CVC_ERROR', /^Wrong security code/, ['login-by-card', 'card-add', 'card-activate']],
  ['R-ERR-25', 'OTP_WRONG', /^Wrong one-time code/, ['one-time-code', 'device-code']],
  ['R-ERR-26', 'PWD_ERROR', /^Wrong password/, ['login-by-password', 'reset-password']],
  ['R-ERR-27', 'HAS_PASSWORD', /already has a password/, ['add-information', 'card-activate']],
  ['R-ERR-28', 'ACC_TYPE_UNSUPPORTED', /not supported.*app/, ['login-by-card', 'login-by-password', 'card-add']],
  [
    'R-ERR-29',
    'TRANS_FAIL',
    /transfer failed.*try again/,
    ['transfer-to-hk', 'transfer-to-mainland', 'transfer-instant'],
  ],
  ['R-ERR-30', 'TRANS_PROCESSING', /processing; an SMS follows/, ['transfer-to-hk', 'transfer-to-mainland']],
  ['R-ERR-31', 'TOPUP_FROZEN', /frozen, because the paid card differs/, ['topup-bank']],
  ['R-ERR-32', 'OVER_LIMIT', /over your limit/, ['transfer-to-account', 'transfer-to-hk', 'topup-fps', 'topup-bank']],
  ['R-ERR-33', 'DOC_INVALID', /document is invalid/, ['realname']],
  ['R-ERR-34', 'DOC_UNCLEAR', /unclear/, ['realname']],
  ['R-ERR-35', 'FACE_FAIL', /No face could be detected/, ['realname', 'close-account']],
  ['R-ERR-36', 'ID_COMPARE_FAIL', /comparison is inconsistent/, ['realname']],
  ['R-ERR-37', 'FACE_NOT_MATCH_DOC', /does not match the document/, ['realname', 'close-account']],
  ['R-ERR-38', 'ID_NET_TIMEOUT', /could not be reached/, ['realname', 'close-account']],
  ['R-ERR-39', 'VERIFY_FAIL', /verification failed. Try again/, ['realname']],
  ['R-ERR-40', 'DOWNLOAD_FAIL', /download failed/, []],
  ['R-ERR-41', 'INSUFFICIENT_BALANCE', /^Insufficient balance/, ['transfer-to-account', 'card-new', 'card-replace']],
  ['R-ERR-42', 'BANK_CARD_MISMATCH', /^Bank card number/, ['bank-bind', 'topup-bank', 'topup-frozen']],
  ['R-ERR-43', 'OUTSTANDING_BALANCE', /outstanding balance.*later/, ['card-cancel', 'close-account']],
  ['R-ERR-44', 'REALNAME_REQUIRED', /Verify your identity/, ['transfer-to-hk', 'transfer-to-mainland']],
  ['R-ERR-45', 'FUNC_DISABLED', /function is temporarily disabled/, []],
  ['R-ERR-46', 'SYS_UPGRADING', /System is upgrading.*support/, ['close-account']],
  ['R-ERR-47', 'TRANSFER_HOURS', /closed now.*service hours/, ['transfer-to-mainland']],
];

describe('a message of the specification', () => {
  it.each(MESSAGES)('%s: %s says %s', (_id, code, says) => expect(String(catalogue('en', code))).toMatch(says));

  it.each(MESSAGES)('%s: %s is said in every language', (_id, code) => {
    const said = LOCALES.map((locale) => catalogue(locale, code));
    expect(new Set(said.filter((text) => typeof text === 'string' && text !== '')).size).toBe(LOCALES.length);
  });

  const raised = MESSAGES.flatMap(([id, code, , flows]) => flows.map((flow) => [id, code, flow] as const));

  it.each(raised)('%s: %s is raised in %s', (_id, code, flow) => expect([...codesMet(project, flow)]).toContain(code));
});

/** What is marked `[spec exact]`: the wording, and every place where it is read. `begins` where the sentence goes on with a
 * figure or with what to do. */
const EXACT: readonly (readonly [id: string, wording: string, places: readonly string[], begins: readonly string[]])[] =
  [
    [
      'R-VAL-19',
      'Card number should be 16 digits',
      ['shared fields.gc-card-no.errors.pattern'],
      ['shared fields.gc-card-no.errors.maxLength', 'shared fields.gc-card-no.errors.minLength'],
    ],
    [
      'R-VAL-11',
      'Confirm password error!',
      ['pay-pwd-confirm', 'new-login-pwd-confirm'].flatMap((field) => [
        `shared fields.${field}.errors.equalTo`,
        `shared fields.${field}.errors.maxLength`,
      ]),
      [],
    ],
    [
      'R-VAL-07',
      'Transfer amount over single limit',
      ['return-codes codes.OVER_SINGLE_LIMIT'],
      transfers().map((flow) => `${flow} steps.details.fields.amount.errors.transfer.withinSingleLimit`),
    ],
    [
      'R-ERR-41',
      'Insufficient balance, please recharge and try again.',
      [
        'return-codes codes.INSUFFICIENT_BALANCE',
        ...transfers().map((flow) => `${flow} steps.details.fields.amount.errors.transfer.withinBalance`),
      ],
      [],
    ],
    [
      'R-ERR-42',
      'Bank card number, name and certificate do not match',
      [
        'return-codes codes.BANK_CARD_MISMATCH',
        'bank-bind steps.details.codes.BANK_CARD_MISMATCH',
        'topup-bank steps.payer.codes.BANK_CARD_MISMATCH',
        'topup-frozen steps.correct.codes.BANK_CARD_MISMATCH',
      ],
      [],
    ],
    [
      'R-ERR-43',
      'The account still has outstanding balance',
      ['card-cancel steps.outstanding.title', 'close-account steps.outstanding.title'],
      ['return-codes codes.OUTSTANDING_BALANCE'],
    ],
    ['R-ERR-46', 'System is upgrading', ['close-account steps.upgrading.title'], ['return-codes codes.SYS_UPGRADING']],
    ['R-ERR-12', 'NETWORK ERROR', ['app networkError'], []],
  ];

function transfers() {
  return ['transfer-to-account', 'transfer-to-hk', 'transfer-to-mainland', 'transfer-instant'];
}

describe('a wording that is the specification’s own', () => {
  const exact = EXACT.flatMap(([id, wording, places]) => places.map((place) => [id, wording, place] as const));
  const begun = EXACT.flatMap(([id, wording, , places]) => places.map((place) => [id, wording, place] as const));

  it.each(exact)('%s: “%s” to the letter at %s', (_id, wording, place) => expect(textAt(place)).toBe(wording));

  it.each(begun)('%s: “%s” begins %s', (_id, wording, place) => expect(String(textAt(place)).indexOf(wording)).toBe(0));

  /** A process may say a code better than the catalogue does; not one whose words are the specification's. */
  it.each(['OVER_SINGLE_LIMIT', 'INSUFFICIENT_BALANCE', 'BANK_CARD_MISMATCH'])(
    '%s is said in no other words',
    (code) => {
      const said = Object.entries(project.words['en'] ?? {}).flatMap(([flow, { data }]) =>
        Object.entries(objectAt(data, 'steps')).flatMap(([step, words]) => {
          const own = getAt(words, ['codes', code]);
          return own === undefined || own === catalogue('en', code) ? [] : [`${flow} ${step}`];
        }),
      );
      // Nobody is asked for a document there.
      expect(said.filter((place) => place !== 'card-cancel refund')).toEqual([]);
    },
  );
});

/** Section 0.2: what the field library says of a wrong entry. */
const LIBRARY: readonly (readonly [id: string, place: string, says: RegExp])[] = [
  ['R-VAL-01', 'area-code.errors.required', /Choose/],
  ['R-VAL-08', 'mob-no.errors.required', /^Mobile number is required$/],
  ['R-VAL-09', 'mob-no.errors.maxLength', /at most 11$/],
  ['R-VAL-15', 'email.errors.required', /required/],
  ['R-VAL-16', 'email.errors.format', /^Invalid email/],
  ['R-ERR-24', 'cvc2.errors.pattern', /^Wrong security code/],
  ['R-ERR-16', 'one-time-code.errors.required', /Send code/],
  ['R-VAL-12', 'new-login-pwd.checks.length', /8 to 16 characters/],
  ['R-VAL-13, R-VAL-14', 'new-login-pwd.errors.pattern', /uppercase letter and one digit/],
  ['R-VAL-10', 'new-pay-pwd.errors.pattern', /6 digits/],
  ['R-VAL-20', 'bank-card-no.errors.pattern', /digits only/],
  ['R-VAL-21', 'bank-card-no.errors.maxLength', /12 to 19/],
  ['R-VAL-02, R-VAL-03', 'amount.errors.pattern', /above 0.*two decimals/],
  ['R-VAL-26', 'remark.errors.maxLength', /at most 20/],
  ['R-VAL-28', 'mainland-id.errors.pattern', /15 or 18 digits/],
  ['R-VAL-29', 'hk-id.errors.pattern', /A123456\(3\)/],
  ['R-VAL-30', 'macau-id.errors.pattern', /1234567\(8\)/],
  ['F-KYC', 'passport-no.errors.pattern', /5 to 20 letters and digits/],
  ['R-VAL-31', 'name-cn.errors.pattern', /^Chinese name must be in Chinese$/],
  ['R-VAL-32', 'name-en.hint', /^English or pinyin$/],
  ['R-VAL-34', 'doc-valid-to.errors.document.isNotExpired', /has expired/],
  ['R-VAL-33', 'doc-valid-to.errors.document.isValidLongEnough', /less than 90 days/],
  ['R-VAL-35', 'image.errors.type', /JPG or PNG/],
  ['R-VAL-36', 'image.errors.size', /3 MB/],
  ['R-VAL-38', 'agree.errors.const', /^Please agree to the terms$/],
  ['R-ENT-35', 'currency.errors.required', /Choose a currency/],
];

describe('the field library', () => {
  it.each(LIBRARY)('%s: %s', (_id, place, says) => expect(String(textAt(`shared fields.${place}`))).toMatch(says));
});

/** The names of rules have dots of their own. */
function textAt(place: string): Json | undefined {
  const [file = '', path = ''] = place.split(' ');
  return below(wordsIn('en', file), path);
}

function below(words: Json | undefined, path: string): Json | undefined {
  if (!isJsonObject(words)) return undefined;
  if (path in words) return words[path];
  return Object.keys(words)
    .filter((name) => path.startsWith(`${name}.`))
    .map((name) => below(words[name], path.slice(name.length + 1)))
    .find((found) => found !== undefined);
}

function objectAt(data: unknown, name: string): JsonObject {
  const found = isJsonObject(data as Json) ? (data as JsonObject)[name] : undefined;
  return isJsonObject(found) ? found : {};
}
