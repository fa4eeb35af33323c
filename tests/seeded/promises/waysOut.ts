import { edit, fault } from '../seeded.ts';
import { flow } from '../paths.ts';
import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps } from './promiseFault.ts';

/** The promises that every flow makes and that a flow file can break. The others (`backStopsAtCommitted`, `sessionSurvived`,
 * `resumeNeverSkips`, `editNeverStrands`) are about Back, reload and Change, which are the engine's: no word of a flow says
/** The built-in promises that a member always gets on, or out. */
export const WAYS_OUT = {
  wayOut: {
    broken: [
      breaks(
        'login-by-password',
        'wayOut',
        fault(
          'a sub-flow that is begun again',
          edit(
            flow('login-by-password'),
            '"onDone": ⟦[{ "guard": "outcome:verified", "target": "signedIn" }, { "guard": "outcome:expired", "target": "credentials", "description": "The sign-in took too long." }, { "target": "credentials", "description": "Given up or gone back." }] → { "target": "confirmDevice" }⟧',
          ),
          {
            at: edit(
              flow('login-by-password'),
              '▸{ "guard": { "type": "is", "params": { "at": "$reply/signingIn/next", "in": ["NEED_DEVICE_CODE"] } }',
            ),
            says: 'confirmDevice',
            follows: ['noLoopWithoutMember'],
          },
        ),
      ),
      breaks(
        'confirm-payment',
        'wayOut',
        fault(
          'a password that never does',
          edit(
            flow('confirm-payment'),
            '"CANCEL": { "target": ⟦"cancelled" → "ask"⟧ } … { "target": ⟦"authorised" → "ask"⟧ } ], "onError": [{ "guard": "code:PAY_PWD_LOCKED", "target": ⟦"locked" → "ask"⟧ } … "target": ⟦"authorised" → "ask"⟧ }, { "guard": "outcome:cancelled", "target": ⟦"cancelled" → "ask"⟧ }',
          ),
          { at: edit(flow('confirm-payment'), '"ask": ▸{'), says: '', follows: [] },
        ),
      ),
      breaks(
        'one-time-code',
        'wayOut',
        fault(
          'a code that never does',
          edit(
            flow('one-time-code'),
            '"CANCEL": { "target": ⟦"cancelled" → "enter"⟧ } … "onDone": { "target": ⟦"confirmed" → "enter"⟧ }',
          ),
          { at: edit(flow('one-time-code'), '"enter": ▸{'), says: '', follows: [] },
        ),
      ),
      breaks(
        'forgot-by-uplink',
        'wayOut',
        fault(
          'too late for ever',
          edit(
            flow('forgot-by-uplink'),
            '"late": { … "RETRY": { "target": ⟦"starting" → "late"⟧ }, "OTHER_WAY": { "target": ⟦"otherWay" → "late"⟧ }',
          ),
          {
            at: edit(flow('forgot-by-uplink'), '"late": ▸{ "description"'),
            says: 'then late',
            follows: ['noDeadEnd'],
          },
        ),
      ),
      breaks(
        'card-buy-chip',
        'wayOut',
        fault(
          'failed for ever',
          edit(
            flow('card-buy-chip'),
            '"RETRY": { "target": ⟦"lookingUp" → "failed"⟧ }, "CANCEL": { "target": ⟦"cancelled" → "failed"⟧ }',
          ),
          {
            at: edit(flow('card-buy-chip'), '"failed": ▸{'),
            says: 'then failed',
            follows: ['noDeadEnd'],
          },
        ),
      ),
    ],
    kept: [
      keeps(
        'forgot-by-uplink',
        'one of the two ways out',
        edit(flow('forgot-by-uplink'), '"late": { … "RETRY": { "target": ⟦"starting" → "otherWay"⟧ }'),
      ),
    ],
  },
  noDeadEnd: {
    broken: [
      breaks(
        'forgot-by-uplink',
        'noDeadEnd',
        fault(
          'both buttons lead to the step itself',
          edit(
            flow('forgot-by-uplink'),
            '"late": { … "RETRY": { "target": ⟦"starting" → "late"⟧ }, "OTHER_WAY": { "target": ⟦"otherWay" → "late"⟧ }',
          ),
          {
            at: edit(flow('forgot-by-uplink'), '"late": ▸{ "description"'),
            says: 'then late',
            follows: ['wayOut'],
          },
        ),
      ),
      breaks(
        'card-lock',
        'noDeadEnd',
        fault(
          'a failure without a way on',
          edit(
            flow('card-lock'),
            '"RETRY": { "target": ⟦"lookingUp" → "failed"⟧ }, "CANCEL": { "target": ⟦"cancelled" → "failed"⟧ }',
          ),
          {
            at: edit(flow('card-lock'), '"failed": ▸{'),
            says: 'then failed',
            follows: ['cancelChangesNothing', 'wayOut'],
          },
        ),
      ),
      breaks(
        'close-account',
        'noDeadEnd',
        fault(
          'a closure that failed',
          edit(
            flow('close-account'),
            '"RETRY": { "target": ⟦"lookingUp" → "failed"⟧ }, "CANCEL": { "target": ⟦"cancelled" → "failed"⟧ }',
          ),
          {
            at: edit(flow('close-account'), '"failed": ▸{ "description"'),
            says: 'then failed',
            follows: ['cancelClosesNothing', 'wayOut'],
          },
        ),
      ),
      breaks(
        'confirm-payment',
        'noDeadEnd',
        fault(
          'a password that is asked for ever',
          edit(
            flow('confirm-payment'),
            '"NEXT": { "target": ⟦"checking" → "ask"⟧ }, "CANCEL": { "target": ⟦"cancelled" → "ask"⟧ }',
          ),
          {
            at: edit(flow('confirm-payment'), '"ask": ▸{'),
            says: '',
            follows: ['noConstantGuard', 'wayOut'],
          },
        ),
      ),
      breaks(
        'device-code',
        'noDeadEnd',
        fault(
          'a code that is asked for ever',
          edit(
            flow('device-code'),
            '"NEXT": { "target": ⟦"verifying" → "enter"⟧ }, "CANCEL": { "target": ⟦"cancelled" → "enter"⟧ } }, "onError": [{ "guard": "code:TICKET_EXPIRED", "target": ⟦"expired" → "enter"⟧',
          ),
          {
            at: edit(flow('device-code'), '"enter": ▸{'),
            says: '',
            follows: ['noConstantGuard', 'noLoopWithoutMember', 'wayOut'],
          },
        ),
      ),
    ],
    kept: [
      keeps(
        'device-code',
        'one button leads to the step itself',
        edit(flow('device-code'), '"code:TICKET_EXPIRED", "target": "expired" }, { "target": "enter"'),
      ),
    ],
  },
  noLoopWithoutMember: {
    broken: [
      breaks(
        'selfie',
        'noLoopWithoutMember',
        fault(
          'a comparison that compares again',
          edit(flow('selfie'), '"target": "locked" }, ▸{ "target": ⟦"take" → "comparing"⟧ }'),
          { says: 'then comparing' },
        ),
      ),
      breaks(
        'device-code',
        'noLoopWithoutMember',
        fault(
          'a wrong code that is sent again',
          edit(flow('device-code'), '"target": "expired" }, ▸{ "target": ⟦"enter" → "verifying"⟧'),
          { says: 'then verifying' },
        ),
      ),
      breaks(
        'confirm-payment',
        'noLoopWithoutMember',
        fault(
          'a password that is checked again',
          edit(flow('confirm-payment'), '"target": "locked" }, ▸{ "target": ⟦"ask" → "checking"⟧'),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'one-time-code',
        'noLoopWithoutMember',
        fault(
          'a code that is confirmed again',
          edit(flow('one-time-code'), '"onError": ▸{ "target": ⟦"enter" → "checking"⟧'),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'choose-card',
        'noLoopWithoutMember',
        fault(
          'a ticket that is tried again',
          edit(flow('choose-card'), '▸{ "guard": "code:TICKET_EXPIRED", "target": ⟦"expired" → "choosing"⟧ }'),
          { says: 'then choosing', follows: ['expiredEnds'] },
        ),
      ),
    ],
    kept: [
      keeps(
        'confirm-payment',
        'the member tries again',
        edit(flow('confirm-payment'), '"code:PAY_PWD_LOCKED", "target": "locked"'),
      ),
    ],
  },
} as const satisfies { readonly [promise: string]: SeededPromises };
