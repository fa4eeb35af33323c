import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TextsProvider } from '../../i18n/TextsContext.tsx';
import { createTexts } from '../../i18n/texts.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { PageBoundary } from '../PageBoundary.tsx';

const words = {
  loading: 'Loading',
  stillLoading: 'Still loading',
  pageFailed: { title: 'Failed', body: 'b', reload: 'Reload' },
};

/** Opens a page whose code comes late, with all words at hand. */
export async function openLatePage(Page: ComponentType): Promise<void> {
  const texts = createTexts(async () => words, 'en');
  await texts.load(['app', 'pages']);
  await act(async () =>
    render(
      <UiProvider>
        <TextsProvider texts={texts}>
          <MemoryRouter>
            <PageBoundary>
              <Page />
            </PageBoundary>
          </MemoryRouter>
        </TextsProvider>
      </UiProvider>,
    ),
  );
}
