import { useState, type ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';

interface DownloadButtonProps {
  readonly look?: 'primary' | 'secondary';
  readonly label: ReactNode;
  readonly failed: string;
  /** The address of the file; nothing where there is none to have. */
  readonly address: () => Promise<string | undefined>;
}

/** Asks for a file and lets the browser keep it. An address is good for minutes only, so every press asks for one of its own. */
export function DownloadButton({ look = 'secondary', label, failed, address }: DownloadButtonProps): ReactNode {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const keep = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    const url = await address();
    if (url !== undefined) download(url);
    setState(url === undefined ? 'failed' : 'idle');
  };
  return (
    <>
      <Button look={look} aria-disabled={state === 'busy'} onClick={() => void keep()}>
        <Icon name="download" />
        {label}
      </Button>
      {state === 'failed' && (
        <Alert tone="error" announce>
          {failed}
        </Alert>
      )}
    </>
  );
}

/** The reply says that it is to be kept, so the page stays. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
