import { isJsonObject } from '../../domain/json.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { secretsInside, typeOf, type Typed } from '../types/lookUp.ts';
import { ownEntry, type FlowView } from './checkContext.ts';
import { certaintyAt } from './certainty.ts';
import { reportUnnamed } from './checkMappings.ts';
import { checkWorld } from '../checkWorld.ts';
import { misfitOf } from '../types/fits.ts';
import { know } from './checkNames.ts';
import { comesBefore, namedBy, namedIn, neverThere } from './pointerTypes.ts';

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
    if (node.meta?.poll) checkPoll(view, state, node.meta.poll.until);
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
  // Of a step that nothing leads to only that is said.
  if (!comesBefore(view, named.owner, state) && view.paths.reachable.has(state)) {
    const what = neverThere(view, pointer, named.owner, state);
    view.add('pointer-missing', place, what, 'Name something that comes before this step.');
  }
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
