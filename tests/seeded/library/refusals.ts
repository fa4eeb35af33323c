import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { constants, flow, form } from '../paths.ts';

const tickAgain = (id: string) =>
  edit(flow(id), '"guard": "code:PAYEE_NOT_CONFIRMED", "target": ▸"⟦quoting → review⟧"');
const document = (target: string) =>
  edit(
    flow('realname'),
    `"code:DOC_INVALID,DOC_UNCLEAR,DOC_EXPIRED,DOC_SOON_EXPIRED", "target": ▸"⟦document → ${target}⟧"`,
  );

/** Codes about an answer, and whether it can be another when the call is made again. */
export const REFUSALS = {
  'refused-again': {
    faults: [
      fault('a tick that the same quote hides again', tickAgain('transfer-to-hk'), {
        says: '"PAYEE_NOT_CONFIRMED" of "sending" leads back to "review", from where "payee_confirmed" cannot be answered otherwise',
      }),
      fault('the same at once', tickAgain('transfer-instant')),
      fault('the same of a card', tickAgain('transfer-to-account')),
      fault(
        'another card that is never asked for',
        edit(flow('topup-frozen'), '"stillFrozen": { … "OTHER_CARD": { "target": ▸⟦"correct" → "sending"⟧ }'),
        { says: 'Lead to the step that asks for the other.' },
      ),
      fault(
        'a bank account that is asked for before',
        edit(
          flow('bank-bind'),
          '"code:BANK_CARD_MISMATCH,BANK_CHECK_LOCKED,BANK_BOUND", "target": ▸"⟦details → mobile⟧"',
        ),
        { says: '"bank_card_no" cannot be answered otherwise' },
      ),
      fault(
        'a password that is too easy, in a flow that others call',
        edit(flow('add-information'), '"adding": { … "code:PAY_PWD_WEAK", "target": ▸"⟦pin → confirm⟧"'),
      ),
      fault(
        'a code on a card',
        edit(flow('giftcard-activate'), '"code:GC_CODE_ERROR,PAY_PWD_WEAK", "target": ▸"⟦secrets → confirm⟧"'),
      ),
      fault('a document, after the last step that can change it', document('confirmByCode')),
      fault(
        'figures that have run out, on the review that showed them',
        edit(flow('transfer-to-hk'), '"code:QUOTE_EXPIRED", "target": ▸"⟦quoting → review⟧"'),
        { says: '"$reply/quoting/quote_id" is sent again as it was' },
      ),
      fault(
        'a proof that has run out, and what it is for is asked again',
        edit(flow('reset-mobile'), '"src": "op:userMobChange", … "code:TICKET_EXPIRED", "target": ▸"⟦prove → number⟧"'),
      ),
      fault(
        'a selfie that has run out',
        edit(flow('realname'), '"code:FACE_EXPIRED", "target": ▸"⟦selfie → confirmByCode⟧"'),
        { says: 'Lead to "selfie" first' },
      ),
      fault(
        'what a flow was given, and has run out',
        edit(flow('device-code'), '"verifying": { … "code:TICKET_EXPIRED", "target": ▸"⟦expired → enter⟧"'),
        { says: 'who calls this flow can give another' },
      ),
    ],
    valid: [
      twin(
        'figures that have run out, where they are asked for with other answers',
        edit(flow('transfer-to-hk'), '"code:QUOTE_EXPIRED", "target": "⟦quoting → details⟧"'),
      ),
      twin('a review that has a Change link to it', document('review')),
      twin(
        'a review with a link to the step that asks it, though not to a secret itself',
        edit(flow('topup-frozen'), '"code:BANK_CARD_MISMATCH,BANK_CHECK_LOCKED", "target": "⟦correct → review⟧"'),
      ),
      twin(
        'a tick that always stands there',
        edit(
          form('transfer-to-hk/review'),
          '"const": true⟦, "x-when": { "type": "is", "params": { "at": "$reply/quoting/first_payment", "in": [true] } } →⟧',
        ),
        edit(flow('transfer-to-hk'), '"guard": "code:PAYEE_NOT_CONFIRMED", "target": "⟦quoting → review⟧"'),
      ),
      twin(
        'an end',
        edit(
          flow('bank-bind'),
          '"code:BANK_CARD_MISMATCH,BANK_CHECK_LOCKED,BANK_BOUND", "target": "⟦details → noAccount⟧"',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;

const FPS = flow('topup-fps');

/** Polls, and what they wait for. */
export const POLLS = {
  'poll-idle': {
    faults: [
      fault(
        'asks on once it is there',
        edit(
          FPS,
          '"waiting": { … "while": { "type": "is", "params": { "at": "$reply/waiting/state", "in": ▸["⟦WAITING → CREDITED⟧"] } }',
        ),
        { says: '"waiting" goes on asking while it is "CREDITED", and stops at "WAITING"' },
      ),
      fault(
        'the same of a bank',
        edit(
          flow('topup-bank'),
          '"while": { "type": "is", "params": { "at": "$reply/waiting/state", "in": ▸["⟦WAITING → FROZEN⟧"] } }',
        ),
      ),
      fault(
        'the same of a message, in a flow that others call',
        edit(
          flow('forgot-by-uplink'),
          '"while": { "type": "is", "params": { "at": "$reply/waiting/state", "in": ▸["⟦WAITING → EXPIRED⟧"] } }',
        ),
      ),
      fault(
        'rests as long as a code lives',
        edit(flow('reset-email'), '"every": ▸"const:access.⟦email.pollEvery → code.life⟧"'),
        { says: '"access.code.life" says how long something lives, not how often to ask' },
      ),
      fault('rests as long as it lives', edit(FPS, '"every": ▸"const:topup.fps.⟦poll → life⟧"'), {
        says: 'Name a constant of a few seconds',
      }),
      fault('rests for a day', edit(constants('access'), '"id": "access.uplink.poll", … "value": ⟦3 → 864000000⟧'), {
        at: edit(flow('forgot-by-uplink'), '"every": ▸"const:access.uplink.poll"'),
      }),
    ],
    valid: [
      twin('goes on at one more', edit(flow('forgot-by-uplink'), '"while": { … "in": ["WAITING"⟦→ , "EXPIRED"⟧]')),
      twin('rests for a while', edit(constants('topup'), '"id": "topup.fps.poll", … "value": ⟦3 → 60⟧')),
    ],
  },
} as const satisfies Partial<SeededKinds>;
