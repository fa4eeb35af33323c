import type { ReactElement } from 'react';
import { money, type Details, type Quote } from '../shared/calls.ts';

interface ReviewStepProps {
  readonly details: Details;
  readonly quote: Quote;
  readonly onBack: () => void;
}

export function ReviewStep({ details, quote, onBack }: ReviewStepProps): ReactElement {
  const rows = [
    ['Payee', details.payee_name_en ?? ''],
    ['Amount', money(quote.remitted_amount)],
    ['Fee', money(quote.fee)],
    ['Taken from your account', money(quote.deducted_amount)],
  ] as const;
  return (
    <section data-step="review">
      <h1>Check your transfer</h1>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={onBack}>
        Back
      </button>
      <button type="button">Continue</button>
    </section>
  );
}
