// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import type { StepWords } from '../i18n/stepWords.ts';
import { renderPage } from '../pages/testing/renderPage.tsx';
import { siteOf } from '../../tests/support/siteOf.ts';
import { ReceiptTools } from './ReceiptTools.tsx';

afterEach(cleanup);

test.each([
  ['hk', 'Stored value facility licence SVF0011'],
  ['mainland', 'ICP filing 00000000 · Public security filing 00000000000000'],
])('on paper a receipt of the site %s says "%s" (R-FTR-08, R-FTR-10, AMB-77)', async (variant, imprint) => {
  const tools = <ReceiptTools file={undefined} words={{} as StepWords} services={{} as FieldServices} />;
  await renderPage(tools, { site: siteOf(variant) });
  expect(screen.getByText(/Printed on/).textContent).toContain(`Sample Payments Limited · ${imprint} · Printed on`);
});
