import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { rowsOf } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

const MOST_MESSAGES = 6;

/** The last messages, with the one-time codes in them. */
export function OutboxSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const { state } = useSandbox('/outbox');
  const classes = sandboxStyles();
  const messages = rowsOf(state, 'messages').slice(0, MOST_MESSAGES);
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.outbox}</Heading>
      {messages.length === 0 && <p className={classes.muted}>{words.noMessages}</p>}
      <ul className={classes.list}>
        {messages.map((message) => (
          <li key={String(message['id'])}>
            {message['code'] !== undefined && <div className={classes.code}>{String(message['code'])}</div>}
            <div>{String(message['body'])}</div>
            <div className={classes.muted}>{String(message['recipient'])}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
