import { lazy, Suspense, type ReactNode } from 'react';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { useStep } from '../field/StepContext.ts';

interface HelpProps {
  /** As the words have it. */
  readonly said: readonly Json[];
}

/** Most help is paragraphs. Without the code for links, lists and what opens, its texts are paragraphs too. */
const RichHelp = lazy(() =>
  import('./RichHelp.tsx').catch(() => ({ default: ({ children }: { readonly children: ReactNode }) => children })),
);

/** What a step tells before it asks, or below a field. */
export function Help({ said }: HelpProps): ReactNode {
  const { words } = useStep();
  const paragraphs = (of: readonly Json[]) => words.texts(of).map((text) => <p key={text}>{text}</p>);
  const plain = paragraphs(said);
  return /\[\[|"(list|more)":/.test(JSON.stringify(said)) ? (
    <Suspense fallback={paragraphs(said.map(shut))}>
      <RichHelp said={said}>{plain}</RichHelp>
    </Suspense>
  ) : (
    plain
  );
}

/** Only the line of a help that opens: its body would push the step down until the code has loaded. */
const shut = (one: Json): Json => (isJsonObject(one) ? (one.more ?? one) : one);
