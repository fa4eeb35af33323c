import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox, rowsOf } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

const KINDS = ['dropBefore', 'dropAfter', 'http500', 'delay', 'malformed', 'code'];

/** Failures to play at the next call of an operation. */
export function FaultsSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const { state, refresh } = useSandbox('/faults');
  const operations = rowsOf(useSandbox('/operations').state, 'operations');
  const [operation, setOperation] = useState('transferToHk');
  const [kind, setKind] = useState('dropAfter');
  const [value, setValue] = useState('');
  const codes = operations.find((one) => one['operation'] === operation)?.['codes'];
  const classes = sandboxStyles();
  const add = (event: FormEvent): void => {
    event.preventDefault();
    void changeSandbox('/faults', { operation, kind, ...(value === '' ? {} : { value }) }).then(refresh);
  };
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.faults}</Heading>
      <form className={classes.section} onSubmit={add}>
        <label className={classes.label}>
          {words.operation}
          <input
            className={classes.input}
            list="sandbox-operations"
            value={operation}
            onChange={(event) => setOperation(event.target.value)}
          />
        </label>
        <datalist id="sandbox-operations">
          {operations.map((one) => (
            <option key={String(one['operation'])} value={String(one['operation'])}>
              {one['played'] === true ? words.played : undefined}
            </option>
          ))}
        </datalist>
        <label className={classes.label}>
          {words.kind}
          <select className={classes.input} value={kind} onChange={(event) => setKind(event.target.value)}>
            {KINDS.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label className={classes.label}>
          {words.value}
          <input
            className={classes.input}
            list="sandbox-codes"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </label>
        <datalist id="sandbox-codes">
          {kind === 'code' &&
            Array.isArray(codes) &&
            codes.map((code) => <option key={String(code)} value={String(code)} />)}
        </datalist>
        <div className={classes.row}>
          <Button size="small" type="submit">
            {words.add}
          </Button>
          <Button size="small" onClick={() => void changeSandbox('/faults', {}, 'DELETE').then(refresh)}>
            {words.clear}
          </Button>
        </div>
      </form>
      <ul className={classes.list}>
        {rowsOf(state, 'faults').map((fault, index) => (
          <li key={index}>
            {String(fault['operation'])}: {String(fault['kind'])} {String(fault['value'] ?? '')} ×{' '}
            {String(fault['remaining'])}
          </li>
        ))}
      </ul>
    </section>
  );
}
