import { describe, expect, it } from 'vitest';
import type { FlowFile } from './flowFile.ts';
import { migrateTrail } from './migrate.ts';
import { removeRow } from './removeRow.ts';
import { hasWayBack } from './takeBack.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';
import { FlowWalk } from './testing/flowWalk.ts';
import { resolvePointer } from './trailScope.ts';

const person = bundleOf(
  {
    id: 'person',
    version: 1,
    description: '',
    meta: { source: [] },
    initial: 'name',
    states: {
      name: { on: { NEXT: { target: 'age' }, CANCEL: { target: 'cancelled' } } },
      age: { on: { NEXT: { target: 'given' } } },
      given: { type: 'final', meta: { output: { name: '$form/name/name', age: '$form/age/age' } } },
      cancelled: { type: 'final' },
    },
  } as unknown as FlowFile,
  { name: { required: ['name'] }, age: { required: ['age'] } },
);

function family(each: { min: number; max: number }, stage?: string) {
  return bundleOf(
    {
      id: 'family',
      version: 1,
      description: '',
      meta: { source: [], entries: { '/family': {} } },
      initial: 'begin',
      states: {
        begin: { on: { NEXT: { target: 'people' } } },
        people: {
          ...(stage !== undefined && { meta: { stage } }),
          invoke: {
            src: 'flow:person',
            each: { ...each, rows: [{ name: 'name', data: 'name', as: 'text' }] },
            onDone: [
              { guard: 'outcome:back', target: 'begin' },
              { guard: 'outcome:cancelled', target: 'cancelled' },
              { guard: { type: 'is', params: { at: '$reply/people/0/name', in: ['Z'] } }, target: 'begin' },
              { target: 'review' },
            ],
          },
        },
        review: { on: { NEXT: { target: 'success' } }, meta: { data: { people: '$reply/people' } } },
        success: { type: 'final' },
        cancelled: { type: 'final' },
      },
    } as unknown as FlowFile,
    {},
    { person },
  );
}

const BUNDLE = family({ min: 1, max: 3 });
const begun = (bundle = BUNDLE) => new FlowWalk(bundle, testWorld()).next({});
const given = (walk: FlowWalk, name: string) => walk.next({ name }).next({ age: 1 });
/** A member with these rows, at the list behind the last. */
const withRows = (...rows: readonly string[]) =>
  rows.reduce((walk, name, index) => given(index === 0 ? walk : walk.press('ADD'), name), begun());
const names = ({ result: { scope } }: FlowWalk) =>
  ((resolvePointer(scope, '$reply/people') ?? []) as readonly { name: string }[]).map(({ name }) => name).join('');
const shown = (walk: FlowWalk) => [walk.at, names(walk)];

describe('a sub-flow for each row', () => {
  it('is asked, listed, and asked again by "add another", at most so often', () => {
    expect(shown(withRows('A'))).toEqual(['people-1-list', 'A']);
    expect(shown(withRows('A', 'B'))).toEqual(['people-2-list', 'AB']);
    expect(withRows('A', 'B').view.events).toEqual(['NEXT', 'ADD', 'CANCEL']);
    expect(withRows('A', 'B', 'C').view.events).toEqual(['NEXT', 'CANCEL']);
    expect(shown(withRows('A', 'B', 'C').next({}))).toEqual(['review', 'ABC']);
  });

  it('may have no rows, and leads on only from as many as are asked', () => {
    const none = begun(family({ min: 0, max: 1 }));
    expect([...shown(none), none.view.events]).toEqual(['people-0-list', '', ['NEXT', 'ADD', 'CANCEL']]);
    expect(none.next({}).at).toBe('review');
    expect(given(begun(family({ min: 2, max: 2 })), 'A').view.events).toEqual(['ADD', 'CANCEL']);
  });

  it('leads on as its branches say of all rows', () => {
    expect(withRows('Z').next({}).at).toBe('begin');
  });

  it('leaves by an outcome from any row', () => {
    expect(withRows('A').press('ADD').press('CANCEL').at).toBe('cancelled!');
  });

  it('goes back into the last row, and from the first step of a row to the list before it', () => {
    expect(withRows('A', 'B').back().at).toBe('people-2/age');
    const begunB = withRows('A').press('ADD').next({ name: 'B' }).back();
    expect([begunB.at, begunB.draft]).toEqual(['people-2/name', { name: 'B' }]);
    expect(shown(begunB.back())).toEqual(['people-1-list', 'A']);
    expect([begunB.press('ADD').at, begunB.draft]).toEqual(['people-2/name', { name: 'B' }]);
    expect(begun().back().at).toBe('begin');
  });

  it('is changed step by step, and Back puts it in again', () => {
    const changing = withRows('A', 'B').do({ type: 'change', state: 'people-1' });
    expect([changing.at, changing.draft]).toEqual(['people-1/name', { name: 'A' }]);
    expect(shown(changing.back())).toEqual(['people-2-list', 'AB']);
    const changed = given(withRows('A', 'B').do({ type: 'change', state: 'people-1' }), 'Q');
    expect(shown(changed)).toEqual(['people-2-list', 'QB']);
    expect(changed.back().at).toBe('people-2/age');
  });

  it('is changed from a review at its list', () => {
    const list = withRows('A', 'B').next({}).do({ type: 'change', state: 'people' });
    expect(list.at).toBe('people-2-list');
    expect(list.back().at).toBe('review');
    expect(list.do({ type: 'change', state: 'people' }).next({}).at).toBe('review');
  });

  it('keeps its rows and lists when it is called otherwise in a new version', () => {
    const flow = { ...BUNDLE.flow, version: 2 };
    const migrations = [{ from: 1, to: 2, steps: [{ rename: '/people', to: '/folk' }] }];
    const reviewed = withRows('A', 'B').next({});
    for (const { result } of [reviewed, reviewed.do({ type: 'change', state: 'people' })]) {
      const asWritten = JSON.stringify(result.trail).replaceAll('people', 'folk');
      const migrated = migrateTrail(result.trail, { ...BUNDLE, flow, migrations });
      expect({ ...migrated, version: 1 }).toEqual(JSON.parse(asWritten));
    }
  });

  it('survives a reload in the middle of a row', () => {
    const half = withRows('A').press('ADD').next({ name: 'B' }).do({ type: 'reload' });
    expect(shown(half)).toEqual(['people-2/age', 'A']);
  });
});

describe('a row whose first page has a button that ends it with back', () => {
  const { states } = person.flow;
  const leave = { ...states['name'], on: { ...states['name']?.on, LEAVE: { target: 'left' } } };
  const withLeave = {
    ...person,
    flow: {
      ...person.flow,
      states: { ...states, name: leave, left: { type: 'final', meta: { outcome: 'back' } } },
    },
  } as unknown as typeof person;
  const changing = () => {
    const trail = withRows('A', 'B', 'C').result.trail;
    const walk = new FlowWalk({ ...BUNDLE, flows: { person: withLeave } }, testWorld(), { trail });
    return walk.do({ type: 'change', state: 'people-2' });
  };

  it('keeps Back while it is changed', () => {
    const adding = new FlowWalk({ ...BUNDLE, flows: { person: withLeave } }, testWorld()).next({});
    given(adding, 'A').press('ADD');
    expect([adding.at, hasWayBack(adding.result)]).toEqual(['people-2/name', true]);
    expect([changing().at, hasWayBack(changing().result)]).toEqual(['people-2/name', false]);
  });

  it('is put in again by that button, as by Back; the rows behind it stay', () => {
    expect(shown(changing().press('LEAVE'))).toEqual(['people-3-list', 'ABC']);
    expect(shown(changing().next({ name: 'Q' }).back().press('LEAVE'))).toEqual(['people-3-list', 'ABC']);
    expect(changing().press('LEAVE').result.trail).not.toHaveProperty('editing');
  });
});

describe('a row that is removed', () => {
  const rest = (rows: string, without: string) => {
    const { result } = withRows(...rows);
    const trail = removeRow(result, `people-${rows.indexOf(without) + 1}`);
    return new FlowWalk(BUNDLE, testWorld(), { ...(trail && { trail }) });
  };

  it.each(['A', 'AB', 'ABC'])('leaves %s as if it had never been given', (rows) => {
    for (const without of rows) {
      const left = rows.replace(without, '');
      const walk = left === '' ? begun() : withRows(...left);
      const removed = rest(rows, without);
      expect(shown(removed)).toEqual(shown(walk));
      expect({ ...removed.result.trail, drafts: {} }).toEqual({ ...walk.result.trail, drafts: {} });
      expect(shown(removed.back())).toEqual(shown(walk.back()));
    }
  });

  it('is removed at a list that was come back to from a review', () => {
    const list = withRows('A', 'B').next({}).do({ type: 'change', state: 'people' });
    const trail = removeRow(list.result, 'people-1');
    if (!trail) throw new Error('nothing is committed');
    const left = new FlowWalk(BUNDLE, testWorld(), { trail });
    expect(shown(left)).toEqual(['people-1-list', 'B']);
    expect(left.back().at).toBe('people-1/age');
    expect(shown(left.next({ age: 1 }).press('ADD'))).toEqual(['people-2/name', 'B']);
    expect(shown(given(left, 'C'))).toEqual(['people-2-list', 'BC']);
  });
});

it('rows and the list of them stand where their state says, in the progress line', () => {
  const stageAt = ({ view }: FlowWalk) => view.progress?.at;
  const walk = begun(family({ min: 1, max: 2 }, 'people'));
  expect([walk.at, stageAt(walk)]).toEqual(['people-1/name', 'people']);
  given(walk, 'A');
  expect([walk.at, stageAt(walk)]).toEqual(['people-1-list', 'people']);
  walk.press('ADD');
  expect([walk.at, stageAt(walk)]).toEqual(['people-2/name', 'people']);
  expect(stageAt(begun())).toBeUndefined();
});
