import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox, rowsOf } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

const ON_SHELF = ['card_no', 'expiry_date', 'cvc2', 'barcode', 'activation_code'];

/** The cards as their owners hold them in the hand, with support that unlocks sign-in with one, and those that can be bought. */
export function CardsSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const { state } = useSandbox('/cards');
  const { state: shelf } = useSandbox('/cardStock');
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
      <details>
        <summary>{words.showShelf}</summary>
        <ul className={classes.list}>
          {rowsOf(shelf, 'cards').map((card) => (
            <li key={String(card['card_no'])}>{ON_SHELF.map((name) => String(card[name])).join(' · ')}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
