import { ownEntry } from '../../domain/ownEntry.ts';
import { isJsonObject, listOf, objectOf, type Json } from '../../domain/json.ts';
import type { Guard, StateMeta } from '../../engine/flowFile.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { secretsInside, typeOf, type Typed } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { certaintyAt } from './certainty.ts';
import { reportUnnamed } from './checkMappings.ts';
import { CHECK_NOW, checkWorld } from '../checkWorld.ts';
import { replySample } from '../samples/operationSamples.ts';

import { wordsOf } from './nameWords.ts';
import { misfitOf } from '../types/fits.ts';
import { know } from './know.ts';
import { checkComes, comesBefore, namedBy, namedIn } from './pointerTypes.ts';

/** How the contract writes an instant. */
function instant({ project }: FlowView): Typed {
  const schema = project.files.get('openapi/components/Instant.yaml')?.data;
  return typeOf(isJsonObject(schema) ? schema : {});
}

/** What steps show and wait for: every name of `data`, every `until` and `notBefore` points somewhere, and shows no secret. */
export function checkSteps(view: FlowView): void {
  for (const [state, node] of view.states) {
    for (const [name, pointer] of Object.entries(node.meta?.data ?? {})) {
      checkData(view, state, name, pointer);
    }
    for (const [event, pointer] of Object.entries(node.meta?.notBefore ?? {})) {
      const place = view.at('states', state, 'meta', 'notBefore', event);
      know(view, 'event-unknown', { ...place, of: 'key' }, `button of "${state}"`, event, node.on ?? {});
      reportUnnamed(view, namedBy(view, pointer), place);
    }
    if (node.meta?.poll) {
      checkPoll(view, state, node.meta.poll.until);
      checkRest(view, state, node.meta.poll);
      checkWaits(view, state, node.meta.poll.while);
    }
    checkSign(view, state);
  }
}

/** Signs that no end of an outcome wears: each says that it came to the other end. */
const DENIED: { readonly [outcome: string]: readonly string[] } = {
  success: ['refused', 'failed'],
  processing: ['success', 'refused', 'failed'],
  refused: ['success'],
};

function checkSign(view: FlowView, state: string): void {
  const { outcome = '', mark = '' } = view.node(state)?.meta ?? {};
  if (!ownEntry(DENIED, outcome)?.includes(mark)) return;
  const place = view.at('states', state, 'meta', 'mark');
  const what = `the end "${state}" has the outcome "${outcome}" and wears the sign "${mark}"`;
  view.add('mark-misfit', place, what, 'Leave "mark" out: the sign follows from the outcome.');
}

type Poll = NonNullable<StateMeta['poll']>;

/** A poll waits until an instant; where that may be absent, only a button of the step ends it. */
function checkPoll(view: FlowView, state: string, until: string): void {
  const place = view.at('states', state, 'meta', 'poll', 'until');
  const named = namedBy(view, until);
  if (reportUnnamed(view, named, place) || named.type !== 'named') return;
  const why = misfitOf(named.typed, instant(view), checkWorld(view.project));
  if (why !== undefined) {
    view.add('pointer-misfit', place, `"${until}" is no instant: ${why}`, 'Name an instant of a reply.');
    return;
  }
  if (!comesBefore(view, named.owner, state))
    return checkComes(
      view,
      state,
      { pointer: until, place, named },
      'Name an instant of a reply that comes before, or of its own.',
    );
  const hasButton = Object.keys(view.node(state)?.on ?? {}).length > 0;
  if (hasButton || certaintyAt(view, state, [named]).type === 'certain') return;
  const what = `"${until}" may be absent when "${state}" is reached, and the step has no button`;
  view.add(
    'pointer-uncertain',
    place,
    what,
    'Name an instant that is always there, or give the step a button: "on": { "CANCEL": … }.',
  );
}

/** Between two questions there is less time than what is waited for lives: by the constant that says so beside the one of the
 * poll, and by the contract's example. */
function checkRest(view: FlowView, state: string, { every, until }: Poll): void {
  const [, call = '', member = ''] = /^\$reply\/([^/]+)\/([^/]+)$/.exec(until) ?? [];
  const sample = replySample(view.project, view.operationOf(call) ?? '');
  const shown = (Date.parse(String(objectOf(sample)[member])) - Date.parse(CHECK_NOW)) / 1000;
  const id = every.replace('const:', '');
  const values = checkWorld(view.project).const ?? {};
  const beside = lifesBeside(view, id);
  const lives = [...beside.filter((one) => one !== id).map((one) => Number(values[one])), shown].filter(
    (seconds) => seconds > 0,
  );
  const least = Math.min(...lives);
  // Of another unit that is reported.
  const isSeconds = ownEntry(view.project.constants, id)?.constant.unit === 'seconds';
  const rest = Number(values[id]);
  const isTooLong = rest >= least;
  if (!isSeconds || !(isTooLong || beside.includes(id))) return;
  const why = isTooLong
    ? `, and what it waits for lives no longer than ${least} seconds`
    : `: "${id}" says how long something lives, not how often to ask`;
  const what = `"${state}" asks every ${rest} seconds${why}`;
  view.add('poll-idle', view.at('states', state, 'meta', 'poll', 'every'), what, 'Name a constant of a few seconds.');
}

/** `topup.fps.life` beside `topup.fps.poll`. */
function lifesBeside({ project }: FlowView, id: string): readonly string[] {
  const family = id.slice(0, id.lastIndexOf('.') + 1);
  return Object.values(project.constants).flatMap(({ constant }) =>
    constant.unit === 'seconds' && constant.id === `${family}life` ? [constant.id] : [],
  );
}

/** Words of values that say that something is still to come. */
const STILL_TO_COME = /^(wait|pending|process|progress|queue|running)/;

/** Of a reply that says by one of its values that it waits, a poll goes on while it has such a one, and not while it is settled. */
function checkWaits(view: FlowView, state: string, guard: Guard): void {
  if (typeof guard === 'string' || guard.type !== 'is') return;
  const values = (view.valuesAt(String(guard.params['at'])) ?? []) as readonly Json[];
  const waiting = values.filter((value) => wordsOf(value).some((word) => STILL_TO_COME.test(word)));
  const goesOn = listOf(guard.params['in']);
  // A value that never comes is reported at its place.
  if (waiting.length === 0 || !goesOn.every((value) => values.includes(value))) return;
  if (goesOn.some((value) => waiting.includes(value))) return;
  const what = `"${state}" goes on asking while it is ${goesOn.map((value) => JSON.stringify(value)).join(' or ')}, and stops at ${waiting.map((value) => JSON.stringify(value)).join(' and ')}`;
  const place = view.at('states', state, 'meta', 'poll', 'while', 'params', 'in');
  view.add(
    'poll-idle',
    place,
    what,
    `Name ${waiting.length > 1 ? 'one of these' : 'that'}: a poll ends with the first other reply.`,
  );
}

function checkData(view: FlowView, state: string, name: string, pointer: string): void {
  const place = view.at('states', state, 'meta', 'data', name);
  if (!isWordPointer(pointer)) {
    const what = `"${name}" is no pointer: "${pointer}"`;
    view.add('pointer-broken', place, what, 'Write $word/ and the names on the way.');
    return;
  }
  const named = namedIn(view, state, pointer);
  if (reportUnnamed(view, named, place) || named.type !== 'named') return;
  const owner = named.owner?.state;
  checkComes(view, state, { pointer, place, named }, 'Name something that comes before this step.');
  for (const [inside, kind] of secretsInside(named.typed)) {
    // Options and labels name their members; a secret that is never named is not shown, but it is handed to the page.
    if (inside !== '' && !isAnswered(view, owner) && !pointer.startsWith('$input/')) continue;
    const fix = 'Name the members that are to be shown, not the secret.';
    view.add('secret-shown', place, `"${name}" shows "${pointer}${inside}", which is a secret (${kind})`, fix);
  }
}

function isAnswered(view: FlowView, owner: string | undefined): boolean {
  return owner !== undefined && view.formOf(owner) !== undefined;
}
