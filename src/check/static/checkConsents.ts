import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { formatPointer, splitPointer } from '../../domain/jsonPointer.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { formFields, whenOf } from '../../rules/formSchema.ts';
import { membersOf, saidOfMember, typeOf } from '../types/lookUp.ts';
import type { FlowView } from './checkContext.ts';
import { isConsent } from './misplaced.ts';
import { fieldPlace } from './schemaPlaces.ts';

/** What a call takes as the consent of the member is sent to it where a step asks it, has to be given where it is asked, and is asked
 * where the contract says that the call needs it. */
export function checkConsents(view: FlowView): void {
  for (const [state, { invoke }] of view.states) {
    const request = typeOf(objectOf(view.callOf(state)?.request));
    const input = objectOf(invoke?.input as Json | undefined);
    for (const name of membersOf(request)) {
      const marks = saidOfMember(request, name, 'x-consent');
      if (marks.length === 0) continue;
      if (input[name] === undefined) checkSent(view, state, name);
      for (const pointer of pointersOf(input[name] as Mapping | undefined)) checkAsked(view, pointer, name, marks);
    }
  }
}

function checkSent(view: FlowView, state: string, name: string): void {
  const asking = view.states.find(
    ([step]) =>
      formFields(view.formOf(step) ?? {}).some(
        ({ tokens, schema }) => tokens.join('/') === name && isConsent(typeOf(schema)),
      ) && view.paths.reach(() => false, [step]).has(state),
  );
  if (!asking) return;
  const [step] = asking;
  const what = `"${step}" has "${name}" ticked, and "${state}", which takes it, is not given it`;
  const fix = `Send it: "${name}": { "maybe": "$form/${step}/${name}" }.`;
  const place = view.keyAt('states', state, 'invoke', 'input');
  view.add('consent-given', place, what, fix);
}

function checkAsked(view: FlowView, pointer: string, name: string, marks: readonly Json[]): void {
  const [step = '', ...tokens] = pointer.startsWith('$form/') ? splitPointer(pointer) : [];
  const id = view.node(step)?.meta?.form;
  const schema = view.formOf(step);
  if (id === undefined || !schema || tokens.length !== 1) return;
  const fields = formFields(schema);
  const field = fields.find((one) => one.tokens.join('/') === tokens.join('/'));
  if (!field || !isConsent(typeOf(field.schema))) return;
  const placed = (...inside: readonly string[]) => fieldPlace(view.project, id, fields, field, inside);
  if (!listOf(schema['required']).includes(tokens[0] ?? null)) {
    const what = `"${tokens[0] ?? ''}" is what the member agrees to by "${name}" of a call, and may be left without a tick`;
    view.add('consent-given', { ...placed(), of: 'key' }, what, `Write it in "required" of the form.`);
  }
  const guard = whenOf(field.schema);
  const at = guard?.params['at'];
  for (const mark of marks) {
    if (typeof mark !== 'string' || guard?.type !== 'is' || typeof at !== 'string') continue;
    if (at.endsWith(formatPointer([mark])) && listOf(guard.params['in']).join() === 'true') continue;
    const what = `"${tokens[0] ?? ''}" is asked where "${at}" is ${JSON.stringify(guard.params['in'])}, and the call needs "${name}" where "${mark}" is true`;
    const fix = `Ask it where that is so: "x-when": { "type": "is", "params": { "at": "$reply/…/${mark}", "in": [true] } }.`;
    view.add('consent-given', placed('x-when'), what, fix);
  }
}
