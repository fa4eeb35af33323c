import { useCallback, useState, type ReactElement } from 'react';
import { Field } from './Field.tsx';

/** A form of so many text fields, for the work per key. */
export function ManyFields({ count }: { readonly count: number }): ReactElement {
  const [values, setValues] = useState<Record<string, string>>({});
  const onChange = useCallback((name: string, value: string) => setValues((old) => ({ ...old, [name]: value })), []);
  const names = Array.from({ length: count }, (_, index) => `field_${index + 1}`);
  return (
    <main>
      <form>
        {names.map((name) => (
          <Field
            key={name}
            name={name}
            label={`Field ${name.slice(6)}`}
            value={values[name] ?? ''}
            onChange={onChange}
          />
        ))}
      </form>
    </main>
  );
}
