import { ownEntry } from '../../domain/ownEntry.ts';
import { listOf, objectOf, type JsonObject } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { liveFigures } from '../../compile/impliedForms.ts';
import type { FigureUse } from '../../engine/flowFile.ts';
import { figureTypes } from '../../rules/figures/figureFile.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import type { Place } from '../finding.ts';

import { secretsInside } from '../types/lookUp.ts';
import { below } from './below.ts';
import type { FlowView } from './checkContext.ts';
import { checkGiven } from './checkGuards.ts';
import { know } from './know.ts';
import { checkComes, namedIn, type Named } from './pointerTypes.ts';

/** The figures of a step: each is there, is given its subject, has a name of its own, and is shown. */
export function checkShownFigures(view: FlowView): void {
  for (const [state, { meta }] of view.states) {
    const { figures = {}, data = {} } = meta ?? {};
    const live = liveFigures({ figures });
    for (const [name, use] of Object.entries(figures)) {
      const place = view.at('states', state, 'meta', 'figures', name);
      if (Object.hasOwn(data, name)) {
        const what = `"${name}" is a name of "data" of "${state}" too`;
        view.add('figure-broken', { ...place, of: 'key' }, what, 'Give one of the two another name.');
      }
      if (!isShown(view, state, name, Object.hasOwn(live, name))) {
        const what = `no row${Object.hasOwn(live, name) ? '' : ' and no word'} of "${state}" shows "${name}"`;
        view.add('figure-unused', { ...place, of: 'key' }, what, 'Show it in a row of the "summary", or remove it.');
      }
      const isKnown = know(view, 'figure-unknown', below(place, 'figure'), 'figure', use.figure, view.project.figures);
      // Where a form is shown, its own check knows what stands in it.
      if (isKnown && !Object.hasOwn(live, name))
        checkFigureUse(view, state, use, place, (pointer) => namedIn(view, state, pointer));
    }
  }
}

/** What a figure is given: its subject, that comes before, and no secret. */
export function checkFigureUse(
  view: FlowView,
  state: string,
  { figure: id, params }: FigureUse,
  place: Place,
  lookUp: (pointer: string) => Named,
): void {
  const figure = ownEntry(view.project.figures, id)?.figure;
  if (!figure) return;
  const at = below(place, 'params');
  checkGiven(view, { ...figure, says: `figure "${id}"` }, params, at, lookUp);
  for (const [member, pointer] of Object.entries(params)) {
    const named = isWordPointer(pointer) ? lookUp(pointer) : undefined;
    if (!isWordPointer(pointer) || named?.type !== 'named') continue;
    const asked = { pointer, place: below(at, member), named };
    checkComes(view, state, asked, 'Name something that comes before this step.');
    for (const [inside, kind] of secretsInside(named.typed)) {
      const what = `"${pointer}${inside}" is a secret (${kind}), and "${id}" would be shown`;
      view.add('secret-shown', below(at, member), what, 'Work it out from what may be shown.');
    }
  }
}

function isShown(view: FlowView, state: string, name: string, isLive: boolean): boolean {
  const rows = listOf(view.node(state)?.meta?.summary).map(objectOf);
  if (rows.some(({ data, smsTo }) => [data, smsTo].some((one) => String(one).split('/')[0] === name))) return true;
  if (isLive) return false;
  const words = Object.values(view.project.words).flatMap((files) => files[view.id]?.data ?? []);
  const said = new RegExp(`\\{\\{\\s*${name}\\b|"by":"${name}\\b`);
  return words.some((one) => said.test(JSON.stringify(objectOf(objectOf(one)['steps'])[writtenState(state)] ?? null)));
}

/** The schema of what a step shows under a figure's name; nothing is known of one that is not there. */
export function shownFigure(view: FlowView, state: string, name: string): JsonObject | undefined {
  const use = ownEntry(view.node(state)?.meta?.figures ?? {}, name);
  if (!use) return undefined;
  const figure = ownEntry(view.project.figures, use.figure)?.figure;
  if (!figure) return {};
  const schema: JsonObject = ownEntry(figureTypes, figure.type) ?? {};
  if (figure.currency === undefined) return schema;
  const properties = { currency: { type: 'string' }, amount: schema };
  return { type: 'object', properties, required: ['currency', 'amount'], additionalProperties: false };
}
