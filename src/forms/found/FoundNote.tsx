import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isJsonObject } from '../../domain/json.ts';
import type { FieldWords } from '../../i18n/stepWords.ts';
import { defineRecipe } from '../../ui/system/recipe.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import { useFieldCall } from '../field/useFieldCall.ts';
import { asText } from '../field/useHeldText.ts';
import type { FieldPlan } from '../plan/formPlan.ts';

/** Long enough that nobody is looked up while the value is still being typed. */
const PAUSE_MS = 400;

const styles = defineRecipe({
  name: 'foundNote',
  base: { note: { marginTop: '2', fontWeight: 'bold' } },
  variants: { refused: { yes: { note: { color: 'danger' } } } },
});

interface Found {
  readonly value: string;
  readonly text: string;
  readonly refused: boolean;
}

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
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (value === '') return undefined;
    let current = true;
    const ask = async (): Promise<void> => {
      if (!store.isRight(pointer)) return;
      const outcome = await call();
      if (!current) return;
      if (outcome.type === 'done' && isJsonObject(outcome.data))
        setFound({ value, text: step.fill(words.row ?? '', outcome.data), refused: false });
      if (outcome.type === 'business')
        setFound({ value, text: step.code(outcome.code, outcome.data) ?? '', refused: true });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [value, pointer, store, call, step, words]);
  const shown = found?.value === value ? found : undefined;
  return (
    <div role="status" className={styles({ refused: shown?.refused && 'yes' }).note}>
      {shown?.text}
    </div>
  );
}
