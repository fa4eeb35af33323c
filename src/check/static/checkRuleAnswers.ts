import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { formFields } from '../../rules/formSchema.ts';
import type { FlowView } from './checkContext.ts';
import { sharedWords } from './nameWords.ts';

/** What a rule of a form asks by the name of an answer is that answer: not another one, while its own step, or that of the other,
 * asks that. */
export function checkRuleAnswers(view: FlowView): void {
  for (const [state, { meta }] of view.states) {
    const form = meta?.form;
    if (form === undefined) continue;
    listOf(view.formOf(state)?.['x-rules']).forEach((one, index) => {
      const { rule, params } = objectOf(one);
      for (const [name, given] of Object.entries(objectOf(params))) {
        const own = otherThan(view, state, name, given);
        if (own === undefined) continue;
        const pointer = `/x-rules/${index}/params/${name}`;
        const file = `schemas/${form}.schema.json`;
        if (getAt(view.project.files.get(file)?.data, parsePointer(pointer)) !== given) continue;
        const what = `"${String(rule)}" is given "${String(given)}" as "${name}", and "${own}" is asked by that name`;
        view.add('called-otherwise', { file, pointer }, what, `Give it "${own}".`);
      }
    });
  }
}

/** The answer of a name, where another one is given of which the name says nothing. */
function otherThan(view: FlowView, state: string, name: string, given: Json | undefined): string | undefined {
  if (typeof given !== 'string' || !/^\$(self|form)\//.test(given)) return undefined;
  if (sharedWords(name, given.split('/').slice(1)) > 0) return undefined;
  const [word, ...path] = given.split('/');
  const [step, tokens] = word === '$form' ? [path[0] ?? '', path.slice(1)] : [state, path];
  // What names nothing is told as that.
  if (!isAsked(view, step, tokens.join('/'))) return undefined;
  if (isAsked(view, state, name)) return `$self/${name}`;
  return word === '$form' && isAsked(view, step, name) ? `$form/${step}/${name}` : undefined;
}

function isAsked(view: FlowView, state: string, name: string): boolean {
  return formFields(view.formOf(state) ?? {}).some(({ tokens }) => tokens.join('/') === name);
}
