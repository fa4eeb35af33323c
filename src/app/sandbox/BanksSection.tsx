import type { ReactNode } from 'react';
import type { JsonObject } from '../../domain/json.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox, rowsOf } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

const ANSWERS = ['accepted', 'processing', 'refused'] as const;

/** The banks, and how they answer transfers. */
export function BanksSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const bank = useSandbox('/bank');
  const transfers = useSandbox('/transfers');
  const classes = sandboxStyles();
  const processing = rowsOf(transfers.state, 'transfers');
  const end = (transfer: JsonObject, accepted: boolean): void =>
    void changeSandbox('/endTransfer', { ref_no: transfer['ref_no'] ?? '', accepted }).then(transfers.refresh);
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.banks}</Heading>
      <label className={classes.label}>
        {words.bankAnswer}
        <select
          className={classes.input}
          value={typeof bank.state?.['answer'] === 'string' ? bank.state['answer'] : ''}
          onChange={(event) => void changeSandbox('/bank', { answer: event.target.value || null }).then(bank.refresh)}
        >
          <option value="">{words.asUsual}</option>
          {ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {words[answer]}
            </option>
          ))}
        </select>
      </label>
      <h4>{words.transfers}</h4>
      {processing.length === 0 && <p className={classes.muted}>{words.noTransfers}</p>}
      {processing.map((transfer) => (
        <div key={String(transfer['ref_no'])} className={classes.row}>
          <span>{String(transfer['ref_no'])}</span>
          <Button size="small" onClick={() => end(transfer, true)}>
            {words.accepted}
          </Button>
          <Button size="small" onClick={() => end(transfer, false)}>
            {words.refused}
          </Button>
        </div>
      ))}
    </section>
  );
}
