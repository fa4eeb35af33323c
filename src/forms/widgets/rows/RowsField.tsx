import type { FieldProps, UiSchema } from '@rjsf/utils';
import { toFieldPathId } from '@rjsf/utils';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Json, JsonObject } from '../../../domain/json.ts';
import { formatPointer } from '../../../domain/jsonPointer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { focusControl } from '../../../ui/ErrorSummary/ErrorSummary.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { pathOf, readPointer } from '../../answer/answerTree.ts';
import { isGiven } from '../../answer/isGiven.ts';
import { emptyRow } from '../../answer/startAnswer.ts';
import { errorText } from '../../field/errorText.ts';
import { fieldId } from '../../field/fieldId.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { RemoveDialog } from '../../summary/RemoveDialog.tsx';
import { rowStyles } from './rowStyles.ts';

/** A list whose rows the member adds and takes away. Each row keeps its key, and so what is typed in it, when one
 * before it goes; the focus goes to a new row's first field, and after a removal to what is nearest. What was given in a
 * row is discarded only once that has been confirmed. */
export function RowsField({
  fieldPathId,
  schema,
  uiSchema,
  registry,
  onChange,
  onBlur,
  onFocus,
}: FieldProps): ReactNode {
  const { store, words: step, busy } = useStep();
  const pointer = formatPointer(fieldPathId.path.map(String));
  const field = store.plan().byPath.get(pathOf(pointer));
  const count = useStore((current) => countRows(current.value(pointer)));
  const shown = useStore((current) => current.errors().find((error) => error.pointer === pointer));
  const [keys, moveKeys] = useRowKeys(count);
  /** Where the row stood that was removed last. */
  const [removed, setRemoved] = useState<number>();
  /** Where the row stands of which it is asked whether it shall go. */
  const [leaving, setLeaving] = useState<number>();
  const focusNext = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (focusNext.current !== undefined) focusControl(focusNext.current);
    focusNext.current = undefined;
  });
  if (!field) return null;
  const words = step.field(field.path, field.shared);
  const fewest = typeof field.schema.minItems === 'number' ? field.schema.minItems : 0;
  const most = typeof field.schema.maxItems === 'number' ? field.schema.maxItems : Infinity;
  const id = fieldId(pointer);
  const SchemaField = registry.fields.SchemaField as ComponentType<FieldProps>;
  const classes = rowStyles();

  const itemAt = (index: number): string => words.list('item', { number: index + 1 });
  const add = (): void => {
    store.flush();
    const rows = store.value(pointer);
    store.set(pointer, [...(Array.isArray(rows) ? (rows as readonly Json[]) : []), emptyRow(field)]);
    focusNext.current = fieldId(`${pointer}/${count}`);
    setRemoved(undefined);
  };
  const remove = (index: number): void => {
    moveKeys(index);
    store.removeRow(pointer, index);
    focusNext.current = count > 1 ? fieldId(`${pointer}/${Math.min(index, count - 2)}`) : `${id}-add`;
    setRemoved(index);
    setLeaving(undefined);
  };
  const askFirst = (index: number): void => {
    const row = (readPointer(store.flush(), `${pointer}/${index}`) ?? {}) as JsonObject;
    if (isGiven(row, emptyRow(field))) setLeaving(index);
    else remove(index);
  };

  return (
    <>
      <Field
        id={id}
        label={words.label}
        hint={words.hint}
        error={shown && errorText(shown, store.plan(), step)}
        optional={field.isOptional ? step.widget('field', 'optional') : undefined}
        group
      >
        <FieldStack gap="small">
          {keys.map((key, index) => (
            <fieldset key={key} id={fieldId(`${pointer}/${index}`)} className={classes.row}>
              <legend className={classes.title}>{itemAt(index)}</legend>
              <SchemaField
                name={String(index)}
                schema={schema.items as FieldProps['schema']}
                uiSchema={uiSchema?.items as UiSchema}
                fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
                formData={undefined}
                registry={registry}
                onChange={onChange}
                onBlur={onBlur}
                onFocus={onFocus}
                required
              />
              {count > fewest && (
                <Button look="link" disabled={busy} onClick={() => askFirst(index)}>
                  {step.widget('rows', 'remove')} <VisuallyHidden>{itemAt(index)}</VisuallyHidden>
                </Button>
              )}
            </fieldset>
          ))}
          {count < most && (
            <div>
              <Button id={`${id}-add`} size="small" disabled={busy} onClick={add}>
                {words.list('add')}
              </Button>
            </div>
          )}
          {/* Said when the last row is added, and there to be read: nothing else tells where the button went. */}
          <div role="status">
            {count < most ? (
              <VisuallyHidden>
                {removed !== undefined && step.widget('rows', 'removed', { item: itemAt(removed) })}
              </VisuallyHidden>
            ) : (
              fewest < most && step.widget('rows', 'full', { most })
            )}
          </div>
        </FieldStack>
      </Field>
      <RemoveDialog
        item={leaving === undefined ? undefined : itemAt(leaving)}
        words={step}
        onKeep={() => setLeaving(undefined)}
        onRemove={() => remove(leaving ?? 0)}
      />
    </>
  );
}

function countRows(value: Json | undefined): number {
  return Array.isArray(value) ? (value as readonly Json[]).length : 0;
}

/** A key for each row that stays with it. */
function useRowKeys(count: number): [readonly number[], (removed: number) => void] {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(next.current++);
  if (keys.current.length > count) keys.current.length = count;
  return [[...keys.current], (removed) => keys.current.splice(removed, 1)];
}
