import { ownEntry } from '../../domain/ownEntry.ts';
import { isJsonObject, objectOf, type Json } from '../../domain/json.ts';
import { formatPointer, splitPointer } from '../../domain/jsonPointer.ts';
import { isBarrier } from '../../engine/bundle.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import type { Place } from '../finding.ts';

import { secretsInside } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { reportUnnamed } from './checkMappings.ts';
import { namedBy } from './pointerTypes.ts';
import { checkFormat } from './shownMember.ts';

/** A secret that a step shows: it goes by itself, it can be asked for again, and nothing else has it. */
export function checkShownSecrets(view: FlowView): void {
  const showers = new Map<string, string>();
  for (const [state, node] of view.states) {
    const rows = Array.isArray(node.meta?.summary) ? node.meta.summary : [];
    const shown = rows.flatMap((row, index) => {
      const { secret } = objectOf(row);
      const place = view.at('states', state, 'meta', 'summary', index, 'secret');
      return typeof secret === 'string' && isSecret(view, secret, place) ? [{ state, secret, place }] : [];
    });
    const [first] = shown;
    if (first) checkTime(view, first);
    for (const [call, one] of byCall(shown)) {
      if (!checkCall(view, call, one)) continue;
      const other = showers.get(call);
      showers.set(call, other ?? state);
      if (other === undefined) continue;
      const what = `"${other}" shows what "${call}" answers, and it is gone when "${state}" is reached`;
      view.add('secret-elsewhere', one.place, what, 'Show it at one step.');
    }
  }
  if (showers.size > 0) checkOthers(view, new Set(showers.keys()));
}

interface Shown {
  readonly state: string;
  /** `<call>/<member>…` */
  readonly secret: string;
  readonly place: Place;
}

/** The first secret of each call. */
function byCall(shown: readonly Shown[]): ReadonlyMap<string, Shown> {
  const first = new Map<string, Shown>();
  for (const one of shown) {
    const [call = ''] = one.secret.split('/');
    if (!first.has(call)) first.set(call, one);
  }
  return first;
}

function isSecret(view: FlowView, secret: string, place: Place): boolean {
  const named = namedBy(view, `$reply/${secret}`);
  if (reportUnnamed(view, named, place) || named.type !== 'named') return false;
  // Of what cannot be read that is said.
  if (named.typed.schemas.length === 0) return false;
  if (named.typed.secret) {
    checkFormat(view, place, named.typed, { shown: `"${secret}"`, format: 'text' });
    return true;
  }
  const what = `"${secret}" is no secret: the contract does not say "x-sensitive" there`;
  view.add('secret-needless', place, what, 'Show it like any other value, by its place in "data".');
  return false;
}

/** Time takes the member away from the secret. */
function checkTime(view: FlowView, { state, secret, place }: Shown): void {
  const [way] = view.branches.filter((branch) => branch.state === state && branch.kind === 'after');
  if (way && way.target !== state) return;
  const what = way ? `time leads from "${state}" to itself` : `nothing takes "${secret}" from the screen`;
  const fix = 'Give the step an "after" that leads away: "after": { "const:…": { "target": … } }.';
  view.add('secret-lasting', way ? view.at(...way.at, 'target') : place, what, fix);
}

/** The secret comes straight from a call that can be made again; false where it comes from none. */
function checkCall(view: FlowView, call: string, { state, secret, place }: Shown): boolean {
  const operation = view.callOf(call);
  if (!operation) {
    const what = `"${call}" is no call of this flow, so "${secret}" cannot be asked for again`;
    view.add('secret-way', place, what, 'Show what a call answers that leads to this step.');
    return false;
  }
  if (isBarrier(operation.meta.effect)) {
    const what = `"${call}" commits something, so nobody can ask for "${secret}" again after a reload`;
    view.add('secret-way', place, what, 'Ask for the secret by a call that changes nothing.');
  }
  for (const { state: from, kind, target, at } of view.branches) {
    if (target !== state || from === state || (from === call && kind === 'done')) continue;
    const what = `"${from}" leads to "${state}", where "${secret}" is not there: only "${call}" brings it`;
    view.add('secret-way', view.at(...at, 'target'), what, `Lead to "${call}".`);
  }
  return true;
}

/** Nothing but its row names the secret. */
function checkOthers(view: FlowView, calls: ReadonlySet<string>): void {
  const report = (pointer: string, place: Place): void => {
    const [call = ''] = splitPointer(pointer);
    if (!pointer.startsWith('$reply/') || !calls.has(call)) return;
    const named = namedBy(view, pointer);
    const [secret] = named.type === 'named' ? secretsInside(named.typed) : [];
    if (!secret) return;
    const what = `"${pointer}${secret[0]}" is a secret (${secret[1]}) that a step shows, and is named here too`;
    view.add('secret-elsewhere', place, what, 'Leave it out: it is for the eyes of the member.');
  };
  for (const [state, node] of view.states) {
    // A secret in `data`, or given to another flow, is reported as one that is shown or stored.
    const { data = {}, next: _next, summary: _rows, ...meta } = node.meta ?? {};
    for (const [name, pointer] of Object.entries(data)) {
      const named = namedBy(view, pointer);
      const isReported = named.type === 'named' && named.typed.secret !== undefined;
      if (!isReported) report(pointer, view.at('states', state, 'meta', 'data', name));
    }
    for (const [pointer, at] of pointersBelow({ ...node, meta } as unknown as Json))
      report(pointer, view.at('states', state, ...at));
    const form = ownEntry(view.project.forms, node.meta?.form ?? '')?.schema;
    for (const [pointer, at] of form ? pointersBelow(form.data) : [])
      report(pointer, { file: form?.path ?? '', pointer: formatPointer(at) });
  }
}

/** Every text that is a pointer, with where it is. */
function pointersBelow(value: Json, at: readonly string[] = []): readonly (readonly [string, readonly string[]])[] {
  if (isWordPointer(value)) return [[value, at]];
  if (!isJsonObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => pointersBelow(inner as Json, [...at, name]));
}
