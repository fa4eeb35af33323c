// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { createTexts } from '../../i18n/texts.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { readJson } from '../../../tests/support/readJson.ts';
import { SpendingCharts } from './Spending.tsx';

afterEach(cleanup);

const hkd = (amount: string) => ({ currency: 'HKD' as const, amount });

it('shows the sums by month and by kind as tables, each with a bar as long as its share', async () => {
  const texts = createTexts(async (language, name) => readJson(`locales/${language}/${name}.json`), 'en');
  await texts.load(['pages']);
  render(
    <UiProvider>
      <TextsProvider texts={texts}>
        <MemoryRouter>
          <SpendingCharts
            months={[
              { month: '2025-01', total: hkd('0.10'), kinds: [{ kind: 'expense', amount: hkd('0.10') }] },
              { month: '2025-02', total: hkd('0.00'), kinds: [] },
              {
                month: '2025-03',
                total: hkd('0.40'),
                kinds: [
                  { kind: 'atm', amount: hkd('0.20') },
                  { kind: 'expense', amount: hkd('0.20') },
                ],
              },
            ]}
          />
        </MemoryRouter>
      </TextsProvider>
    </UiProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Spent in the last 3 months' })).toBeTruthy();
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [row.textContent, row.querySelector('rect')?.getAttribute('width')]);
  expect(rowsOf('By month')).toEqual([
    ['January 2025HK$\u00a00.10', '25'],
    ['February 2025HK$\u00a00.00', '0'],
    ['March 2025HK$\u00a00.40', '100'],
  ]);
  expect(rowsOf('By type').map(([text]) => text)).toEqual(['PurchaseHK$\u00a00.30', 'ATM withdrawalHK$\u00a00.20']);
  expect(screen.getByRole('link', { name: 'Purchase' }).getAttribute('href')).toBe('/history/expense');
});
