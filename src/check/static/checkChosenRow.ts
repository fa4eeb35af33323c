import { objectOf, type Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Mapping } from '../../engine/flowFile.ts';
import { pointersOf } from '../../engine/mapping.ts';
import { formFields, optionsOf } from '../../rules/formSchema.ts';

import { below } from './below.ts';
import { certaintyAt } from './certainty.ts';
import type { FlowView } from './checkContext.ts';
import { isCommittedBefore } from './isCommittedBefore.ts';
import { namedBy } from './pointerTypes.ts';

/** Where a member has chosen a row of a list, a call is not sent the same of a row whose place in the list is fixed. */
export function checkChosenRow(view: FlowView): void {
  const choices = view.states.flatMap(([state]) => choicesOf(view, state));
  for (const [state, { invoke }] of view.states) {
    // What is read when all is done may well be of another row: nothing more is asked for by it.
    if (view.callOf(state)?.meta.effect === 'read' && isCommittedBefore(view, state)) continue;
    const taken = pointersOf(invoke?.input);
    for (const [name, mapping] of Object.entries(objectOf(invoke?.input as Json | undefined))) {
      const fixed = pointersOf(mapping as Mapping).find((pointer) => ROW.test(pointer));
      const [, list = '', index = '', value = ''] = ROW.exec(fixed ?? '') ?? [];
      const same = choices.filter((one) => one.list === list && one.value === value);
      // What is told of the choice too may well be about two rows.
      if (same.length === 0 || same.some(({ answer }) => taken.includes(answer))) continue;
      const chosen = same.find(({ answer }) => certaintyAt(view, state, [namedBy(view, answer)]).type === 'certain');
      if (!chosen) continue;
      const what = `"${state}" is sent "${name}" of row ${index} of "${list}", whichever the member has chosen`;
      const place = below(view.at('states', state, 'invoke', 'input'), name);
      view.add('quoted-otherwise', place, what, `Send what was chosen: "${chosen.answer}".`);
    }
  }
}

/** A pointer to a member of a row by its place. */
const ROW = /^(.+?)\/(\d+)(\/.+)$/;

interface Choice {
  readonly answer: string;
  /** The list that it is from, and which member of the row is answered. */
  readonly list: string;
  readonly value: string;
}

function choicesOf(view: FlowView, state: string): readonly Choice[] {
  const data = view.node(state)?.meta?.data ?? {};
  return formFields(view.formOf(state) ?? {}).flatMap(({ schema, tokens }) => {
    const options = optionsOf(schema);
    const list = options && data[options.from];
    return list === undefined || tokens.includes('-')
      ? []
      : [{ answer: `$form/${state}${formatPointer(tokens)}`, list, value: options?.value ?? '' }];
  });
}
