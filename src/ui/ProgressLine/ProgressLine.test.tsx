// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../UiProvider.tsx';
import { ProgressLine } from './ProgressLine.tsx';

const stages = ['Phone', 'Details', 'Payment password', 'Card', 'Review'].map((label) => ({ name: label, label }));

afterEach(cleanup);

function renderLine(at: string, passed: readonly string[]): HTMLElement {
  render(
    <UiProvider>
      <ProgressLine
        label="Progress"
        stages={stages}
        at={at}
        passed={passed}
        doneLabel="(completed)"
        shortLabel={(stage, number, of) => `Step ${number} of ${of} · ${stage}`}
      />
    </UiProvider>,
  );
  return screen.getByRole('navigation', { name: 'Progress' });
}

it('writes the present stage with its number for a narrow screen, and reads every stage out once', () => {
  const line = renderLine('Payment password', ['Phone', 'Details']);
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

it('a stage that was skipped is not read as completed, and the line is drawn over it', () => {
  const items = within(renderLine('Card', ['Phone', 'Payment password'])).getAllByRole('listitem');
  const looks = items.map(({ className }) => className);
  expect(looks[1]).toBe(looks[0]);
  expect(looks[4]).not.toBe(looks[0]);
  expect(items.map((item) => item.textContent)).toEqual([
    'Phone (completed)',
    'Details',
    'Payment password (completed)',
    'Card',
    'Review',
  ]);
});
