import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox, rowsOf } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

/** The cards as their owners hold them in the hand, and support that unlocks sign-in with one. */
export function CardsSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const { state } = useSandbox('/cards');
  const classes = sandboxStyles();
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.cards}</Heading>
      <details>
        <summary>{words.showCards}</summary>
        <ul className={classes.list}>
          {rowsOf(state, 'cards').map((card) => (
            <li key={String(card['card_no'])}>
              <div className={classes.muted}>{String(card['user_name'])}</div>
              <div className={classes.row}>
                <span>{['card_no', 'expiry_date', 'cvc2'].map((name) => String(card[name])).join(' · ')}</span>
                <Button
                  size="small"
                  onClick={() => void changeSandbox('/unlockCard', { card_no: card['card_no'] ?? '' })}
                >
                  {words.unlock}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
