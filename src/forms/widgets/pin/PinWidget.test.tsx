// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const form = makeForm(
  { pin: { type: 'string', pattern: '^[0-9]{6}$' } },
  { ui: { pin: { 'ui:widget': 'pin' } }, secrets: { '/pin': 'pin' }, schema: { required: ['pin'] } },
);

it('is one input into which six digits can be pasted as they come (R-VAL-10)', async () => {
  const { onEvent } = renderStep({ form, words: makeWords({ pin: { label: 'PIN' } }) });
  await userEvent.click(screen.getByLabelText('PIN'));
  await userEvent.paste('１３５ 790');
  await userEvent.keyboard('{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { pin: '135790' });
});
