import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { inputStyles } from '../../ui/Input/inputStyles.ts';
import { useStep } from '../field/StepContext.ts';

/** The choices did not come: says so, and asks again. */
export function ListNotLoaded({ retry }: { readonly retry: () => void }): ReactNode {
  const { words } = useStep();
  return (
    <p className={inputStyles().note} role="status">
      {words.widget('select', 'failed')}{' '}
      <Button look="link" onClick={retry}>
        {words.widget('select', 'retry')}
      </Button>
    </p>
  );
}
