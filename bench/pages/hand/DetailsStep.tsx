import { useCallback, useState, type FormEvent, type ReactElement } from 'react';
import { money, type Account, type Bank, type Details } from '../shared/calls.ts';
import { Field } from './Field.tsx';
import { judge, type Errors } from './judge.ts';

interface DetailsStepProps {
  readonly accounts: readonly Account[];
  readonly banks: readonly Bank[];
  readonly details: Details;
  readonly onNext: (answer: Details) => void;
}

const methods = [
  ['FPS', 'FPS'],
  ['bank', 'Bank transfer'],
] as const;
const types = [
  ['mobile', 'Mobile number'],
  ['email', 'E-mail'],
  ['fpsId', 'FPS ID'],
] as const;

export function DetailsStep({ accounts, banks, details, onNext }: DetailsStepProps): ReactElement {
  const [answer, setAnswer] = useState<Details>(details);
  const [errors, setErrors] = useState<Errors>({});
  const onChange = useCallback((name: string, value: string) => setAnswer((old) => ({ ...old, [name]: value })), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = judge(answer);
    setErrors(found);
    if (Object.keys(found).length === 0) onNext(answer);
  }
  const field = (name: keyof Details, label: string, options?: readonly (readonly [string, string])[]) => (
    <Field
      name={name}
      label={label}
      value={answer[name] ?? ''}
      error={errors[name]}
      options={options}
      onChange={onChange}
    />
  );
  const accountRows = accounts.map((row) => [row.account_id, `${row.card_no_mask} · ${money(row.available)}`] as const);

  return (
    <form onSubmit={submit} noValidate>
      <h1>Transfer to a Hong Kong bank</h1>
      {Object.keys(errors).length > 0 ? (
        <ul role="alert">
          {Object.entries(errors).map(([name, text]) => (
            <li key={name}>
              <a href={`#${name}`}>{text}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {field('account_id', 'From', accountRows)}
      {field('method', 'How', methods)}
      {answer.method === 'FPS' ? (
        <>
          {field('type', 'Payee is known by', types)}
          {field('proxy_id', 'Mobile number, e-mail or FPS ID')}
        </>
      ) : null}
      {answer.method === 'bank' ? (
        <>
          {field(
            'bank_code',
            'Bank',
            banks.map((bank) => [bank.bank_code, bank.name_en] as const),
          )}
          {field('account_number', 'Account number')}
        </>
      ) : null}
      {field('payee_name_en', 'Name of the payee')}
      {field('amount', 'Amount')}
      {field('remark', 'Remark')}
      <button type="submit">Continue</button>
    </form>
  );
}
