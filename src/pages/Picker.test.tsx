// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Picker } from './Picker.tsx';

afterEach(cleanup);

it('shows what was picked before the page has it, and then what the page has', async () => {
  const options = ['all', 'some', 'none'].map((value) => ({ value, label: value }));
  const onPick = vi.fn();
  const picker = (value: string) => <Picker label="Which" value={value} options={options} onPick={onPick} />;
  const { rerender } = render(picker('all'));
  const shown = () => screen.getByLabelText<HTMLSelectElement>('Which').value;
  await userEvent.selectOptions(screen.getByLabelText('Which'), 'some');
  expect(onPick).toHaveBeenCalledWith('some');
  expect(shown()).toBe('some');
  rerender(picker('some'));
  rerender(picker('none'));
  expect(shown()).toBe('none');
});
