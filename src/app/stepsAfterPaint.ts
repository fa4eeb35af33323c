import type { To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Timers } from '../engine/ports.ts';
import { depthOf } from '../wizard/wizardDepth.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** What moves the browser, and holds the entry of a step back until the step is painted. */
export interface StepNavigator extends Pick<History, 'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace'> {
  /** Forgets the entry that is held back: the browser has gone elsewhere. */
  readonly forget: () => void;
}

/** Writes the steps of a wizard into the history once they are painted. The browser takes its time over an entry, which a member would
 * wait for before seeing the step; nobody goes back from what is not painted yet. Any other move finds the entry written. */
export function stepsAfterPaint(history: History, { afterPaint }: Pick<Timers, 'afterPaint'>): StepNavigator {
  let held: { readonly write: () => void; readonly cancel: () => void } | undefined;
  const forget = (): void => {
    held?.cancel();
    held = undefined;
  };
  const settle = (): void => {
    const waiting = held;
    forget();
    waiting?.write();
  };
  const write = (how: 'push' | 'replace', to: To, state: unknown): void => {
    settle();
    if (depthOf(state) === undefined) return history[how](to, state);
    held = { write: () => history[how](to, state), cancel: afterPaint(settle) };
  };
  return {
    ...history,
    go: (delta) => {
      settle();
      history.go(delta);
    },
    push: (to, state) => write('push', to, state),
    replace: (to, state) => write('replace', to, state),
    forget,
  };
}
