import { resolveFormSchema } from '../../compile/formSource.ts';
import type { Json } from '../../domain/json.ts';
import { formatPointer, getAt, parsePointer } from '../../domain/jsonPointer.ts';
import { compileSchema } from '../../rules/compileRule.ts';
import type { Place } from '../finding.ts';
import type { CheckContext } from './checkContext.ts';
import { checkConstantRefs } from './checkNames.ts';
import type { FlowView } from './flowView.ts';
import { FormCheck } from './formCheck.ts';

/** Every form of a flow in the step that shows it: what it takes from outside is there and fits. */
export function checkForms(context: CheckContext, view: FlowView): void {
  for (const [state, node] of view.states) {
    const id = node.meta?.form;
    const schema = view.formOf(state);
    if (id === undefined || !schema) continue;
    new FormCheck(context, view, state, id, schema).run();
  }
}

/** Forms by themselves, used or not: they compile, and their constants are known. */
export function checkFormSchemas(context: CheckContext): void {
  checkShared(context);
  for (const [id, entry] of Object.entries(context.project.forms)) {
    const file = entry.schema.path;
    if (entry.schema.problems.length > 0) continue;
    checkConstantRefs(context, file, entry.schema.data, '');
    const view = context.flows()[0];
    const schema = view?.form(id);
    if (!schema) {
      context.add(
        'form-broken',
        { file, pointer: '' },
        `form "${id}" refers to a schema that is not there`,
        'Mend its "$ref".',
      );
      continue;
    }
    try {
      compileSchema(schema);
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
      context.add(
        'form-broken',
        placeIn(entry.schema.data, file, why),
        `form "${id}" does not compile: ${why}`,
        'Use the keywords that forms have, each on a value of its type.',
      );
    }
  }
}

/** Shared schemas by themselves: what is wrong in one is told there, not in every form that takes it. */
function checkShared(context: CheckContext): void {
  for (const [name, { schema }] of Object.entries(context.project.shared)) {
    if (schema.problems.length > 0) continue;
    checkConstantRefs(context, schema.path, schema.data, '');
    try {
      compileSchema(resolveFormSchema(context.project, schema.path, schema.data));
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
      const place = placeIn(schema.data, schema.path, why);
      const mend = 'Use the keywords that forms have, each on a value of its type.';
      context.add('form-broken', place, `the shared schema "${name}" does not compile: ${why}`, mend);
    }
  }
}

/** Where a message of the compiler says the fault is (`at "#/properties/pay_pwd"`); else the first keyword of the file that it
 * names. */
function placeIn(data: Json, file: string, message: string): Place {
  const keyword = /"([^"]+)"/.exec(message.replace(/missing type "[^"]*" for keyword /, ''))?.[1];
  const [, told] = / at "#?(\/[^"]*)"/.exec(message) ?? [];
  if (told !== undefined && getAt(data, parsePointer(told)) !== undefined) {
    const at = `${told}/${keyword ?? ''}`;
    return { file, pointer: getAt(data, parsePointer(at)) === undefined ? told : at, of: 'key' };
  }
  const pointer = keyword === undefined ? undefined : findKey(data, keyword, '');
  return pointer === undefined ? { file, pointer: '' } : { file, pointer, of: 'key' };
}

function findKey(value: Json, name: string, pointer: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const at = `${pointer}${formatPointer([key])}`;
    if (key === name) return at;
    const found = findKey(inner as Json, name, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
