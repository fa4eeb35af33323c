import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { operationsOf } from '../../engine/operationsOf.ts';
import { entryAt } from '../entryAt.ts';
import { flowLibrary } from '../flowLibrary.ts';
import { sandboxStyles } from './sandboxStyles.ts';
import type { SandboxWords } from './sandboxWords.ts';

/** Marks a process of which calls are played: who tries it out is told that no gateway carries them out yet. */
export function PlayedCalls({ words }: { readonly words: SandboxWords }): ReactNode {
  const { pathname } = useLocation();
  const flow = entryAt(`${import.meta.env.BASE_URL.slice(0, -1)}${pathname}`)?.flow;
  const [played, setPlayed] = useState<readonly string[]>([]);
  useEffect(() => {
    let isHere = true;
    const tell = (names: readonly string[]): void => {
      if (isHere) setPlayed(names);
    };
    if (flow === undefined) tell([]);
    else
      void flowLibrary.loadFlow(flow).then(
        (bundle) => tell(playedIn(operationsOf(bundle))),
        () => tell([]),
      );
    return () => {
      isHere = false;
    };
  }, [flow]);
  return (
    played.length > 0 && (
      <p role="note" className={sandboxStyles().played}>
        {words.answeredFromExamples} {played.join(', ')}
      </p>
    )
  );
}

function playedIn(operations: ReturnType<typeof operationsOf>): readonly string[] {
  return Object.values(operations).flatMap(({ operationId, played }) => (played ? [operationId] : []));
}
