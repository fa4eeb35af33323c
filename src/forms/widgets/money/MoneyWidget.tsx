import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { currencySymbol } from '../../../domain/moneyText.ts';
import { inputStyles } from '../../../ui/Input/inputStyles.ts';
import { literalOr } from '../../answer/stepScope.ts';
import { controlProps } from '../../field/controlProps.ts';
import { useStore } from '../../field/StepContext.ts';
import { useHeldText } from '../../field/useHeldText.ts';
import type { WidgetProps } from '../../field/WidgetProps.ts';
import { readMoney, showMoney } from './moneyText.ts';

/** An amount as a decimal string, behind the sign of the currency that `x-currency` names. */
export function MoneyWidget(props: WidgetProps): ReactNode {
  const currency = useStore((store) => literalOr(props.field.schema['x-currency'], store.scope()));
  const form = useMemo(() => ({ read: (text: string) => readMoney(text, currency), show: showMoney }), [currency]);
  const { ref, props: held } = useHeldText<HTMLInputElement>(props, form);
  const classes = inputStyles({ width: 'short', digits: 'yes' });
  const input = (
    <input
      {...controlProps(props)}
      {...held}
      ref={ref}
      className={classes.box}
      type="text"
      inputMode="decimal"
      autoComplete="off"
    />
  );
  if (typeof currency !== 'string') return input;
  return (
    <div className={classes.joined}>
      <span className={classes.prefix} aria-hidden="true">
        {currencySymbol(currency)}
      </span>
      {input}
    </div>
  );
}
