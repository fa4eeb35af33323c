import { Button, DataList, Heading } from '@chakra-ui/react';
import Form from '@rjsf/chakra-ui';
import validator from '@rjsf/validator-ajv8';
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

/** Details → review of the transfer to a Hong Kong bank on stock rjsf. */
export function Wizard(): ReactElement {
  const [lists, setLists] = useState<{ accounts: readonly Account[]; banks: readonly Bank[] }>();
  const [details, setDetails] = useState<Details>({});
  const [quote, setQuote] = useState<Quote>();

  useEffect(() => {
    void Promise.all([loadAccounts(), loadBanks()]).then(([accounts, banks]) => setLists({ accounts, banks }));
  }, []);
  const schema = useMemo(() => (lists ? detailsSchema(lists.accounts, lists.banks) : undefined), [lists]);

  if (!schema) return <p>Loading …</p>;
  if (quote) return <Review details={details} quote={quote} onBack={() => setQuote(undefined)} />;
  return (
    <Form
      schema={schema}
      uiSchema={{ 'ui:order': [...DETAILS_ORDER, '*'], 'ui:submitButtonOptions': { submitText: 'Continue' } }}
      formData={details}
      validator={validator}
      onSubmit={({ formData }) => {
        setDetails(formData as Details);
        void askQuote(formData as Details).then(setQuote);
      }}
    />
  );
}

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
      <Heading>Check your transfer</Heading>
      <DataList.Root>
        {rows.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Button onClick={onBack}>Back</Button>
      <Button>Continue</Button>
    </section>
  );
}
