// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { siteOf } from '../../../tests/support/siteOf.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { RefusalPage } from './RefusalPage.tsx';

afterEach(cleanup);

test.each([
  ['hk', '/error/level', 'level'],
  ['hk', '/error/level?result=FPS_LEVEL', 'fpsLevel'],
  ['hk', '/error/level?result=OTHER', 'level'],
  ['mainland', '/error/level?result=FPS_LEVEL', 'level'],
])(
  '%s, %s says %s: a reason that the variant does not have is an unknown one (AMB-02, AMB-77)',
  async (variant, at, said) => {
    const { t } = await renderPage(<RefusalPage reason="level" />, { at, site: siteOf(variant) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t(`refusal.${said}.title`));
  },
);
