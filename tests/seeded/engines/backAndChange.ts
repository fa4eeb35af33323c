import type { WalkResult } from '../../../src/engine/walkResult.ts';
import { OUR_ENGINE } from '../../../src/check/verify/otherWays.ts';
import { flow, operation } from '../paths.ts';
import { edit } from '../seeded.ts';
import type { SeededEngines } from './engineFault.ts';
import { changeThen, cutAt, lastPlace, otherwise, without } from './engineFault.ts';

const NUMBER_IS_CHECKED = [edit(operation('register/registerCheckMobile'), 'x-effect: ⟦attempt → write⟧')];
const QUOTE_IS_KEPT = [edit(operation('card/cardQuote'), 'x-effect: ⟦read → write⟧')];
const PASSWORD_IS_USED = [
  edit(operation('auth/authPayPwd'), 'x-effect: ⟦attempt → write⟧'),
  edit(flow('card-replace'), '"total": "$reply/quoting/total"⟦→ , "otp_required": true⟧'),
];

const isReview = ({ bundle, stop }: WalkResult) =>
  stop.type === 'step' && (bundle.flow.states[stop.state]?.tags?.includes('review') ?? false);

/** Engines that handle Back and Change, by the promise that the faults break. */
export const BACK_AND_CHANGE = {
  backStopsAtCommitted: {
    faults: [
      {
        title: 'Back takes the committed call out, and leaves the answers before it',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        ways: otherwise({
          back: (result) => {
            const place = lastPlace(result.trail, 'isCommitted');
            return OUR_ENGINE.back(result) ?? (place < 0 ? undefined : without(result.trail, place));
          },
        }),
        says: 'at account: BACK, then checking',
        follows: [],
      },
      {
        title: 'Back takes the committed call back',
        flow: 'card-renew-virtual',
        edits: QUOTE_IS_KEPT,
        ways: otherwise({
          back: (result) => {
            const place = lastPlace(result.trail, 'isCommitted');
            return OUR_ENGINE.back(result) ?? (place < 0 ? undefined : cutAt(result.trail, place));
          },
        }),
        says: 'at review: BACK, then quoting',
        follows: [],
      },
      {
        title: 'Back begins again',
        flow: 'card-new',
        edits: QUOTE_IS_KEPT,
        ways: otherwise({ back: (result) => OUR_ENGINE.back(result) && cutAt(result.trail, 0) }),
        says: 'at authorise/ask: BACK, then lookingUp',
        follows: [],
      },
      {
        title: 'Back out of a sub-flow forgets the one before it, whose call is committed',
        flow: 'card-replace',
        edits: PASSWORD_IS_USED,
        ways: otherwise({
          back: (result) => {
            const back = OUR_ENGINE.back(result);
            if (back || result.stop.type !== 'sub') return back;
            return { ...result.trail, path: result.path.filter(({ sub }) => sub === undefined) };
          },
        }),
        says: 'at authorise/code/enter: BACK, then authorise/ask',
        follows: [],
      },
      {
        title: 'Change is offered for answers from before a committed call',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        ways: otherwise({
          changeable: (result) =>
            isReview(result) ? result.path.flatMap(({ state, answer }) => (answer ? [state] : [])) : [],
          change: (result, state) =>
            cutAt(
              result.trail,
              result.trail.path.findIndex((visit) => visit.state === state),
            ),
        }),
        says: 'at review: Change the answer of mobile, then mobile',
        follows: ['editNeverStrands'],
      },
    ],
    valid: [
      {
        title: 'Back takes two answers, up to a committed call',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        ways: otherwise({
          back: (result) => {
            const trail = OUR_ENGINE.back(result);
            const place = trail ? lastPlace(trail, 'isAnswered') : -1;
            return trail && place > lastPlace(trail, 'isCommitted') && !trail.editing && !result.trail.editing
              ? without(trail, place)
              : trail;
          },
        }),
      },
      {
        title: 'no Back at all where nothing is being changed',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        ways: otherwise({ back: (result) => (result.trail.editing ? OUR_ENGINE.back(result) : undefined) }),
      },
    ],
  },
  editNeverStrands: {
    faults: [
      {
        title: 'Change forgets the review that it came from',
        flow: 'register',
        edits: [],
        ways: changeThen(({ editing: _editing, ...trail }) => trail),
        says: 'at review: Change the answer of card, then card',
        follows: [],
      },
      {
        title: 'Back after Change leads to the beginning',
        flow: 'close-account',
        edits: [],
        ways: otherwise({
          back: (result) => (result.trail.editing ? cutAt(withoutEditing(result), 0) : OUR_ENGINE.back(result)),
        }),
        says: 'at confirm: Change the answer of balance, then balance',
        follows: [],
      },
      {
        title: 'Change is taken for Cancel',
        flow: 'card-buy-chip',
        edits: [],
        ways: changeThen((trail, state) => ({ ...trail, path: [...trail.path, { state, event: 'CANCEL' }] })),
        says: 'at review: Change the answer of delivery, then cancelled',
        follows: [],
      },
      {
        title: 'Change lets the call fail that the answer was made for',
        flow: 'register',
        edits: [],
        ways: changeThen((changed, state, { trail }) => {
          const place = trail.path.findIndex((visit) => visit.state === state) + 1;
          const { reply, ...call } = trail.path[place] ?? { state };
          if (!reply || call.state !== 'checking') return changed;
          const { digest, at } = reply;
          const refused = {
            ...call,
            reply: { type: 'code' as const, code: 'MOB_USED_THIS_YEAR', data: {}, digest, at },
          };
          return { ...trail, path: trail.path.with(place, refused) };
        }),
        says: 'at review: Change the answer of code, then numberBlocked',
        follows: [],
      },
      {
        title: 'Change leaves by another button',
        flow: 'register',
        edits: [],
        ways: changeThen((trail, state) => ({ ...trail, path: [...trail.path, { state, event: 'SIGN_IN' }] })),
        says: 'at review: Change the answer of mobile, then toSignIn',
        follows: [],
      },
    ],
    valid: [
      {
        title: 'answers are offered for a change in the order they were given',
        flow: 'close-account',
        edits: [],
        ways: otherwise({ changeable: (result) => OUR_ENGINE.changeable(result).toReversed() }),
      },
      {
        title: 'the last answer only can be changed',
        flow: 'register',
        edits: [],
        ways: otherwise({ changeable: (result) => OUR_ENGINE.changeable(result).slice(0, 1) }),
      },
    ],
  },
} as const satisfies { readonly [promise: string]: SeededEngines };

function withoutEditing({ trail: { editing: _editing, ...trail } }: WalkResult) {
  return trail;
}
