import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const SAID_MS = 3000;

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** What is copied, for those who listen. */
  readonly what: string;
}

/** Puts a text on the clipboard and says so. Where the browser has none to give, there is no button. */
export function CopyButton({ text, label, copiedLabel, what }: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  return (
    <>
      <Button look="link" onClick={() => void clipboard.writeText(text).then(() => setCopied(true))}>
        {copied ? copiedLabel : label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
