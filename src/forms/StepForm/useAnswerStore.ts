import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deepEqual } from '../../domain/deepEqual.ts';
import { onLeavingPage } from '../../ui/onLeavingPage.ts';
import { useLatest } from '../../ui/useLatest.ts';
import type { AnswerStore } from '../answer/answerStore.ts';
import { createAnswerStore } from '../answer/answerStore.ts';
import { without } from '../answer/answerTree.ts';
import type { StepFormProps } from './StepFormProps.ts';

/** The answer of this step, from mount to unmount, whatever else of the props changes; drafts go out as it grows. */
export function useAnswerStore({ form, scope, data, answer, onDraft }: StepFormProps): AnswerStore {
  const [store] = useState(() => createAnswerStore({ form, scope, data }, answer));
  const setup = useRef({ form, scope, data });
  // Before what the gateway said is shown: it may concern a field that is asked only now.
  useLayoutEffect(() => {
    const before = setup.current;
    if (before.form === form && before.scope === scope && before.data === data) return;
    setup.current = { form, scope, data };
    store.replace(setup.current);
  }, [store, form, scope, data]);

  const draft = useLatest(onDraft);
  useEffect(() => {
    let last = store.answer();
    const tell = (): void => {
      // By value: where a step has rows, new data bring a new answer with the same in it.
      if (deepEqual(store.answer(), last)) return;
      last = store.answer();
      draft.current?.(without(last, Object.keys(form.secrets)));
    };
    const leave = (): void => {
      store.flush();
      tell();
    };
    const stay = onLeavingPage('first', leave);
    import.meta.hot?.on('vite:beforeUpdate', leave);
    const unsubscribe = store.subscribe(tell);
    return () => {
      unsubscribe();
      stay();
      import.meta.hot?.off?.('vite:beforeUpdate', leave);
    };
  }, [store, form, draft]);
  return store;
}
