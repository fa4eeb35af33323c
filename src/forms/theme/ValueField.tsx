import type { FieldProps } from '@rjsf/utils';
import { lazy, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Json } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { describedBy, Field } from '../../ui/Field/Field.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { pathOf } from '../answer/answerTree.ts';
import { errorText, errorUnder } from '../field/errorText.ts';
import { fieldId } from '../field/fieldId.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import { Figures } from '../figures/Figures.tsx';
import { foundStyles } from '../found/foundStyles.ts';
import { Help } from '../help/Help.tsx';
import type { FieldPlan } from '../plan/formPlan.ts';
import { widgetOf } from '../widgets/widgets.ts';

/** Few steps look a value up. Without the code for it the step is what it was. */
const FoundNote = lazy(() => import('../found/FoundNote.tsx').catch(() => ({ default: () => null })));

/** One question: its label, hint and error around the widget that its layout names. */
export function ValueField({ fieldPathId }: FieldProps): ReactNode {
  const { store } = useStep();
  const pointer = useMemo(() => formatPointer(fieldPathId.path.map(String)), [fieldPathId]);
  const field = store.plan().byPath.get(pathOf(pointer));
  return field ? <Question key={field.widget} field={field} pointer={pointer} /> : null;
}

function Question({ field, pointer }: { readonly field: FieldPlan; readonly pointer: string }): ReactNode {
  const { store, words: step, busy } = useStep();
  const shown = useStore((store) => errorUnder(store.errors(), store.plan(), pointer));
  const words = useMemo(() => step.field(field.path, field.shared), [step, field]);
  const { component: Widget, frame } = widgetOf(field);
  const error = shown && errorText(shown, store.plan(), step);
  const warns = field.options.warns === true && words.hint !== undefined;
  const hint = warns ? <Alert tone="warning">{words.hint}</Alert> : words.hint;
  const id = fieldId(pointer);
  const widget = (
    <Widget
      field={field}
      pointer={pointer}
      id={frame === 'group' ? `${id}-0` : id}
      words={words}
      invalid={error !== undefined}
      error={error}
      describedBy={frame === 'group' ? undefined : describedBy(id, words.hint !== undefined, error !== undefined)}
      disabled={busy}
    />
  );
  if (frame === 'own') return widget;
  return (
    <Field
      id={id}
      label={words.label}
      optional={field.isOptional && frame !== 'bare' ? step.widget('field', 'optional') : undefined}
      hint={hint}
      warns={warns}
      error={error}
      group={frame === 'group'}
      bare={frame === 'bare'}
    >
      {widget}
      {words.help.length > 0 && (
        <FieldStack gap="small">
          <Help said={words.help} />
        </FieldStack>
      )}
      {serviceAs(field) === 'figures' && <Figures field={field} />}
      {serviceAs(field) === 'found' && (
        <div className={foundStyles().room}>
          <Suspense>
            <FoundNote field={field} pointer={pointer} words={words} />
          </Suspense>
        </div>
      )}
    </Field>
  );
}

function serviceAs({ schema }: FieldPlan): Json | undefined {
  const service = schema['x-service'];
  return isJsonObject(service) ? service.as : undefined;
}
