// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../pages/testing/renderPage.tsx';
import { FlowNote } from './FlowNote.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (isWide: boolean) => {
  const list = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => list);
  return renderPage(<FlowNote name="closing" page="/cards/lock" />);
};

test('on a wide screen: what is good to know, and where more of it is', async () => {
  const { t } = await show(true);
  const note = screen.getByRole('region', { name: t('notes.closing.title') });
  expect(note.textContent).toContain(t('notes.closing.body'));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: t('notes.closing.link') }).pathname).toBe('/cards/lock');
});

test('on a narrow one nothing', async () => {
  await show(false);
  expect(screen.queryByRole('region')).toBeNull();
});
