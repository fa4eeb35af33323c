import { useEffect, useState, type ReactElement } from 'react';
import {
  askQuote,
  loadAccounts,
  loadBanks,
  type Account,
  type Bank,
  type Details,
  type Quote,
} from '../shared/calls.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';

/** Details → review of the transfer to a Hong Kong bank, as one would write it for this one process. */
export function Wizard(): ReactElement {
  const [lists, setLists] = useState<{ accounts: readonly Account[]; banks: readonly Bank[] }>();
  const [details, setDetails] = useState<Details>({});
  const [quote, setQuote] = useState<Quote>();
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    Promise.all([loadAccounts(), loadBanks()]).then(([accounts, banks]) => setLists({ accounts, banks }), fail);
  }, []);

  function fail(error: Error): void {
    setFailed(error.message);
  }
  function next(answer: Details): void {
    setDetails(answer);
    askQuote(answer).then(setQuote, fail);
  }

  if (!lists) return <p>Loading …</p>;
  return (
    <main>
      {failed ? <p className="error">{failed}</p> : null}
      {quote ? (
        <ReviewStep details={details} quote={quote} onBack={() => setQuote(undefined)} />
      ) : (
        <DetailsStep {...lists} details={details} onNext={next} />
      )}
    </main>
  );
}
