import type { ReactNode } from 'react';
import { controlProps } from '../../field/controlProps.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { FieldStack } from '../../../ui/Field/FieldStack.tsx';
import { choiceStyles } from '../radioCards/choiceStyles.ts';
import { DocumentLinks } from './DocumentLinks.tsx';

/** A box to tick, with the documents it is about. One that has to be ticked is absent when it is not, so that consent cannot be
 * sent as `false`; any other says no by that. */
export function CheckboxWidget(props: WidgetProps): ReactNode {
  const { store } = useStep();
  const { field, pointer, words, invalid } = props;
  const mustTick = field.schema.const === true;
  const ticked = useStore((current) => current.value(pointer)) === true;
  const classes = choiceStyles({ bare: 'yes', invalid: invalid && 'yes' });
  const box = (
    <label className={classes.card}>
      <input
        {...controlProps(props)}
        aria-required={(mustTick && field.required) || undefined}
        className={classes.control}
        type="checkbox"
        checked={ticked}
        onChange={(event) => store.set(pointer, event.target.checked || (mustTick ? undefined : false))}
      />
      <span className={classes.text}>{words.label}</span>
    </label>
  );
  return Array.isArray(field.options.documents) ? (
    <FieldStack gap="small">
      {box}
      <DocumentLinks {...props} />
    </FieldStack>
  ) : (
    box
  );
}
