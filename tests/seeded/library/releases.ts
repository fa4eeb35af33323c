import type { Fault, SeededKinds } from '../seeded.ts';
import { edit, fault, released, twin, write } from '../seeded.ts';
import { flow, form, promises } from '../paths.ts';
import { migrationFile } from './migrations.ts';

const EMPTY_MIGRATION = migrationFile(1, 2, '');

/** What was released or promised before, and still holds. */
export const RELEASES = {
  'shape-changed': {
    faults: [
      fault(
        'a field by another name',
        [released('transfer-to-hk'), edit(form('transfer-to-hk/details'), '⟦"remark" → "note"⟧: {')],
        {
          at: edit(flow('transfer-to-hk'), '"version": ▸1'),
          says: 'details.remark is gone, details.note is new',
          follows: ['pointer-missing flows/transfer-to-hk/flow.json'],
        },
      ),
      fault(
        'a field more',
        [
          released('device-code'),
          edit(form('device-code/enter'), '"properties": {⟦→ "note": { "$ref": "../shared/remark.schema.json" },⟧'),
        ],
        {
          at: edit(flow('device-code'), '"version": ▸1'),
          says: 'Raise "version" to 2, write flows/device-code/migrations/1-2.json',
          follows: ['answer-unused schemas/device-code/enter.schema.json'],
        },
      ),
      fault(
        'a call more',
        [
          released('selfie'),
          edit(
            flow('selfie'),
            '"initial": ⟦"take" → "looking"⟧, "states": {⟦→  "looking": { "invoke": { "src": "op:userInfoQuery", "onDone": { "target": "take" } } },⟧',
          ),
        ],
        { at: edit(flow('selfie'), '"version": ▸1') },
      ),
      fault(
        'another kind of value',
        [
          released('choose-card'),
          edit(form('choose-card/pick'), '"account_id": { "type": "string",⟦→  "format": "email",⟧'),
        ],
        { at: edit(flow('choose-card'), '"version": ▸1'), says: 'pick.account_id was string and is string email' },
      ),
      fault(
        'a new version without what becomes of records',
        [
          released('one-time-code'),
          edit(flow('one-time-code'), '"version": ⟦1 → 2⟧'),
          edit(form('one-time-code/enter'), '"properties": {⟦→ "note": { "$ref": "../shared/remark.schema.json" },⟧'),
        ],
        {
          at: edit(flow('one-time-code'), '"version": ▸2'),
          says: 'Write flows/one-time-code/migrations/1-2.json',
          follows: ['answer-unused schemas/one-time-code/enter.schema.json'],
        },
      ),
      fault('a version that went back', released('confirm-payment', 2), {
        at: edit(flow('confirm-payment'), '"version": ▸1'),
      }),
    ],
    valid: [
      twin('a released flow as it was', released('transfer-to-hk')),
      twin(
        'a tighter bound',
        released('transfer-to-hk'),
        edit(form('transfer-to-hk/details'), '"account_id": { "type": "string", … "maxLength": ⟦64 → 60⟧'),
      ),
      twin(
        'a new version that says what becomes of records',
        released('choose-card'),
        edit(flow('choose-card'), '"version": ⟦1 → 2⟧'),
        write('flows/choose-card/migrations/1-2.json', EMPTY_MIGRATION),
      ),
    ],
  },
  'promise-name': {
    faults: [
      fault('a step', edit(promises('transfer-to-hk'), '"first": { "state": ▸⟦"review" → "reveiw"⟧'), {
        says: 'Did you mean "review"?',
      }),
      fault(
        'a call',
        edit(promises('selfie'), '"noFaceIsNoProof" … "call": ▸⟦"realnameFaceCheck" → "realnameFaceChek"⟧'),
      ),
      fault('a code', edit(promises('confirm-payment'), '"code": ▸⟦"PAY_PWD_LOCKED" → "PAY_PWD_LOCKT"⟧')),
      fault(
        'an outcome that is near none',
        edit(promises('giftcard-activate'), '"outcome": ▸⟦"refused" → "declined"⟧'),
        {
          says: 'Known: "success", "processing", "refused", "cancelled".',
        },
      ),
      fault('an outcome', edit(promises('device-code'), '"verifiedIsChecked" … "outcome": ▸⟦"verified" → "verifed"⟧')),
      fault('a button', edit(promises('register'), '"event": ▸⟦"CANCEL" → "CANCLE"⟧')),
      fault(
        'one of several',
        edit(
          promises('forgot-password'),
          '"byCodeAndDocument/verifying", ▸⟦"byCodeAndBirthday/verifying" → "byCodeAndBirthday/verifyng"⟧',
        ),
      ),
      fault('the end of a scope', edit(promises('forgot-by-code'), '"until": { "state": ▸⟦"verify" → "vrify"⟧')),
      fault(
        'a review that the flow has not',
        edit(promises('device-code'), '"first": { ⟦"call": "loginVerifyDevice" → "tag": ▸"review"⟧ }'),
        { says: 'tag "review" is not known in this flow' },
      ),
      fault(
        'an effect that no call of the flow has',
        edit(promises('selfie'), '"noFaceIsNoProof" … "until": { ⟦"call": "realnameFaceCheck" → "effect": ▸"money"⟧ }'),
        { says: 'effect "money" is not known in this flow' },
      ),
      fault(
        'a lost reply where nothing is done for good',
        edit(promises('device-code'), '"wrongCodeIsNoProof" … "code": ▸⟦"OTP_WRONG" → "unknown"⟧'),
      ),
      fault(
        'the state that calls a sub-flow',
        edit(promises('close-account'), '"outcome": "matched", "of": ▸⟦"proveIdentity" → "provedIdentity"⟧'),
        { says: 'of "provedIdentity" is not known', follows: [`promise-name ${promises('close-account')}`] },
      ),
      fault(
        'an outcome of another sub-flow',
        edit(promises('close-account'), '"outcome": ▸⟦"matched" → "authorised"⟧, "of": "proveIdentity"'),
        { says: 'outcome "authorised" is not known' },
      ),
      fault(
        'a state that is left open',
        edit(
          promises('reset-mobile'),
          '⟦→ "notProven": [{ "item": ▸"transition:sendin.onError.8", "reason": "The contract lists it for others." }],\n  ⟧"promises": [',
        ),
      ),
    ],
    valid: [
      twin(
        'what is kept out of a flow that has nothing like it',
        edit(promises('device-code'), '"then": { ⟦"outcome": "verified" → "effect": ["write", "money"]⟧ }'),
      ),
      twin(
        'a code of a call that a field makes',
        edit(
          flow('device-code'),
          '"onError": [⟦→ { "guard": "code:OTP_SEND_LIMIT", "target": "expired" },⟧ { "guard": "code:TICKET_EXPIRED", "target": "expired", "description": "No',
        ),
        edit(promises('device-code'), '"from": { "code": ⟦"TICKET_EXPIRED" → "OTP_SEND_LIMIT"⟧'),
      ),
      twin(
        'a step of a sub-flow',
        edit(promises('transfer-to-hk'), '"first": { "state": ⟦"review" → "authorise/ask"⟧'),
      ),
    ],
  },
  'promise-twice': {
    faults: [
      twice('device-code', 'expiredEnds', 'verifiedIsChecked'),
      twice('selfie', 'noFaceIsNoProof', 'otherFaceIsNoProof'),
      twice('register', 'numberConfirmedFirst', 'captchaBeforeCode'),
      twice('transfer-to-hk', 'passwordBeforeMoney', 'quoteBeforeReview'),
      fault(
        'the name of a promise that every flow makes',
        edit(promises('selfie'), '"id": ▸⟦"cancelProvesNothing" → "wayOut"⟧'),
        { says: 'is a promise that every flow makes' },
      ),
      fault(
        'what is left open, and why, two times',
        edit(
          promises('selfie'),
          '⟦→ "notProven": [{ "item": "state:take", "reason": "Nobody comes here." }, { "item": ▸"state:take", "reason": "Or somebody does." }],\n  ⟧"promises": [',
        ),
      ),
    ],
    valid: [
      twin('another name', edit(promises('device-code'), '"id": "⟦expiredEnds → expiredTicketEnds⟧"')),
      twin(
        'the name of a promise of another flow',
        edit(promises('device-code'), '"id": "⟦expiredEnds → noFaceIsNoProof⟧"'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;

function twice(id: string, one: string, other: string): Fault {
  return fault(`two promises of ${id}`, edit(promises(id), `"id": ▸⟦"${one}" → "${other}"⟧`), {
    says: `"${other}" is here twice`,
  });
}
