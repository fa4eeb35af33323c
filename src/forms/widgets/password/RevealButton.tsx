import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useStep } from '../../field/StepContext.ts';

interface RevealButtonProps {
  readonly controls: string;
  readonly label: string;
  readonly shown: boolean;
  readonly onToggle: () => void;
}

/** Shows what is typed into a secret field, or hides it again, and says which. */
export function RevealButton({ controls, label, shown, onToggle }: RevealButtonProps): ReactNode {
  const { words, busy } = useStep();
  return (
    <Button look="link" aria-controls={controls} disabled={busy} onClick={onToggle}>
      {words.widget('password', shown ? 'hide' : 'show')} <VisuallyHidden>{label}</VisuallyHidden>
    </Button>
  );
}
