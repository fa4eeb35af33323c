import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { BanksSection } from './BanksSection.tsx';
import { CardsSection } from './CardsSection.tsx';
import { ClockSection } from './ClockSection.tsx';
import { FaultsSection } from './FaultsSection.tsx';
import { MoneyInSection } from './MoneyInSection.tsx';
import { OutboxSection } from './OutboxSection.tsx';
import { PlayedCalls } from './PlayedCalls.tsx';
import { PasswordResetSection } from './PasswordResetSection.tsx';
import { sandboxStyles } from './sandboxStyles.ts';
import { sandboxWords } from './sandboxWords.ts';

/** The sandbox at hand, so that a newcomer can finish every wizard: codes, clock, faults, money that comes in, banks, cards, a forgotten password. Demonstration only. */
export function SandboxDrawer(): ReactNode {
  const [open, setOpen] = useState(false);
  const words = sandboxWords[useTexts().locale()];
  const classes = sandboxStyles();
  if (open) return <OpenDrawer onClose={() => setOpen(false)} />;
  return (
    <aside className={classes.place} aria-label={words.open}>
      <PlayedCalls words={words} />
      <Button size="small" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
    </aside>
  );
}

function OpenDrawer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = sandboxWords[useTexts().locale()];
  const title = useRef<HTMLHeadingElement>(null);
  const classes = sandboxStyles();
  useEffect(() => title.current?.focus(), []);
  return (
    <aside
      className={classes.panel}
      aria-label={words.open}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={classes.head}>
        <Heading level={2} ref={title} tabIndex={-1}>
          {words.open}
        </Heading>
        <Button size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <p className={classes.muted}>{words.about}</p>
      <OutboxSection words={words} />
      <ClockSection words={words} />
      <FaultsSection words={words} />
      <MoneyInSection words={words} />
      <BanksSection words={words} />
      <CardsSection words={words} />
      <PasswordResetSection words={words} />
    </aside>
  );
}
