import type { PlantedKinds } from '../plant.ts';
import { edit, fault, soundly } from '../plant.ts';
import { flow, form } from '../paths.ts';

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
        'a bank account that is asked for before',
        edit(flow('bank-bind'), '"code:BANK_CARD_MISMATCH,BANK_BOUND", "target": ▸"⟦details → mobile⟧"'),
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
    ],
    sound: [
      soundly('a review that has a Change link to it', document('review')),
      soundly(
        'a review with a link to the step that asks it, though not to a secret itself',
        edit(flow('topup-frozen'), '"code:BANK_CARD_MISMATCH", "target": "⟦correct → review⟧"'),
      ),
      soundly(
        'a tick that always stands there',
        edit(
          form('transfer-to-hk/review'),
          '"const": true⟦, "x-when": { "type": "is", "params": { "at": "$reply/quoting/first_payment", "in": [true] } } →⟧',
        ),
        edit(flow('transfer-to-hk'), '"guard": "code:PAYEE_NOT_CONFIRMED", "target": "⟦quoting → review⟧"'),
      ),
      soundly(
        'an end',
        edit(flow('bank-bind'), '"code:BANK_CARD_MISMATCH,BANK_BOUND", "target": "⟦details → noAccount⟧"'),
      ),
    ],
  },
} as const satisfies Partial<PlantedKinds>;
