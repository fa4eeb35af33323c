import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { inputStyles } from '../../ui/Input/inputStyles.ts';
import { useStep } from './StepContext.ts';

interface NotLoadedProps {
  /** Whose words say it: of a list to choose from, or of a field whose code did not come. */
  readonly what?: 'select' | 'field';
  readonly retry: () => void;
}

/** Something of a field did not come: says so, and asks again. */
export function NotLoaded({ what = 'field', retry }: NotLoadedProps): ReactNode {
  const { words } = useStep();
  return (
    <p className={inputStyles().note} role="status">
      {words.widget(what, 'failed')}{' '}
      <Button look="link" onClick={retry}>
        {words.widget('select', 'retry')}
      </Button>
    </p>
  );
}
