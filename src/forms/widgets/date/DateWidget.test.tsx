// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const form = makeForm({ until: { type: 'string', format: 'date' } }, { schema: { required: ['until'] } });
const words = makeWords({ until: { label: 'Valid until', errors: { format: 'Enter a real date' } } });

it('is one value of three inputs, day first in English', async () => {
  const { onEvent } = renderStep({ form, words });
  const inputs = screen.getAllByRole('textbox');
  expect(inputs.map((input) => input.getAttribute('name'))).toEqual(['until-day', 'until-month', 'until-year']);
  await userEvent.type(screen.getByLabelText('Day'), '7');
  await userEvent.type(screen.getByLabelText('Month'), '3');
  await userEvent.type(screen.getByLabelText('Year'), '2031{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { until: '2031-03-07' });
});

it('that does not exist is refused, and what was typed stays', async () => {
  const { onEvent } = renderStep({ form, words, answer: { until: '2031-02-30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).not.toHaveBeenCalled();
  expect(screen.getAllByText('Enter a real date')).toHaveLength(2);
  expect((screen.getByLabelText('Day') as HTMLInputElement).value).toBe('30');
});

it('can be pasted whole into any of its inputs', async () => {
  const { onDraft } = renderStep({ form, words });
  await userEvent.click(screen.getByLabelText('Month'));
  await userEvent.paste('2031-03-07');
  expect(onDraft).toHaveBeenLastCalledWith({ until: '2031-03-07' });
  expect((screen.getByLabelText('Year') as HTMLInputElement).value).toBe('2031');
});

it('without a year is one value of two inputs, and half of it is refused', async () => {
  const birth = makeForm(
    { md: { type: 'string', pattern: '^[0-9]{4}$' } },
    { ui: { md: { 'ui:widget': 'monthDay' } }, schema: { required: ['md'] } },
  );
  const { onEvent } = renderStep({ form: birth, words: makeWords({ md: { label: 'Birthday' } }) });
  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual(['md-day', 'md-month']);
  await userEvent.type(screen.getByLabelText('Day'), '14{Enter}');
  expect(onEvent).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Month'), '2{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { md: '0214' });
});
