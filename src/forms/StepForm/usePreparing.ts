import { useEffect, useRef, useState } from 'react';
import type { AnswerStore } from '../answer/answerStore.ts';

interface Preparing {
  /** NEXT was pressed while a field was still filling itself in. */
  readonly isWaiting: boolean;
  /** Grows when that is over: NEXT is meant now. */
  readonly over: number;
  /** False when nothing is under way. */
  readonly wait: () => boolean;
}

/** Lets NEXT wait for fields that fill themselves in. */
export function usePreparing(store: AnswerStore): Preparing {
  const [state, setState] = useState({ isWaiting: false, over: 0 });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const wait = (): boolean => {
    const prepared = store.prepared();
    if (!prepared) return false;
    setState({ ...state, isWaiting: true });
    void prepared.then(() => isHere.current && setState(({ over }) => ({ isWaiting: false, over: over + 1 })));
    return true;
  };
  return { ...state, wait };
}
