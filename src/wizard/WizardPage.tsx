import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import { OfflineAdvice } from '../i18n/OfflineAdvice.tsx';
import { useWords } from '../i18n/TextsContext.tsx';
import { usePageTitle } from '../i18n/usePageTitle.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Heading } from '../ui/Heading/Heading.tsx';
import { useLostFocus } from '../ui/useLostFocus.ts';
import { Waiting } from '../ui/Waiting/Waiting.tsx';
import { arrivedQuery } from './arrivedQuery.ts';
import { readBegun } from './begun.ts';
import { useFlowBundle } from './useFlowBundle.ts';
import { useRunningEntry } from './useRunningEntry.ts';
import { useWizard, type Start } from './useWizard.ts';
import { seenAt } from './wizardDepth.ts';
import { WizardScreen } from './WizardScreen.tsx';
import { wizardStyles } from './wizardStyles.ts';

interface WizardPageProps {
  readonly flow: string;
  /** The entry route, below the base path. */
  readonly entry: string;
  /** Names of the query that the entry takes into `$input`. */
  readonly query: readonly string[];
}

/** One wizard at its URL: loads the flow with its words, then runs it. */
export function WizardPage({ flow, entry, query }: WizardPageProps): ReactNode {
  const location = useLocation();
  const loaded = useFlowBundle(flow);
  const begun = readBegun(location.state);
  const running = useRunningEntry(entry);
  const [round, setRound] = useState(0);
  const classes = wizardStyles();
  if (loaded.status === 'ready') {
    const input = { ...fromQuery(arrivedQuery(location), query), ...begun.input };
    return (
      <RunningPage
        key={`${running} ${begun.id} ${round}`}
        bundle={loaded.bundle}
        entry={running}
        start={{ input, seen: seenAt(location.state) }}
        onArrival={() => setRound(round + 1)}
      />
    );
  }
  return (
    <div className={classes.root}>{loaded.status === 'loading' ? <Loading /> : <Failed onRetry={loaded.retry} />}</div>
  );
}

function Loading(): ReactNode {
  const t = useWords('app');
  usePageTitle();
  return <Waiting label={t('loading')} stillLabel={t('stillLoading')} />;
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useWords('app');
  const title = t('pageFailed.title');
  const heading = useLostFocus<HTMLHeadingElement>();
  usePageTitle(title);
  return (
    <div role="alert" className={wizardStyles().panel}>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{t('pageFailed.body')}</p>
      <OfflineAdvice />
      <Button look="primary" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

interface RunningPageProps {
  readonly bundle: FlowBundle;
  readonly entry: string;
  readonly start: Start;
  readonly onArrival: () => void;
}

function RunningPage({ bundle, entry, start, onArrival }: RunningPageProps): ReactNode {
  // What the address said when the wizard began; steps may have addresses of their own.
  const [given] = useState(start);
  const open = useWizard(bundle, entry, given);
  return open && <WizardScreen {...open} bundle={bundle} entry={entry} onArrival={onArrival} />;
}

function fromQuery(search: string, names: readonly string[]): JsonObject {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
}
