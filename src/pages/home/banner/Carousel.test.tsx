// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../testing/fakeWindow.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['one', 'two', 'three'].map((title) => ({ picture: `/${title}.svg`, title }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const shown = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => slide.className.includes('shown'))
    .map((slide) => slide.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
const open = (options = {}) => {
  fakeWindow(options);
  return renderPage(<Carousel slides={slides} onView={() => undefined} />);
};

describe('the carousel', () => {
  it('goes on every 8 s and begins again after the last; it is not read out meanwhile', async () => {
    await open();
    await wait(7_999);
    expect([shown(), live()]).toEqual([['one'], 'off']);
    await wait(1);
    expect(shown()).toEqual(['two']);
    await wait(16_000);
    expect(shown()).toEqual(['one']);
  });

  it('rests under the pointer, and goes on when it is gone (WCAG 2.2.2)', async () => {
    await open();
    const frame = screen.getByRole('region');
    fireEvent.pointerEnter(frame);
    await wait(20_000);
    expect(shown()).toEqual(['one']);
    fireEvent.pointerLeave(frame);
    await wait(8_000);
    expect(shown()).toEqual(['two']);
  });

  it('stops when the keyboard comes to it, and goes on only when it is asked to', async () => {
    const { t } = await open();
    const next = screen.getByRole('button', { name: t('home.carousel.next') });
    // Whether a focus is seen is the browser's to say, and jsdom says it by what other tests of the worker did before.
    vi.spyOn(next, 'matches').mockImplementation((selector) => selector === ':focus-visible');
    act(() => next.focus());
    await wait(20_000);
    expect([shown(), live()]).toEqual([['one'], 'polite']);
    press(t('home.carousel.play'));
    await wait(8_000);
    expect(shown()).toEqual(['two']);
    press(t('home.carousel.pause'));
    await wait(20_000);
    expect(shown()).toEqual(['two']);
  });

  it('turns by hand in both directions, and then no longer by itself', async () => {
    const { t } = await open();
    press(t('home.carousel.previous'));
    expect(shown()).toEqual(['three']);
    press(t('home.carousel.next'));
    press(t('home.carousel.next'));
    await wait(20_000);
    expect(shown()).toEqual(['two']);
  });

  it('does not begin by itself for those who asked for less movement, and turns when they ask', async () => {
    const { t } = await open({ still: true });
    await wait(20_000);
    expect(shown()).toEqual(['one']);
    press(t('home.carousel.play'));
    await wait(8_000);
    expect(shown()).toEqual(['two']);
  });

  it('names itself, its slides and their places', async () => {
    const { t } = await open();
    const names = screen.getAllByRole('group', { hidden: true }).map((slide) => slide.getAttribute('aria-label'));
    expect(names).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(screen.getByRole('region', { name: t('home.carousel.label') }).getAttribute('aria-roledescription')).toBe(
      t('home.carousel.role'),
    );
  });
});

it('one slide alone has no controls and does not turn', async () => {
  fakeWindow();
  await renderPage(<Carousel slides={slides.slice(0, 1)} onView={() => undefined} />);
  await wait(20_000);
  expect([shown(), screen.queryAllByRole('button')]).toEqual([['one'], []]);
});
