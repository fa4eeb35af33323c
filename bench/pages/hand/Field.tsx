import { memo, type ReactElement } from 'react';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly options?: readonly (readonly [value: string, text: string])[] | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** One labelled field; only the one that changed renders again. */
export const Field = memo(function Field({ name, label, value, error, options, onChange }: FieldProps): ReactElement {
  const shared = {
    id: name,
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {options ? (
        <select {...shared} onChange={(event) => onChange(name, event.target.value)}>
          <option value="">Choose</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} onChange={(event) => onChange(name, event.target.value)} />
      )}
      {error ? (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
});
