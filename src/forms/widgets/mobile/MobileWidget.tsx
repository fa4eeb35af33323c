import type { ReactNode } from 'react';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { controlProps, textOption } from '../../field/controlProps.ts';
import { useStep, useStore } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { SelectWidget } from '../select/SelectWidget.tsx';

/** A mobile number; `ui:options.areaCode` names the field of the same step that stands before it as a select. */
export function MobileWidget(props: WidgetProps): ReactNode {
  const { store, words } = useStep();
  const { field, pointer, id } = props;
  const areaName = textOption(field, 'areaCode');
  const area = areaName === undefined ? undefined : store.plan().byPath.get(siblingPath(field.path, areaName));
  const areaPointer = pointer.replace(/[^/]*$/, area?.name ?? '');
  // The question has one error: a code that stands there has no part in what is wrong with the number.
  const isAreaRight = useStore(
    (current) =>
      current.value(areaPointer) !== undefined && current.errors().every((error) => error.pointer !== areaPointer),
  );
  const classes = inputStyles();
  if (!area) return <NumberInput {...props} />;
  const areaId = `${id}-area`;
  return (
    <div className={classes.row}>
      <div className={classes.part}>
        <label className={classes.partLabel} htmlFor={areaId}>
          {words.widget('mobile', 'area')}
        </label>
        <SelectWidget
          {...props}
          field={area}
          pointer={areaPointer}
          invalid={props.invalid && !isAreaRight}
          id={areaId}
          words={words.field(area.path, area.shared)}
        />
      </div>
      <div className={`${classes.part} ${classes.grow}`}>
        <label className={classes.partLabel} htmlFor={id}>
          {words.widget('mobile', 'number')}
        </label>
        <NumberInput {...props} />
      </div>
    </div>
  );
}

function NumberInput(props: WidgetProps): ReactNode {
  const { ref, props: held } = useHeldText<HTMLInputElement>(props);
  return (
    <input
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={inputStyles({ width: 'medium', digits: 'yes' }).box}
      type="tel"
      autoComplete={textOption(props.field, 'autocomplete') ?? 'tel-national'}
    />
  );
}

function siblingPath(path: string, name: string): string {
  return [...path.split('.').slice(0, -1), name].join('.');
}
