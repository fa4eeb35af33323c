import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const SAID_MS = 3000;

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Said where the browser refuses. */
  readonly failedLabel: string;
  /** What is copied, for those who listen. */
  readonly what: string;
}

/** Puts a text on the clipboard and says whether that worked. Where the browser has no clipboard to give, there is no button. */
export function CopyButton({ text, label, copiedLabel, failedLabel, what }: CopyButtonProps): ReactNode {
  const [said, say] = useState('');
  useEffect(() => {
    if (said === '') return undefined;
    const timer = setTimeout(() => say(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  const copy = (): void =>
    void clipboard.writeText(text).then(
      () => say(copiedLabel),
      () => say(failedLabel),
    );
  return (
    <>
      <Button look="link" onClick={copy}>
        {said || label} <VisuallyHidden>{what}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
