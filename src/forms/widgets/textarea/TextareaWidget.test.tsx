// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

it('takes several lines; Enter begins a new one and sends nothing', async () => {
  const form = makeForm({ note: { type: 'string' } }, { ui: { note: { 'ui:widget': 'textarea' } } });
  const { onEvent, onDraft } = renderStep({ form, words: makeWords({ note: { label: 'Note' } }) });
  await userEvent.type(screen.getByLabelText(/^Note/), 'one{Enter}two');
  await userEvent.tab();
  expect(onEvent).not.toHaveBeenCalled();
  expect(onDraft).toHaveBeenLastCalledWith({ note: 'one\ntwo' });
});
