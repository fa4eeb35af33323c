import Form from '@rjsf/core';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import {
  askQuote,
  loadAccounts,
  loadBanks,
  money,
  type Account,
  type Bank,
  type Details,
  type Quote,
} from '../shared/calls.ts';
import { DETAILS_ORDER, detailsSchema } from '../shared/detailsSchema.ts';
import { validatorOf } from './validatorOf.ts';

/** Details → review of the transfer to a Hong Kong bank on rjsf without a theme, with a validator that was compiled beforehand. */
export function Wizard(): ReactElement {
  const [lists, setLists] = useState<{ accounts: readonly Account[]; banks: readonly Bank[] }>();
  const [details, setDetails] = useState<Details>({});
  const [quote, setQuote] = useState<Quote>();
  useEffect(() => {
    void Promise.all([loadAccounts(), loadBanks()]).then(([accounts, banks]) => setLists({ accounts, banks }));
  }, []);
  const form = useMemo(() => {
    const schema = lists && detailsSchema(lists.accounts, lists.banks);
    return schema && { schema, validator: validatorOf('details', schema) };
  }, [lists]);

  if (!form) return <p>Loading …</p>;
  if (quote) return <Review details={details} quote={quote} onBack={() => setQuote(undefined)} />;
  return (
    <Form
      {...form}
      uiSchema={uiSchema}
      formData={details}
      onSubmit={({ formData }) => {
        setDetails(formData as Details);
        void askQuote(formData as Details).then(setQuote);
      }}
    />
  );
}

const uiSchema = { 'ui:order': [...DETAILS_ORDER, '*'], 'ui:submitButtonOptions': { submitText: 'Continue' } };

interface ReviewProps {
  readonly details: Details;
  readonly quote: Quote;
  readonly onBack: () => void;
}

function Review({ details, quote, onBack }: ReviewProps): ReactElement {
  const rows = [
    ['Payee', details.payee_name_en ?? ''],
    ['Amount', money(quote.remitted_amount)],
    ['Fee', money(quote.fee)],
    ['Taken from your account', money(quote.deducted_amount)],
  ] as const;
  return (
    <section data-step="review">
      <h2>Check your transfer</h2>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button onClick={onBack}>Back</button>
      <button>Continue</button>
    </section>
  );
}
