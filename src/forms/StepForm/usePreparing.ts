import { useRef, useState } from 'react';
import type { AnswerStore } from '../answer/answerStore.ts';

interface Preparing {
  /** NEXT was pressed while a field was still filling itself in. */
  readonly isWaiting: boolean;
  /** Grows when that is over: NEXT is meant now. Not where a field has failed: the member sees what became of it first. */
  readonly over: number;
  /** False when nothing is under way. */
  readonly wait: () => boolean;
  /** NEXT is meant no more: the member leaves. */
  readonly withdraw: () => void;
}

/** Lets NEXT wait for fields that fill themselves in. */
export function usePreparing(store: AnswerStore): Preparing {
  const [state, setState] = useState({ isWaiting: false, over: 0 });
  const waited = useRef<Promise<boolean>>(undefined);
  const withdraw = (): void => {
    waited.current = undefined;
    setState({ ...state, isWaiting: false });
  };
  const wait = (): boolean => {
    const prepared = (waited.current = store.prepared());
    if (!prepared) return false;
    setState({ ...state, isWaiting: true });
    void prepared.then((isReady) => {
      if (prepared === waited.current) setState({ isWaiting: false, over: state.over + Number(isReady) });
    });
    return true;
  };
  return { ...state, wait, withdraw };
}
