import { hasHole } from '../../../src/engine/secrets.ts';
import type { Visit } from '../../../src/engine/record.ts';
import { innermost } from '../../../src/engine/innermost.ts';
import { OUR_ENGINE } from '../../../src/check/verify/otherWays.ts';
import { operation } from '../paths.ts';
import { edit } from '../seeded.ts';
import type { SeededEngines } from './engineFault.ts';
import { cutAt, happenNext, lastPlace, otherwise, reloadThen, without } from './engineFault.ts';

const NUMBER_IS_CHECKED = [edit(operation('register/registerCheckMobile'), 'x-effect: ⟦attempt → write⟧')];

const holdsHole = ({ answer, reply }: Visit) => hasHole(answer) || (reply?.type === 'done' && hasHole(reply.data));

/** Engines that handle a reload, a lost session or another device, by the promise that the faults break. */
export const RELOAD = {
  sessionSurvived: {
    faults: [
      {
        title: 'the last answer is gone',
        flow: 'topup-fps',
        edits: [],
        ways: reloadThen((trail) => without(trail, lastPlace(trail, 'isAnswered'))),
        says: 'at creating: the page is loaded again, then amount',
        follows: ['resumeNeverSkips'],
      },
      {
        title: 'a committed call is gone',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        ways: reloadThen((trail) => without(trail, lastPlace(trail, 'isCommitted'))),
        says: 'at account: the page is loaded again, then code',
        follows: [],
      },
      {
        title: 'everything is gone',
        flow: 'giftcard-entity',
        edits: [],
        ways: reloadThen((trail) => cutAt(trail, 0)),
        says: 'at quoting: the page is loaded again, then loading',
        follows: [],
      },
      {
        title: 'an answer with a secret is gone, not the secret alone',
        flow: 'register',
        edits: [],
        ways: reloadThen((trail) => ({ ...trail, path: trail.path.filter((visit) => !holdsHole(visit)) })),
        says: 'at sendingCode: the page is loaded again, then mobile',
        follows: [],
      },
      {
        title: 'what was answered behind a lost secret is gone',
        flow: 'register',
        edits: [],
        ways: reloadThen((trail) => {
          const place = trail.path.findIndex(holdsHole);
          return place < 0 ? trail : cutAt(trail, place + 1);
        }),
        says: 'at checkingAccount: the page is loaded again, then mobile',
        follows: [],
      },
    ],
    valid: [
      {
        title: 'every read is asked again, old or not',
        flow: 'transfer-to-account',
        edits: [],
        ways: otherwise({ reload: (result) => OUR_ENGINE.reload(result, true) }),
      },
    ],
  },
  resumeNeverSkips: {
    faults: [
      {
        title: 'the step that is asked is passed over',
        flow: 'register',
        edits: [],
        ways: reloadThen((trail, result) =>
          happenNext(trail, result, (state) =>
            result.bundle.flow.states[state]?.on?.['SIGN_IN'] ? { state, event: 'SIGN_IN' } : undefined,
          ),
        ),
        says: 'at mobile: the page is loaded again, then toSignIn',
        follows: ['sessionSurvived'],
      },
      {
        title: 'another answer than was given',
        flow: 'topup-fps',
        edits: [],
        ways: reloadThen((trail) => ({
          ...trail,
          path: trail.path.map((visit) =>
            visit.answer?.['amount'] === undefined ? visit : { ...visit, answer: { ...visit.answer, amount: '2.00' } },
          ),
        })),
        says: 'at creating: the page is loaded again, then creating',
        follows: ['sessionSurvived'],
      },
      {
        title: 'a call that is not answered yet is taken for done',
        flow: 'forgot-by-question',
        edits: [],
        ways: reloadThen((trail, result) => {
          const { stop } = innermost(result);
          return happenNext(trail, result, (state) =>
            stop.type === 'call'
              ? { state, reply: { type: 'done', data: {}, digest: stop.digest, at: '2026-03-03T12:00:00+08:00' } }
              : undefined,
          );
        }),
        says: 'at checking: the page is loaded again, then verified',
        follows: [],
      },
      {
        title: 'a call that is not answered yet is taken for refused',
        flow: 'forgot-by-question',
        edits: [],
        ways: reloadThen((trail, result) => {
          const { stop } = innermost(result);
          return happenNext(trail, result, (state) =>
            stop.type === 'call'
              ? {
                  state,
                  reply: {
                    type: 'code',
                    code: 'TICKET_EXPIRED',
                    data: {},
                    digest: stop.digest,
                    at: '2026-03-03T12:00:00+08:00',
                  },
                }
              : undefined,
          );
        }),
        says: 'at checking: the page is loaded again, then expired',
        follows: [],
      },
      {
        title: 'a step is taken for cancelled',
        flow: 'giftcard-entity',
        edits: [],
        ways: reloadThen((trail, result) =>
          happenNext(trail, result, (state) =>
            result.bundle.flow.states[state]?.on?.['CANCEL'] ? { state, event: 'CANCEL' } : undefined,
          ),
        ),
        says: 'at cards: the page is loaded again, then cancelled',
        follows: ['sessionSurvived'],
      },
    ],
    valid: [
      {
        title: 'secrets outlive a reload',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        ways: otherwise({ reload: ({ trail }) => trail }),
      },
    ],
  },
} as const satisfies { readonly [promise: string]: SeededEngines };
