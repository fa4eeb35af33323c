// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { ProgressLine } from './ProgressLine.tsx';

const stages = ['Phone', 'Details', 'Payment password', 'Card', 'Review'].map((label) => ({ name: label, label }));

afterEach(cleanup);

it('writes the present stage with its number for a narrow screen, and reads every stage out once', () => {
  render(
    <UiProvider>
      <ProgressLine
        label="Progress"
        stages={stages}
        at="Payment password"
        passed={['Phone', 'Details']}
        doneLabel="(completed)"
        shortLabel={(stage, number, of) => `Step ${number} of ${of} · ${stage}`}
      />
    </UiProvider>,
  );
  const line = screen.getByRole('navigation', { name: 'Progress' });
  expect(within(line).getByText('Step 3 of 5 · Payment password').getAttribute('aria-hidden')).toBe('true');
  const items = within(line).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Phone (completed)',
    'Details (completed)',
    'Payment password',
    'Card',
    'Review',
  ]);
  expect(items[2]?.getAttribute('aria-current')).toBe('step');
});

it('a stage that was skipped is not read as completed', () => {
  render(
    <UiProvider>
      <ProgressLine
        label="Progress"
        stages={stages}
        at="Card"
        passed={['Phone', 'Payment password']}
        doneLabel="(completed)"
        shortLabel={() => ''}
      />
    </UiProvider>,
  );
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(['Phone (completed)', 'Details', 'Payment password (completed)', 'Card', 'Review']);
});
