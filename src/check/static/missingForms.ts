import { textsIn } from '../eachMember.ts';
import { nearest } from '../../domain/nearest.ts';
import { isJsonObject } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { fact } from '../memory/fact.ts';
import { contextOf, type CheckContext, type FlowView } from './checkContext.ts';

/** The form of a step that has no file, although something speaks of its fields. */
export interface MissingForm {
  readonly id: string;
  readonly path: string;
  /** As the file of the flow says it. */
  readonly state: string;
  /** What looks at its fields in the flow, as it stands there: `$form/address/email`. */
  readonly reads: readonly string[];
  readonly hasLayout: boolean;
}

/** A step may ask nothing, and one slip alone may name it: two things that speak of its fields are none. */
const LEAST_SIGNS = 2;

export const missingForms = fact('forms without a file', contextOf, (context): readonly MissingForm[] =>
  context.flows().flatMap(missingIn),
);

/** The one that a file under another name or in another folder was most likely meant to be.
 * @param path of the file, from `schemas/` or another folder */
export function formMeant(path: string, missing: readonly MissingForm[]): MissingForm | undefined {
  const id = path.replace(/^[^/]+\//, '').replace(/(\.schema)?\.json$/i, '');
  const last = id.slice(id.lastIndexOf('/') + 1);
  const sameName = missing.filter((one) => one.id.slice(one.id.lastIndexOf('/') + 1) === last);
  const [only] = sameName.length === 1 ? sameName : [];
  const among = sameName.length > 0 ? sameName : missing;
  const near = nearest(
    id,
    among.map((one) => one.id),
  );
  return among.find((one) => one.id === near) ?? only;
}

/** Reported at the step, for nothing else is there. */
export function checkMissingForms(view: FlowView): void {
  for (const { id, path, state, reads, hasLayout } of missingForms(view.context)) {
    if (!id.startsWith(`${view.id}/`) || view.node(state)?.meta?.form !== id) continue;
    const [read] = reads;
    const left = hasLayout ? 'its layout is for nothing' : 'the words of its fields are for nothing';
    const so = read === undefined ? left : `"${read}" names nothing`;
    const what = `step "${state}" has no form: there is no ${path}, so ${so}`;
    const fix = `Write it, or name the form that the step shows: "form" in its "meta".`;
    view.add('form-unknown', view.keyAt('states', state), what, fix);
  }
}

function missingIn(view: FlowView): readonly MissingForm[] {
  const seen = new Set<string>();
  return view.states.flatMap(([name, { meta, type }]): readonly MissingForm[] => {
    const state = writtenState(name);
    const id = meta?.form;
    // What a step names itself is judged by its name.
    if (id === undefined || type === 'final' || seen.has(state) || !view.isStep(name)) return [];
    seen.add(state);
    const path = `schemas/${id}.schema.json`;
    if (view.project.files.has(path) || !Object.hasOwn(view.project.forms, id)) return [];
    const reads = textsIn(view.entry.file.data).filter((text) => isOf(text, state));
    const hasLayout = view.project.files.has(`schemas/${id}.ui.json`);
    const signs = reads.length + languagesWith(view.context, view.id, state) + (hasLayout ? LEAST_SIGNS : 0);
    return signs < LEAST_SIGNS ? [] : [{ id, path, state, reads, hasLayout }];
  });
}

function isOf(text: string, state: string): boolean {
  return text.startsWith(`$form/${state}/`) || text.startsWith(`$last/${state}/`);
}

/** Languages in which its fields have words. */
function languagesWith({ project }: CheckContext, flow: string, state: string): number {
  return Object.values(project.words).filter((files) => {
    const words = getAt(files[flow]?.data, ['steps', state, 'fields']);
    return isJsonObject(words) && Object.keys(words).length > 0;
  }).length;
}
