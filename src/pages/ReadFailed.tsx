import type { ReactNode } from 'react';
import { useWords } from '../i18n/TextsContext.tsx';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';

interface ReadFailedProps {
  /** What did not arrive. */
  readonly says: string;
  readonly onRetry: () => void;
}

/** In place of a text to read that did not arrive. */
export function ReadFailed({ says, onRetry }: ReadFailedProps): ReactNode {
  const app = useWords('app');
  return (
    <>
      <Alert tone="error">
        <p>{says}</p>
      </Alert>
      <div>
        <Button look="primary" onClick={onRetry}>
          {app('tryAgain')}
        </Button>
      </div>
    </>
  );
}
