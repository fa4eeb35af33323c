// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Link, MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArrivalFocus } from './useArrivalFocus.ts';

const LONG = 900;
let navigate: NavigateFunction;
/** What the list has read, when it comes. */
let read: () => void;
/** How far the page that is shown can be scrolled. */
let furthest: number;
let top: number;

function Page({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  navigate = useNavigate();
  return (
    <main>
      <h1 ref={useArrivalFocus()} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  );
}

function List(): ReactNode {
  const [isRead, setRead] = useState(false);
  read = () => {
    furthest = LONG;
    setRead(true);
  };
  return (
    <Page title="list">{isRead && ['one', 'two'].map((to) => <Link key={to} to={`/${to}`}>{`to ${to}`}</Link>)}</Page>
  );
}

function scroll(to: number): void {
  top = Math.min(to, furthest);
  window.dispatchEvent(new Event('scroll'));
}

function arrive(): void {
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Routes>
        <Route path="/list" element={<List />} />
        <Route path="*" element={<Page title="record">{null}</Page>} />
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  window.history.replaceState(null, '');
  furthest = 0;
  top = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, to: number) => scroll(to)) as typeof window.scrollTo);
  arrive();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function followTwo(): Promise<void> {
  act(() => read());
  scroll(LONG);
  fireEvent.click(screen.getByText('to two'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('record'));
  expect(top).toBe(0);
  furthest = 0;
}

const goBack = async (): Promise<void> => {
  act(() => void navigate(-1));
  await screen.findByText('list');
};

it('the first page of a visit leaves the focus to the browser', () => {
  expect(document.activeElement).toBe(document.body);
});

it('whoever goes back finds the page where it was left once it has been read, with the focus on the link that was followed', async () => {
  await followTwo();
  await goBack();
  expect(document.activeElement?.textContent).toBe('list');
  expect(top).toBe(0);
  act(() => read());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('to two'));
  expect(top).toBe(LONG);
});

it('whoever has begun to do something else is not moved', async () => {
  await followTwo();
  await goBack();
  fireEvent.wheel(window);
  act(() => read());
  await act(async () => {});
  expect(document.activeElement?.textContent).toBe('list');
  expect(top).toBe(0);
});

it('a page that is come to anew begins at its top', async () => {
  await followTwo();
  act(() => void navigate('/list'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('list'));
  act(() => read());
  await act(async () => {});
  expect(document.activeElement?.textContent).toBe('list');
  expect(top).toBe(0);
});

it('whoever loads the page again finds it where it was, with the focus left to the browser', async () => {
  act(() => read());
  scroll(LONG);
  await waitFor(() => expect(window.history.state).toEqual({ top: LONG }));
  cleanup();
  furthest = 0;
  scroll(0);
  arrive();
  expect(top).toBe(0);
  act(() => read());
  await waitFor(() => expect(top).toBe(LONG));
  expect(document.activeElement).toBe(document.body);
});
