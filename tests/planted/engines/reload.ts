import { hasHole, NONE } from '../../../src/check/verify/visits.ts';
import { operation } from '../paths.ts';
import { edit } from '../plant.ts';
import type { PlantedEngines } from './engineFault.ts';
import { cutAt, happenNext, keepOnPath, lastPlace, otherwise, reloadThen } from './engineFault.ts';

const NUMBER_IS_CHECKED = [edit(operation('register/registerCheckMobile'), 'x-effect: ⟦attempt → write⟧')];

/** Engines that handle a reload, a lost session or another device, by the promise that the faults break. */
export const RELOAD = {
  sessionSurvived: {
    faults: [
      {
        title: 'the last answer is gone',
        flow: 'transfer-to-account',
        edits: [],
        movesOf: reloadThen((engine) => {
          const place = lastPlace(engine, 'isAnswer');
          if (place >= 0) engine.walker.takeOut(place);
        }),
        says: 'at findingPayee: the page is loaded again, then details',
        follows: [],
      },
      {
        title: 'a committed call is gone',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        movesOf: reloadThen((engine) => {
          const place = lastPlace(engine, 'isCommitted');
          if (place >= 0) cutAt(engine, place);
        }),
        says: 'at account: the page is loaded again, then code',
        follows: [],
      },
      {
        title: 'everything is gone',
        flow: 'giftcard-entity',
        edits: [],
        movesOf: reloadThen((engine) => cutAt(engine, 0)),
        says: 'at quoting: the page is loaded again, then loading',
        follows: [],
      },
      {
        title: 'an answer with a secret is gone, not the secret alone',
        flow: 'register',
        edits: [],
        movesOf: reloadThen((engine) => keepOnPath(engine, (visit) => !hasHole(visit))),
        says: 'at sendingCode: the page is loaded again, then mobile',
        follows: [],
      },
      {
        title: 'what was answered behind a lost secret is gone',
        flow: 'register',
        edits: [],
        movesOf: reloadThen((engine) => {
          const { path, pathLength } = engine.walker.record;
          const place = path.subarray(0, pathLength).findIndex(hasHole);
          if (place >= 0) cutAt(engine, place + 1);
        }),
        says: 'at checking: the page is loaded again, then mobile',
        follows: [],
      },
    ],
    sound: [
      {
        title: 'every read is asked again, old or not',
        flow: 'transfer-to-hk',
        edits: [],
        movesOf: otherwise((engine) => ({
          reload: (areReadsOld) => {
            if (!areReadsOld) engine.reload(true);
            return !areReadsOld;
          },
        })),
      },
    ],
  },
  resumeNeverSkips: {
    faults: [
      {
        title: 'the step that is asked is passed over',
        flow: 'register',
        edits: [],
        movesOf: reloadThen((engine) => happenNext(engine, ({ type }) => type === 'next')),
        says: 'at mobile: the page is loaded again, then sendingCode',
        follows: ['sessionSurvived'],
      },
      {
        title: 'another answer than was given',
        flow: 'transfer-to-hk',
        edits: [],
        movesOf: reloadThen((engine) => {
          const { record, visits } = engine.walker;
          const place = lastPlace(engine, 'isAnswer');
          const visit = record.path[place] ?? NONE;
          const { index } = engine.stateOf(visit);
          const other = (visits.choices[index] ?? []).findIndex(
            ({ type }, choice) => type === 'next' && visits.of(index, choice) !== visit,
          );
          if (place >= 0 && other >= 0) record.path[place] = visits.of(index, other);
        }),
        says: 'at findingPayee: the page is loaded again, then quoting',
        follows: ['sessionSurvived'],
      },
      {
        title: 'a call that is not answered yet is taken for done',
        flow: 'transfer-to-account',
        edits: [],
        movesOf: reloadThen((engine) => happenNext(engine, ({ type }) => type === 'done')),
        says: 'at checking: the page is loaded again, then accounts',
        follows: ['sessionSurvived'],
      },
      {
        title: 'a call that is not answered yet is taken for refused',
        flow: 'forgot-by-question',
        edits: [],
        movesOf: reloadThen((engine) => happenNext(engine, ({ type }) => type === 'code')),
        says: 'at checking: the page is loaded again, then expired',
        follows: [],
      },
      {
        title: 'a step is taken for cancelled',
        flow: 'giftcard-entity',
        edits: [],
        movesOf: reloadThen((engine) =>
          happenNext(engine, (choice) => choice.type === 'event' && choice.name === 'CANCEL'),
        ),
        says: 'at cards: the page is loaded again, then cancelled',
        follows: ['sessionSurvived'],
      },
    ],
    sound: [
      {
        title: 'secrets outlive a reload',
        flow: 'register',
        edits: NUMBER_IS_CHECKED,
        movesOf: otherwise(({ walker, here }) => ({
          reload: (areReadsOld) => {
            walker.layOut(here);
            return !areReadsOld;
          },
        })),
      },
    ],
  },
} as const satisfies { readonly [promise: string]: PlantedEngines };
