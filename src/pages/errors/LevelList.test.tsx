// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../i18n/locale.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { LevelList } from './LevelList.tsx';

afterEach(cleanup);

describe('what each level can do (R-ROLE-12)', () => {
  it.each(LOCALES)(
    'in %s names the three levels, and says since when T2 is closed (R-ROLE-10, R-STATE-07)',
    async (locale) => {
      await renderPage(<LevelList />, { locale });
      const levels = screen.getAllByRole('term').map(({ textContent }) => textContent.slice(0, 2));
      expect(levels).toEqual(['T1', 'T2', 'T3']);
      const [, registered, certified] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
      expect(registered).toContain('2021');
      expect(certified, 'for certified members of the mainland only (R-ROLE-16)').toMatch(/mainland|內地|内地/);
    },
  );
});
