import type { EngineMoves } from '../../../src/check/verify/engineMoves.ts';
import { NONE } from '../../../src/check/verify/visits.ts';
import { operation } from '../paths.ts';
import { edit } from '../plant.ts';
import type { PlantedEngines } from './engineFault.ts';
import { changeThen, cutAt, happen, keepOnPath, lastPlace, otherwise } from './engineFault.ts';

const NUMBER_IS_CHECKED = [edit(operation('register/registerCheckMobile'), 'x-effect: ⟦attempt → write⟧')];
const QUOTE_IS_KEPT = [edit(operation('transfer/transferQuote'), 'x-effect: ⟦read → write⟧')];
const PASSWORD_IS_USED = [edit(operation('auth/authPayPwd'), 'x-effect: ⟦attempt → write⟧')];

/** Takes the last visit of a kind out of the record of the position being left, and all behind it if asked. */
function backTo(engine: EngineMoves, kind: 'isAnswered' | 'isCommitted', isCut: boolean): boolean {
  engine.walker.layOut(engine.here);
  const place = lastPlace(engine, kind);
  if (place < 0) return false;
  if (isCut) cutAt(engine, place);
  else engine.walker.takeOut(place);
  return true;
}

/** Engines that handle Back and Change, by the promise that the faults break. */
export const BACK_AND_CHANGE = {
  backStopsAtCommitted: {
    faults: [
      {
        title: 'Back takes out an answer from before a committed call',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        movesOf: otherwise((engine) => ({ back: (at) => engine.back(at) || backTo(engine, 'isAnswered', false) })),
        says: 'at account: BACK, then code',
        follows: [],
      },
      {
        title: 'Back takes the committed call back',
        flow: 'transfer-to-account',
        edits: QUOTE_IS_KEPT,
        movesOf: otherwise((engine) => ({ back: (at) => engine.back(at) || backTo(engine, 'isCommitted', true) })),
        says: 'at review: BACK, then quoting',
        follows: [],
      },
      {
        title: 'Back begins anew',
        flow: 'transfer-to-mainland',
        edits: QUOTE_IS_KEPT,
        movesOf: otherwise((engine) => ({
          back: (at) => {
            const isTaken = engine.back(at);
            cutAt(engine, 0);
            return isTaken;
          },
        })),
        says: 'at authorise/ask: BACK, then checkingHours',
        follows: [],
      },
      {
        title: 'Back out of a sub-flow forgets the one before it, whose call is committed',
        flow: 'transfer-to-account',
        edits: PASSWORD_IS_USED,
        movesOf: otherwise((engine) => ({
          back: (at) => {
            const { caller } = at.frame;
            if (engine.back(at) || !caller) return engine.back(at);
            engine.walker.layOut(engine.here);
            keepOnPath(engine, (visit) => engine.stateOf(visit).frame === caller.frame);
            return true;
          },
        })),
        says: 'at confirmByCode/enter: BACK, then authorise/ask',
        follows: [],
      },
      {
        title: 'Change is offered for answers from before a committed call',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        movesOf: otherwise((engine) => ({
          changeable: (at) => {
            const { path, pathLength } = engine.here;
            const { isAnswer } = engine.walker.visits;
            const places = [...path.subarray(0, pathLength).keys()];
            return at.node.tags?.includes('review')
              ? places.filter((place) => isAnswer[path[place] ?? NONE] === 1)
              : [];
          },
        })),
        says: 'at review: Change the answer of mobile, then mobile',
        follows: [],
      },
    ],
    sound: [
      {
        title: 'Back takes two answers, up to a committed call',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        movesOf: otherwise((engine) => ({
          back: (at) => {
            const isTaken = engine.back(at);
            const place = lastPlace(engine, 'isAnswered');
            if (isTaken && place > lastPlace(engine, 'isCommitted')) engine.walker.takeOut(place);
            return isTaken;
          },
        })),
      },
      {
        title: 'no Back at all',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        movesOf: otherwise(() => ({ back: () => false })),
      },
    ],
  },
  editNeverStrands: {
    faults: [
      {
        title: 'Change forgets the review that it came from',
        flow: 'register',
        edits: [],
        movesOf: changeThen((engine) => {
          engine.walker.record.editing = -1;
        }),
        says: 'at review: Change the answer of card, then card',
        follows: [],
      },
      {
        title: 'Back after Change leads to the beginning',
        flow: 'close-account',
        edits: [],
        movesOf: changeThen((engine) => {
          engine.walker.record.editing = 0;
        }),
        says: 'at confirm: Change the answer of balance, then balance',
        follows: [],
      },
      {
        title: 'Change is taken for Cancel',
        flow: 'transfer-to-account',
        edits: [],
        movesOf: changeThen((engine, place) => {
          const { index } = engine.stateOf(engine.here.path[place] ?? NONE);
          happen(engine, place, index, (choice) => choice.type === 'event' && choice.name === 'CANCEL');
        }),
        says: 'at review: Change the answer of details, then cancelled',
        follows: [],
      },
      {
        title: 'Change lets the call fail that the answer was made for',
        flow: 'register',
        edits: [],
        movesOf: changeThen((engine, place) => {
          const [answer = NONE, call = NONE] = engine.here.path.subarray(place, place + 2);
          const { index } = engine.stateOf(call);
          if (happen(engine, place + 1, index, (one) => one.type === 'code' && one.code === 'MOB_USED_THIS_YEAR'))
            engine.walker.record.path[place] = answer;
        }),
        says: 'at review: Change the answer of code, then numberBlocked',
        follows: [],
      },
      {
        title: 'Change leaves by another button',
        flow: 'register',
        edits: [],
        movesOf: changeThen((engine, place) => {
          const { index } = engine.stateOf(engine.here.path[place] ?? NONE);
          happen(engine, place, index, (choice) => choice.type === 'event' && choice.name === 'SIGN_IN');
        }),
        says: 'at review: Change the answer of mobile, then toSignIn',
        follows: [],
      },
    ],
    sound: [
      {
        title: 'every answer behind the changed one is asked again',
        flow: 'close-account',
        edits: [],
        movesOf: changeThen(cutAt),
      },
      {
        title: 'the last answer only can be changed',
        flow: 'register',
        edits: [],
        movesOf: otherwise((engine) => ({ changeable: (at) => engine.changeable(at).slice(0, 1) })),
      },
    ],
  },
} as const satisfies { readonly [promise: string]: PlantedEngines };
