// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../api/outcome.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Answers } from '../testing/PageFrame.tsx';
import { fakeWindow } from '../testing/fakeWindow.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { HomePage } from './HomePage.tsx';
import { addModalDialogs } from '../../../tests/support/modalDialogs.ts';

const NOTICE = '/announce/notice2';
const ADVERTS = '/content/appAdvQuery';
const texts = (of: string) => ({ [`title_${of}`]: `title ${of}`, [`content_${of}`]: `content ${of}` });
const notice = { ...texts('tw'), ...texts('cn'), title_en: 'title en', content_en: '' };
const done = (data: object): CallOutcome => ({ type: 'done', data: data as never });
const advert = { pic: '/a.svg', pic_transfer: '/a-large.svg', pic_type: '01', title: 'Large' };

beforeEach(() => {
  sessionStorage.clear();
  addModalDialogs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (answers: Answers = {}, locale: Locale = 'zh-HK') => renderPage(<HomePage />, { answers, locale });
const line = (text: string) => screen.queryAllByText(text).length > 0;

describe('the notice', () => {
  const answers = { [NOTICE]: done(notice) };

  it('is shown above 1200 px, not at 1200 px, and follows the window (R-HOME-01, R-HOME-03, R-CONST-04)', async () => {
    const { resize } = fakeWindow({ width: 1201 });
    await open(answers);
    expect(line('content tw')).toBe(true);
    resize(1200);
    expect(line('content tw')).toBe(false);
    resize(1201);
    expect(line('content tw')).toBe(true);
  });

  it('is shown in the language of the page only, and hidden where that has no text (R-HOME-02)', async () => {
    fakeWindow();
    const page = await open(answers);
    await act(() => page.texts.setLocale('zh-CN'));
    expect([line('content tw'), line('content cn')]).toEqual([false, true]);
    await act(() => page.texts.setLocale('en'));
    expect([line('content cn'), line('title en')]).toEqual([false, false]);
  });

  it('stays closed when the page is opened again, in any language, until its text changes (R-HOME-04, AMB-80)', async () => {
    fakeWindow();
    const first = await open(answers);
    await userEvent.click(screen.getByRole('button', { name: first.t('home.notice.close') }));
    expect(line('content tw')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    first.leave();
    const second = await open(answers, 'zh-CN');
    expect(line('content cn')).toBe(false);
    second.leave();
    await open({ [NOTICE]: done({ ...notice, content_en: 'news' }) });
    expect(line('content tw')).toBe(true);
  });

  it('is shown again in another browser session', async () => {
    fakeWindow();
    const first = await open(answers);
    await userEvent.click(screen.getByRole('button', { name: first.t('home.notice.close') }));
    first.leave();
    sessionStorage.clear();
    await open(answers);
    expect(line('content tw')).toBe(true);
  });

  it('can be paused, and stands still for those who asked for less movement (WCAG 2.2.2)', async () => {
    fakeWindow();
    const { t, leave } = await open(answers);
    await userEvent.click(screen.getByRole('button', { name: t('home.notice.pause') }));
    expect(screen.getByRole('button', { name: t('home.notice.play') })).toBeTruthy();
    leave();
    fakeWindow({ still: true });
    await open(answers);
    expect(screen.getAllByText('content tw')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: t('home.notice.pause') })).toBeNull();
  });
});

describe('the banner', () => {
  const slides = () => screen.queryAllByRole('group', { hidden: true });
  const pictures = () => slides().map((slide) => slide.querySelector('img')?.getAttribute('src'));

  beforeEach(() => void fakeWindow({ still: true }));

  it('shows what the advert query answers (R-HOME-05)', async () => {
    await open({ [ADVERTS]: done({ list: [advert, { ...advert, pic: '/b.svg' }] }) });
    expect(pictures()).toEqual(['/a.svg', '/b.svg']);
  });

  it.each([
    ['an empty answer', done({ list: [] })],
    ['a failed call', { type: 'network' } as const],
    ['adverts of which none may be shown', done({ list: [{ ...advert, pic: 'https://elsewhere.example/a.svg' }] })],
  ])('shows five of the site after %s (R-HOME-06)', async (_what, answer) => {
    await open({ [ADVERTS]: answer });
    expect(slides()).toHaveLength(5);
    expect(slides()[0]?.textContent).toContain('一個錢包，三種貨幣');
  });

  it("opens a picture of pic_type '01' in a dialog, and gives the focus back (R-HOME-11)", async () => {
    const { t } = await open({ [ADVERTS]: done({ list: [advert] }) }, 'en');
    const button = screen.getByRole('button', { name: t('home.carousel.view') });
    await userEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Large' });
    expect(within(dialog).getByRole('img', { name: 'Large' }).getAttribute('src')).toBe('/a-large.svg');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the promo blocks', () => {
  const blocks = () => [...document.querySelectorAll('[data-seen]')];
  const seen = () => blocks().map((block) => block.getAttribute('data-seen') === 'true');

  it('are three, and appear one by one as they come into view (R-HOME-07, R-HOME-08)', async () => {
    const { scrollTo } = fakeWindow();
    await open();
    expect(seen()).toEqual([false, false, false]);
    scrollTo(blocks()[1]!);
    expect(seen()).toEqual([false, true, false]);
    scrollTo(blocks()[0]!);
    scrollTo(blocks()[2]!);
    expect(seen()).toEqual([true, true, true]);
  });

  it('are there at once for those who asked for less movement, and where the browser cannot tell', async () => {
    fakeWindow({ still: true });
    const { leave } = await open();
    expect(seen()).toEqual([true, true, true]);
    leave();
    vi.unstubAllGlobals();
    await open();
    expect(seen()).toEqual([true, true, true]);
  });

  it('hold the promo pictures of card brands, each a link out in a new tab (R-GEN-63, AMB-79)', async () => {
    fakeWindow();
    await open();
    const links = within(blocks()[1] as HTMLElement).getAllByRole<HTMLAnchorElement>('link', { hidden: true });
    expect(links.map(({ host, target, rel }) => [host, target, rel])).toEqual(
      Array.from({ length: 3 }, () => ['offers.wallet.example', '_blank', 'noopener noreferrer']),
    );
  });
});
