// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

it('puts the brackets that were left out, where the member can see them (AMB-22)', async () => {
  const ui = { id_no: { 'ui:widget': 'documentNumber', 'ui:options': { kind: 'hongKong' } } };
  const form = makeForm({ id_no: { type: 'string' } }, { ui, schema: { required: ['id_no'] } });
  const { onEvent } = renderStep({ form, words: makeWords({ id_no: { label: 'Number' } }) });
  const input = screen.getByLabelText('Number') as HTMLInputElement;
  await userEvent.type(input, 'a1234563');
  await userEvent.tab();
  expect(input.value).toBe('A123456(3)');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { id_no: 'A123456(3)' });
});
