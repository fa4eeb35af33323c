import { expect, it } from 'vitest';
import { judgeSizes, type PageSize } from './judgeSizes.ts';

const bound = { of: 'pages', most: 220 };
const size = (page: string, kb: number, locale = 'en'): PageSize => ({ page, locale, kb });

it('names the largest, and holds at the edge', () => {
  const sizes = [size('/', 180), size('/history', 220, 'zh-CN'), size('/history', 200)];
  expect(judgeSizes(bound, sizes)).toEqual({
    holds: true,
    line: 'pages: 220.0 KB of 220 KB (brotli): /history in zh-CN',
  });
});

it('fails for one page that is too large, whatever stands around it', () => {
  expect(judgeSizes(bound, [size('/', 180), size('/cards', 220.01), size('/guide', 150)]).holds).toBe(false);
});

it('fails where nothing was measured, or a page came out empty', () => {
  expect(judgeSizes(bound, [])).toEqual({ holds: false, line: 'pages: none was measured.' });
  expect(judgeSizes(bound, [size('/', 180), size('/guide', 0)]).holds).toBe(false);
});
