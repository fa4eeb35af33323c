import { useLayoutEffect, useState } from 'react';
import { usePortal } from '../api/PortalContext.tsx';
import type { FlowBundle } from '../engine/bundle.ts';
import { pageName } from '../domain/pageName.ts';
import { useTexts } from '../i18n/TextsContext.tsx';
import { useWizardEnvironment } from './WizardEnvironment.tsx';

export type LoadedFlow =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly bundle: FlowBundle };

/** A flow with the words of all its screens; a changed flow follows while developing. For a member, user info is asked
 * for first: the entry conditions look at it. What has been loaded before is there at once. */
export function useFlowBundle(flow: string): LoadedFlow {
  const { loadFlow, flowHere, onFlowsChanged } = useWizardEnvironment();
  const { member, session } = usePortal();
  const texts = useTexts();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<LoadedFlow>(() => {
    const bundle = flowHere(flow);
    const isAllHere =
      bundle &&
      flowsOf(bundle).every((name) => texts.isLoaded(name)) &&
      (session.get().token === undefined || member.get().status === 'ready');
    return isAllHere ? { status: 'ready', bundle } : { status: 'loading' };
  });
  // Before the paint: what has come by then is laid out with it.
  useLayoutEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const [bundle] = await Promise.all([
        loadFlow(flow),
        texts.load([pageName(flow)]),
        member.get().status === 'ready' ? undefined : member.load(),
      ]);
      // A sub-flow that came by an edit is not among the words of the page yet.
      await texts.load(flowsOf(bundle));
      if (!current) return;
      setLoaded((known) => (known.status === 'ready' && known.bundle === bundle ? known : { status: 'ready', bundle }));
    };
    const start = (): void =>
      void load().catch(() => {
        if (!current) return;
        // A flow that was once here goes on as it was.
        setLoaded((known) =>
          known.status === 'ready' ? known : { status: 'failed', retry: () => setAttempt(attempt + 1) },
        );
      });
    start();
    const stop = onFlowsChanged((changed) => {
      if (changed === flow) start();
    });
    return () => {
      current = false;
      stop();
    };
  }, [flow, loadFlow, onFlowsChanged, member, texts, attempt]);
  return loaded;
}

/** Ids of a flow and of every sub-flow below it: each has words of its own. */
export function flowsOf(bundle: FlowBundle): readonly string[] {
  return [...new Set([bundle.flow.id, ...Object.values(bundle.flows).flatMap(flowsOf)])];
}
