import { useCallback, useState, type FormEvent, type ReactElement } from 'react';
import { SECOND_STEP, SECOND_STEP_FIELDS } from '../shared/secondStep.ts';
import { Field } from './Field.tsx';
import { useStepHistory } from './useStepHistory.ts';

/** A form of so many text fields and a second step after it, for the work per key and from step to step. */
export function ManyFields({ count }: { readonly count: number }): ReactElement {
  const [values, setValues] = useState<Record<string, string>>({});
  const [second, setSecond] = useState(false);
  const onChange = useCallback((name: string, value: string) => setValues((old) => ({ ...old, [name]: value })), []);
  const names = Array.from({ length: second ? SECOND_STEP_FIELDS : count }, (_, index) =>
    second ? `more_${index + 1}` : `field_${index + 1}`,
  );
  const heading = useStepHistory(
    second ? 1 : 0,
    useCallback(() => setSecond(false), []),
  );
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (names.every((name) => (values[name] ?? '').length <= 40)) setSecond(true);
  };
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {second ? SECOND_STEP : 'Fields'}
      </h1>
      <form onSubmit={onSubmit} noValidate>
        {names.map((name) => (
          <Field key={name} name={name} label={labelOf(name)} value={values[name] ?? ''} onChange={onChange} />
        ))}
        {second ? (
          <button type="button" onClick={() => window.history.back()}>
            Back
          </button>
        ) : null}
        <button type="submit">Continue</button>
      </form>
    </main>
  );
}

function labelOf(name: string): string {
  return `Field ${name.replace(/^\D+/, '')}`;
}
