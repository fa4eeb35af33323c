import { useState, type ReactNode } from 'react';
import { isJsonObject, type JsonObject } from '../../domain/json.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox, rowsOf } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

/** Who pays, as the sandbox takes it beside a reference. */
const PAYERS = {
  own: {},
  otherCard: { other_card: true },
  thirdParty: { from: 'thirdParty' },
  cash: { from: 'cash' },
} as const;
const NAMES = Object.keys(PAYERS) as readonly (keyof typeof PAYERS)[];

/** Money from outside: pays in what wizards wait for, and releases what is frozen, as support does. */
export function MoneyInSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const { state, refresh } = useSandbox('/topups');
  const [payer, setPayer] = useState<keyof typeof PAYERS>('own');
  const classes = sandboxStyles();
  const waiting = [...rowsOf(state, 'topups'), ...rowsOf(state, 'checks')];
  const play = (path: string, fields: JsonObject): void => void changeSandbox(path, fields).then(refresh);
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.moneyIn}</Heading>
      <label className={classes.label}>
        {words.payer}
        <select
          className={classes.input}
          value={payer}
          onChange={(event) => setPayer(NAMES.find((name) => name === event.target.value) ?? 'own')}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {words.payers[name]}
            </option>
          ))}
        </select>
      </label>
      {waiting.length === 0 && <p className={classes.muted}>{words.noTopups}</p>}
      {waiting.map((row) => (
        <Awaited
          key={String(row['reference'])}
          row={row}
          name={String(row['reference'])}
          label={words.pay}
          onPress={() => play('/incomingPayment', { reference: row['reference'] ?? '', ...PAYERS[payer] })}
        />
      ))}
      {rowsOf(state, 'frozen').map((row) => (
        <Awaited
          key={String(row['order_no'])}
          row={row}
          name={String(row['order_no'])}
          label={words.release}
          onPress={() => play('/releaseTopup', { order_no: row['order_no'] ?? '' })}
        />
      ))}
    </section>
  );
}

interface AwaitedProps {
  readonly row: JsonObject;
  readonly name: string;
  readonly label: string;
  readonly onPress: () => void;
}

function Awaited({ row, name, label, onPress }: AwaitedProps): ReactNode {
  const classes = sandboxStyles();
  const { currency, amount } = isJsonObject(row['total']) ? row['total'] : {};
  return (
    <div>
      <div className={classes.muted}>
        {String(row['user_name'])} · {String(currency)} {String(amount)}
      </div>
      <div className={classes.row}>
        <span>{name}</span>
        <Button size="small" onClick={onPress}>
          {label}
        </Button>
      </div>
    </div>
  );
}
