import type { JsonObject } from '../../../src/domain/json.ts';

/** Who goes through a flow, and what they say where it matters, by the name of the field. */
export interface Wish {
  readonly member?: string;
  /** The route by which they come; the first of the flow unless it is said. */
  readonly entry?: string;
  readonly input?: JsonObject;
  readonly given?: JsonObject;
  /** What the gateway is made to answer, by operation: laid over its own answer, or over the contract's example where it refuses;
   * `null` takes a member away; the example itself with `example`, a refusal with `return_code`. */
  readonly replies?: { readonly [operation: string]: JsonObject | 'example' };
}

const chan = { area_code: '852', login_id: '61234567' };
const proofOfChan = {
  ...chan,
  doc_type: 'hkId',
  doc_no: 'A123456(3)',
  birth_md: '02-14',
  answer: 'Sample Road School',
};
const transfer = (operation: string): readonly Wish[] => [
  { member: 'wong', given: { amount: '10000.01' } },
  { member: 'wong', replies: { transferQuote: { otp_required: true } } },
  { member: 'wong', replies: { [operation]: { status: 'processing' } } },
];

/** Ways of naming a payee. */
const payees = (ways: readonly JsonObject[]): readonly Wish[] => ways.map((given) => ({ member: 'wong', given }));
const byFps = ['email', 'fpsId'].map((type) => ({ method: 'FPS', type }));

/** A payee of the contract's example, whom no sample member has saved. */
const toSaved = (to_card: boolean, quote: JsonObject, sent: JsonObject = {}): readonly Wish[] => [
  {
    member: 'wong',
    replies: {
      payeeList: 'example',
      transferPreview: {},
      transferQuote: { ...quote, to_card, can_save_payee: false },
      transferToHk: sent,
      transferToGc: sent,
    },
  },
];

/** Tried in this order before the members that go through every flow, until every call of the flow was come to. */
export const WISHES: { readonly [flow: string]: readonly Wish[] } = {
  'bank-bind': [
    { member: 'wong', replies: { bankBind: {}, bankCheckStatus: { state: 'BOUND' } } },
    { member: 'wong', replies: { bankBoundList: 'example' }, given: { wish: 'unlink' } },
  ],
  'card-activate': [
    { given: { variant: 'info' }, replies: { cardActivateByInfo: {} } },
    { given: { variant: 'code' }, replies: { cardActivateByCode: {} } },
  ],
  'card-lock': [{ member: 'ng' }],
  'card-reveal': [{ member: 'wong', given: { shown: 'account' } }],
  'close-account': [{ member: 'chan', given: { choice: 'abandon' } }],
  dormant: [{ member: 'chan', replies: { accountQueryAccSleep: { sleeping: true, doc_expired: true } } }],
  'forgot-password': ['uplink', 'codeAndId', 'code', 'question', 'manual'].map((mode) => ({
    given: { ...proofOfChan, mode },
  })),
  'fps-manage': ['makeDefault', 'remove'].map((action) => ({
    member: 'chan',
    given: { action },
    replies: { fpsQuery: 'example' },
  })),
  'fps-register': [
    { member: 'chan' },
    { member: 'chan', replies: { fpsRegister: { return_code: 'FPS_EXISTS_OTHER_BANK' } } },
  ],
  'giftcard-activate': [{ replies: { giftcardQuery: {}, giftcardDetail: { card: { status: 'unactivated' } } } }],
  'giftcard-export': [{ replies: { giftcardQuery: {}, giftcardDetail: {} } }],
  'giftcard-mobile-query': [{ replies: { giftcardList: 'example' } }],
  'giftcard-query': [{ replies: { giftcardQuery: {}, giftcardDetail: { card: null } } }],
  'login-by-card': [
    { replies: { loginByCvc: { next: 'NEED_INFO' } } },
    { replies: { loginByCvc: { next: 'NEED_INFO' }, loginAddInformation: { return_code: 'HAS_PASSWORD' } } },
    { replies: { loginByCvc: { next: 'NEED_CHOOSE' } } },
    { replies: { loginByCvc: { next: 'NEED_DEVICE_CODE' } } },
  ],
  'login-by-password': [
    { given: chan, replies: { loginByPwd: { return_code: 'CAPTCHA_REQUIRED', captcha_required: true } } },
    { given: { area_code: '852', login_id: '61234568' } },
    { given: chan },
  ],
  'payee-manage': ['pay', 'rename', 'remove'].map((action) => ({
    member: 'wong',
    given: { action },
    replies: { payeeList: 'example', payeeRename: {}, payeeRemove: {} },
  })),
  realname: [
    { member: 'lee', given: { user_kind: 'new' } },
    { member: 'lee', given: { user_kind: 'new' }, replies: { realnameSubmit: {} } },
    { member: 'lee', given: { user_kind: 'existing' }, replies: { realnameLinkExisting: {} } },
    { member: 'lee', given: { user_kind: 'new', birth_date: '2012-05-06' } },
  ],
  'realname-modify': [{ member: 'wong' }, { member: 'chan', given: { birth_date: '2012-05-06' } }],
  'reset-email': [
    { member: 'chan', replies: { userEmailStatus: { state: 'CONFIRMED' } } },
    { entry: '/userSettings/resetEmail/new', input: { code: 'sample-link-0000000000' } },
  ],
  'reset-mobile': [{ member: 'chan', given: { mob_no: '69990001' } }],
  'reset-password': ['login', 'payment'].map((kind) => ({ member: 'chan', given: { kind } })),
  'topup-fps': [{ member: 'wong', replies: { topupStatus: { state: 'CREDITED' } } }],
  'topup-frozen': [{ member: 'chan', replies: { topupFrozenList: 'example' } }],
  'transfer-instant': [...transfer('transferToHk'), ...payees(byFps)],
  'transfer-to-account': transfer('transferToGc'),
  'transfer-to-hk': [...transfer('transferToHk'), ...payees([...byFps, { method: 'bank' }])],
  'transfer-to-payee': [
    ...toSaved(false, { otp_required: false }),
    ...toSaved(false, { otp_required: true }),
    ...toSaved(true, { otp_required: false }, { status: 'processing' }),
  ],
  'transfer-to-mainland': transfer('transferToMainland'),
};

/** Of a flow of members: one with cards in three currencies, one with a single card, one whose cards can be renewed. */
export const MEMBERS: readonly Wish[] = [{ member: 'wong' }, { member: 'chan' }, { member: 'mok' }];
export const VISITORS: readonly Wish[] = [{}];
