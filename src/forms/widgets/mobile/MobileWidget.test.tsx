// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const tidy = ['width', 'spaces', 'hyphens', 'brackets', { countryCode: { beside: 'area_code' } }];
const form = makeForm(
  {
    area_code: { type: 'string', enum: ['852', '86'] },
    mob_no: { type: 'string', pattern: '^[0-9]{1,11}$', 'x-tidy': tidy },
  },
  {
    ui: { mob_no: { 'ui:widget': 'mobile', 'ui:options': { areaCode: 'area_code' } } },
    schema: { required: ['area_code', 'mob_no'] },
  },
);
const words = makeWords({
  area_code: {
    label: 'Area',
    options: { '852': 'Hong Kong', '86': 'Mainland' },
    errors: { required: 'Choose an area' },
  },
  mob_no: { label: 'Mobile number' },
});

it('is one question of an area code and a number, two answers', async () => {
  const { onEvent } = renderStep({ form, words });
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Area code'), '86');
  await userEvent.type(screen.getByLabelText('Number'), '138-0013 8000{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { area_code: '86', mob_no: '13800138000' });
});

it('takes a number with the code that stands beside it', async () => {
  const { onEvent } = renderStep({ form, words, answer: { area_code: '852' } });
  await userEvent.click(screen.getByLabelText('Number'));
  await userEvent.paste('+852 6123 4586');
  await userEvent.keyboard('{Enter}');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { area_code: '852', mob_no: '61234586' });
});

it('shows what is wrong with the area code under the one question', async () => {
  renderStep({ form, words, answer: { mob_no: '61234567' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('link').textContent).toBe('Choose an area');
  await userEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(screen.getByLabelText('Area code'));
});

const invalid = (label: string): string | null => screen.getByLabelText(label).getAttribute('aria-invalid');

it('leaves an area code that stands there as it is where the number is what is wrong', async () => {
  renderStep({ form, words, answer: { area_code: '852' } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect([invalid('Area code'), invalid('Number')]).toEqual([null, 'true']);
});

it('leaves it so too where one of several questions is to be answered', async () => {
  const oneOf = makeForm(
    {
      area_code: { type: 'string', enum: ['852', '86'], default: '852' },
      mob_no: { type: 'string' },
      email: { type: 'string' },
    },
    {
      ui: { mob_no: { 'ui:widget': 'mobile', 'ui:options': { areaCode: 'area_code' } } },
      schema: { anyOf: [{ required: ['mob_no'] }, { required: ['email'] }] },
    },
  );
  renderStep({ form: oneOf, words });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect([invalid('Area code'), invalid('Number')]).toEqual([null, 'true']);
});

it('marks both where neither is there, and the code alone is not spared where it is refused', async () => {
  const { again } = renderStep({ form, words });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect([invalid('Area code'), invalid('Number')]).toEqual(['true', 'true']);
  await userEvent.selectOptions(screen.getByLabelText('Area code'), '86');
  expect(invalid('Area code')).toBeNull();
  again({ fieldErrors: [{ pointer: '/area_code', message: 'Not from there' }] });
  expect(invalid('Area code')).toBe('true');
});
