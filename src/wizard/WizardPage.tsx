import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import { useWords } from '../i18n/TextsContext.tsx';
import { arrivedQuery } from './arrivedQuery.ts';
import { readBegun } from './begun.ts';
import { PageFailure } from './PageFailure.tsx';
import { PageWaiting } from './PageWaiting.tsx';
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
    <div className={classes.root}>
      {loaded.status === 'loading' ? <PageWaiting /> : <Failed onRetry={loaded.retry} />}
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useWords('app');
  return (
    <div role="alert" className={wizardStyles().panel}>
      <PageFailure label={t('tryAgain')} onRetry={onRetry} />
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
