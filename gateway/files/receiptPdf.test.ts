import { expect, it } from 'vitest';
import { pdfText } from '../../tests/support/pdfText.ts';
import { loadContent } from '../content/loadContent.ts';
import { receiptPdf } from './receiptPdf.ts';

const receipt = {
  ref_no: '20250303000000000001',
  kind: 'transferOut',
  status: 'success',
  time: '2025-03-03T10:00:00.000+08:00',
  summary: '',
  isNote: false,
  currency: 'HKD',
  amount: 1000n,
  from: [],
  to: [],
} as const;

it.each([
  ['hk', 'Stored value facility licence SVF0011'],
  ['mainland', 'ICP filing 00000000 · Public security filing 00000000000000'],
])('a receipt of the site %s says "%s" below (R-FTR-08, R-FTR-10, AMB-77)', async (variant, imprint) => {
  const file = await receiptPdf(receipt, loadContent(variant), { lang: 'en', now: receipt.time });
  const foot = pdfText(file).replaceAll(/\s/g, ' ');
  expect(foot).toContain(`Sample Payments Limited · ${imprint} · Made on`);
});
