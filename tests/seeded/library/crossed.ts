import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

const crossed = (id: string) => ({ follows: [`branch-crossed ${flow(id)}`] });

/** Branches that lead where another should. */
export const CROSSED = {
  'branch-crossed': {
    faults: [
      fault(
        'money that came is told as a failure',
        edit(flow('transfer-to-hk'), '"asking": { … "in": ["success"] } }, "target": ▸"⟦done → returned⟧"'),
        { says: '"success" in onDone of "asking" leads to "returned", which tells of a failure' },
      ),
      fault(
        'money that came back is told as a success',
        edit(flow('transfer-instant'), '"in": ["fail", "closed"] } }, "target": ▸"⟦returned → done⟧"'),
        { follows: [`state-unreachable ${flow('transfer-instant')}`] },
      ),
      fault(
        'a transfer under way that is told as one that came back',
        edit(
          flow('transfer-to-mainland'),
          '"in": ["success", "submittedToBank"] } }, "target": ▸"⟦done → returned⟧" }, { "guard": { "type": "is", "params": { "at": "$reply/asking/status", "in": ["fail", "closed"] } }, "target": "⟦returned → done⟧"',
        ),
        crossed('transfer-to-mainland'),
      ),
      fault(
        'two codes',
        edit(
          flow('card-buy-chip'),
          '"src": "op:cardQuote", … "code:FUNDS_FROZEN", "target": ▸"⟦frozen → statusForbids⟧" }, { "guard": "code:CARD_STATUS,ACCOUNT_STATUS", "target": "⟦statusForbids → frozen⟧"',
        ),
        { ...crossed('card-buy-chip'), says: 'Did you mean "frozen"?' },
      ),
      fault(
        'after a poll, two values',
        edit(
          flow('topup-fps'),
          '"in": ["FROZEN"] } }, "target": ▸"⟦frozen → expired⟧" }, { "guard": { "type": "is", "params": { "at": "$reply/looking/state", "in": ["EXPIRED"] } }, "target": "⟦expired → frozen⟧"',
        ),
        crossed('topup-fps'),
      ),
      fault(
        'two ways to go on',
        edit(
          flow('login-by-card'),
          '"in": ["NEED_CHOOSE"] } }, "target": ▸"⟦chooseCard → confirmDevice⟧", … "$reply/checkingCard/next", "in": ["NEED_DEVICE_CODE"] } }, "target": "⟦confirmDevice → chooseCard⟧"',
        ),
        { follows: [...crossed('login-by-card').follows, `pointer-uncertain ${flow('login-by-card')}`] },
      ),
      fault(
        'two outcomes of a sub-flow',
        edit(
          flow('card-new'),
          '"outcome:locked", "target": ▸"⟦passwordLocked → cancelled⟧" }, { "guard": "outcome:cancelled", "target": "⟦cancelled → passwordLocked⟧"',
        ),
        crossed('card-new'),
      ),
      fault(
        'two reasons',
        edit(
          flow('card-renew-virtual'),
          '"in": ["printing"] } }, "target": ▸"⟦printing → notOpen⟧" }, { "guard": { "type": "is", "params": { "at": "$reply/looking/state", "in": ["notOpen"] } }, "target": "⟦notOpen → printing⟧"',
        ),
        crossed('card-renew-virtual'),
      ),
      fault(
        'two buttons',
        edit(
          flow('transfer-to-mainland'),
          '"failed": { … "RETRY": { "target": "⟦quoting → cancelled⟧" }, "CANCEL": { "target": ▸"⟦cancelled → quoting⟧" }',
        ),
      ),
      fault(
        'a status and the rest',
        edit(
          flow('transfer-to-account'),
          '"code:REGION_P2P", "target": "betweenRegions" }, { "guard": "code:REALNAME_REQUIRED", "target": "levelTooLow" }, { "guard": "code:FUNDS_FROZEN", "target": ▸"⟦frozen → refused⟧" }, { "guard": "code:CARD_STATUS,ACCOUNT_STATUS", "target": "⟦refused → frozen⟧"',
        ),
        crossed('transfer-to-account'),
      ),
      fault(
        'a refused registration that is told as done',
        edit(flow('register'), '"guard": "code:MOB_EXISTS", "target": ▸"⟦mobile → done⟧", "description": "Someone'),
        { says: '"MOB_EXISTS" in onError of "registering" leads to "done", which tells of a success' },
      ),
      fault(
        'a refusal for any other reason that is told as broken off',
        edit(
          flow('transfer-to-hk'),
          '"code:TRANS_FAIL", "target": "failed", … { "target": ▸"⟦review → cancelled⟧", "description": "Any other code',
        ),
        {
          says: 'any other code in onError of "sending" leads to "cancelled", which tells of a member who has broken off',
        },
      ),
      fault(
        'a member who breaks off and is asked again',
        edit(flow('transfer-to-hk'), '"review": { … "CANCEL": { "target": ▸"⟦cancelled → quoting⟧" }'),
        { says: '"CANCEL" of "review" leads to "review"' },
      ),
      fault(
        'a member who breaks off and is told that it is done',
        edit(flow('transfer-to-account'), '"review": { … "CANCEL": { "target": ▸"⟦cancelled → done⟧" }'),
        { says: 'leads to "done", as if it had been done' },
      ),
      fault(
        'a payment refused as its quote has expired that is told as under way',
        edit(flow('transfer-to-hk'), '"sending": { … "code:QUOTE_EXPIRED", "target": ▸"⟦quoting → processing⟧"'),
        { says: 'leads to "processing", which tells of a call whose result is still to come' },
      ),
      fault(
        'one of two values that says that the money came back',
        edit(
          flow('transfer-to-account'),
          '"at": "$reply/asking/status", "in": ["success"⟦→, "fail"⟧] } }, "target": ▸"done"',
        ),
        { says: '"fail" in onDone of "asking" leads to "done", which tells of a success' },
      ),
      fault(
        'one of two values that says that nothing came of it',
        edit(
          flow('transfer-to-payee'),
          '"at": "$reply/asking/status", "in": ["success"⟦→, "closed"⟧] } }, "target": ▸"done"',
        ),
        { says: 'Take "closed" out of this branch' },
      ),
      fault(
        'what is not decided, told as money that is back',
        edit(
          flow('transfer-instant'),
          '"in": ["fail", "closed"] } }, "target": "returned" }, { "target": ▸"⟦processing → returned⟧" }',
        ),
        { says: '"processing" or "paid" or "submittedToBank" or "unknown" falls to the last branch' },
      ),
      fault(
        'what is not decided, by its name',
        edit(flow('transfer-to-hk'), '"in": ["fail", "closed"⟦→, "unknown"⟧] } }, "target": ▸"returned"'),
        { says: 'leads to an end whose outcome is "processing"' },
      ),
      fault(
        'a card that waits for its first payment, told as one that was not bound',
        edit(
          flow('bank-bind'),
          '⟦{ "guard": { "type": "is", "params": { "at": "$reply/looking/state", "in": ["WAITING"] } }, "target": "processing", "description": "Asking ended for another reason than the time: it may still come." }, →⟧ { "target": ▸"expired"',
        ),
        { says: '"WAITING" falls to the last branch of onDone of "looking" and leads to "expired"' },
      ),
      fault(
        'money that is held, told as money that came',
        edit(
          flow('topup-bank'),
          '⟦{ "guard": { "type": "is", "params": { "at": "$reply/looking/state", "in": ["FROZEN"] } }, "target": "whyFrozen" }, →⟧ … "in": ["cash", "thirdParty"] } }, "target": "held" }, { "target": ▸"done"',
        ),
        {
          says: '"FROZEN" falls to the last branch of onDone of "looking" and leads to "done"',
          follows: [`state-unreachable ${flow('topup-bank')}`],
        },
      ),
      fault(
        'a read that failed, told as money that came',
        edit(flow('transfer-to-hk'), '"asking": { … "onError": { "target": ▸"⟦processing → done⟧" }'),
        { says: 'A read that failed says nothing of what became of it' },
      ),
      fault(
        'two codes of a quote that end otherwise than those of the payment',
        edit(
          flow('transfer-to-hk'),
          '"op:transferQuote" … "code:⟦TRANSFER_HOURS → REALNAME_REQUIRED⟧", "target": ▸"closedNow" }, { "guard": "code:⟦REALNAME_REQUIRED → TRANSFER_HOURS⟧"',
        ),
        {
          ...crossed('transfer-to-hk'),
          says: '"REALNAME_REQUIRED" in onError of "quoting" leads to "closedNow", and of',
        },
      ),
      fault(
        'a code that a second call ends with otherwise',
        edit(
          flow('card-to-activate'),
          '"namingByDetails": { … "code:ACT_NO_MOBILE", "target": ▸"⟦noMobile → refused⟧"',
        ),
        crossed('card-to-activate'),
      ),
      fault(
        'a code with others in one branch',
        edit(
          flow('card-renew-virtual'),
          '"code:QUOTE_EXPIRED" … "code:RENEW_EXPIRED⟦→,FUNDS_FROZEN⟧", "target": ▸"expired" }⟦, { "guard": "code:FUNDS_FROZEN", "target": "frozen" } →⟧',
        ),
        crossed('card-renew-virtual'),
      ),
      fault(
        'a region that is told as a level',
        edit(
          flow('fps-register'),
          '"target": "byDefault" }, … "code:FPS_REGION", "target": ▸"⟦notHere → levelTooLow⟧"',
        ),
        crossed('fps-register'),
      ),
    ],
    valid: [
      twin(
        'one more value that says that the money was sent',
        edit(flow('transfer-to-mainland'), '"in": ["success", "submittedToBank"⟦→, "paid"⟧]'),
      ),
      twin(
        'one more value that says that the money came back',
        edit(flow('transfer-to-hk'), '"in": ["fail", "closed"⟦→, "refunded"⟧]'),
      ),
      twin(
        'what is not decided, by its name and where it is told',
        edit(
          flow('transfer-to-account'),
          '"in": ["fail", "closed"] } }, "target": "returned" }, ⟦→{ "guard": { "type": "is", "params": { "at": "$reply/asking/status", "in": ["processing", "unknown"] } }, "target": "processing" },⟧ { "target": "processing" }',
        ),
      ),
      twin(
        'what cannot be looked up, told as broken off: nothing was to be done yet',
        edit(flow('card-cancel'), '"owner": { … "onError": { "target": "⟦failed → cancelled⟧" }'),
      ),
      twin(
        'a code that a quote can have corrected, and a payment ends with',
        edit(flow('transfer-to-hk'), '"op:transferQuote" … "code:TRANSFER_HOURS", "target": "⟦closedNow → details⟧"'),
      ),
      twin(
        'an end that tells of neither',
        edit(flow('transfer-to-hk'), '"asking": { … "in": ["success"] } }, "target": "⟦done → processing⟧"'),
      ),
      twin(
        'branches in another order',
        edit(
          flow('card-new'),
          '{ "guard": "outcome:⟦locked → cancelled⟧", "target": "⟦passwordLocked → cancelled⟧" }, { "guard": "outcome:⟦cancelled → locked⟧", "target": "⟦cancelled → passwordLocked⟧" }',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
