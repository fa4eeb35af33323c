import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { vi } from 'vitest';
import type { JsonObject } from '../../domain/json.ts';
import { SiteProvider } from '../../i18n/SiteContext.tsx';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { StepForm } from '../StepForm/StepForm.tsx';
import type { StepFormProps } from '../StepForm/StepFormProps.ts';
import { scopeOf } from './scopeOf.ts';
import { makeWords } from './makeWords.ts';

/** Renders a step; what is not given is empty. */
export function renderStep(
  given: Partial<StepFormProps> & Pick<StepFormProps, 'form'>,
  site: JsonObject = {},
): RenderResult & {
  readonly onEvent: ReturnType<typeof vi.fn>;
  readonly onDraft: ReturnType<typeof vi.fn>;
  readonly again: (more: Partial<StepFormProps>) => void;
} {
  const onEvent = vi.fn();
  const onDraft = vi.fn();
  const scope = given.scope ?? scopeOf(given.data);
  const props: StepFormProps = {
    answer: {},
    data: {},
    words: makeWords(),
    events: ['NEXT'],
    services: { call: () => Promise.resolve({ type: 'network' }) },
    onEvent,
    onDraft,
    ...given,
    scope,
  };
  const page = (more: Partial<StepFormProps> = {}) => (
    <UiProvider theme="light">
      <SiteProvider site={site}>
        <StepForm {...props} {...more} />
      </SiteProvider>
    </UiProvider>
  );
  const result = render(page());
  return { ...result, onEvent, onDraft, again: (more) => result.rerender(page(more)) };
}
