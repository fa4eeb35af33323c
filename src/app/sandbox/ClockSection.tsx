import type { ReactNode } from 'react';
import type { JsonObject } from '../../domain/json.ts';
import { useTexts } from '../../i18n/TextsContext.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { changeSandbox } from './sandboxCalls.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';
import { useSandbox } from './useSandbox.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The named clock: looked at, moved on, brought back. */
export function ClockSection({ words }: { readonly words: SandboxWords }): ReactNode {
  const { state, refresh } = useSandbox('/clock');
  const texts = useTexts();
  const classes = sandboxStyles();
  const change = (fields: JsonObject): void => void changeSandbox('/clock', fields).then(refresh);
  const moves = [
    { label: words.hour, advance: HOUR },
    { label: words.day, advance: DAY },
    { label: words.month, advance: 31 * DAY },
  ];
  return (
    <section className={classes.section}>
      <Heading level={3}>{words.clock}</Heading>
      <p>{texts.text('app', 'dateTime', { value: state?.['now'] })}</p>
      <div className={classes.row}>
        {moves.map(({ label, advance }) => (
          <Button key={label} size="small" onClick={() => change({ advance })}>
            {label}
          </Button>
        ))}
        <Button size="small" onClick={() => change({ reset: true })}>
          {words.reset}
        </Button>
      </div>
    </section>
  );
}
