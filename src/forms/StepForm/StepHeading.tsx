import type { ReactNode } from 'react';
import type { StepWords } from '../../i18n/stepWords.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { FieldStack } from '../../ui/Field/FieldStack.tsx';
import { Help } from '../help/Help.tsx';

/** The name of the step, and what it says before it asks. Who moves to a new step focuses `#step-title`. */
export function StepHeading({ words }: { readonly words: StepWords }): ReactNode {
  return (
    <FieldStack gap="small">
      <Heading id="step-title" tabIndex={-1}>
        {words.title}
      </Heading>
      <Help said={words.said} />
    </FieldStack>
  );
}
