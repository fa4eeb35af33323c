import type { ReactNode } from 'react';
import type { CallOutcome } from '../../api/outcome.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { FieldWords } from '../../i18n/stepWords.ts';
import { defineRecipe } from '../../ui/system/recipe.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import { useAsked } from '../field/useAsked.ts';
import { useFieldCall } from '../field/useFieldCall.ts';
import { asText } from '../field/useHeldText.ts';
import type { FieldPlan } from '../plan/formPlan.ts';

const styles = defineRecipe({
  name: 'foundNote',
  base: { note: { fontWeight: 'bold' } },
  variants: { refused: { yes: { note: { color: 'danger' } } } },
});

interface FoundNoteProps {
  readonly field: FieldPlan;
  readonly pointer: string;
  readonly words: FieldWords;
}

/** What the gateway has under the value of a field, said below it once the value is one. A look-up that could not be made
 * says nothing: the flow asks again. */
export default function FoundNote({ field, pointer, words }: FoundNoteProps): ReactNode {
  const { store, words: step } = useStep();
  const call = useFieldCall(field);
  const value = asText(useStore((current) => current.value(pointer)));
  const found = useAsked<CallOutcome>(value, async () => (store.isRight(pointer) ? call() : undefined));
  const isTold = useStore((current) => current.errors().some((error) => error.pointer === pointer));
  // What the field is told for already is not said twice.
  const shown = found?.isOld === false && !(isTold && found.answer.type === 'business') ? found.answer : undefined;
  return (
    <div role="status" className={styles({ refused: shown?.type === 'business' && 'yes' }).note}>
      {shown?.type === 'business' && step.code(shown.code, shown.data)}
      {shown?.type === 'done' && isJsonObject(shown.data) && step.fill(words.row ?? '', shown.data)}
    </div>
  );
}
