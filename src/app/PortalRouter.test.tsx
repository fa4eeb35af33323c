// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PortalRouter } from './PortalRouter.tsx';

let navigate: NavigateFunction;
let places: string[];

beforeEach(() => {
  window.history.replaceState(null, '', '/portal/first');
  places = [];
  render(
    <PortalRouter basename="/portal">
      <Place />
    </PortalRouter>,
  );
});
afterEach(cleanup);

/** Notes every place that React hears of, as an effect on the entry's key does. */
function Place(): ReactNode {
  const { pathname, key } = useLocation();
  const type = useNavigationType();
  const latest = useRef({ pathname, type });
  navigate = useNavigate();
  useEffect(() => {
    latest.current = { pathname, type };
  });
  useEffect(() => void places.push(`${latest.current.type} ${latest.current.pathname}`), [key]);
  return <p>{pathname}</p>;
}

function goToStep(path: string, depth: number): void {
  act(() => void navigate(path, { state: { wizardDepth: depth } }));
}

it('AMB-44: the next step is in the history at once, and told when it is painted', async () => {
  goToStep('/second', 1);
  expect(window.location.pathname).toBe('/portal/second');
  expect(screen.getByText('/first')).toBeTruthy();
  expect(await screen.findByText('/second')).toBeTruthy();
});

it('AMB-44: Back before the next step was told is a Back', async () => {
  goToStep('/second', 1);
  await act(async () => {
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/portal/first'));
  });
  expect(screen.getByText('/first')).toBeTruthy();
  expect(places.slice(-2)).toEqual(['PUSH /second', 'POP /first']);
});

it('AMB-44: Back while React is on its way to the next step is a Back', async () => {
  goToStep('/second', 1);
  await act(async () => {
    // Told after its paint; what React makes of it waits for the end of this act, as it does on a busy machine.
    await new Promise((resolve) => setTimeout(resolve, 100));
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/portal/first'));
  });
  expect(places.slice(-2)).toEqual(['PUSH /second', 'POP /first']);
});

it('tells the last of two steps that follow within a frame', async () => {
  goToStep('/second', 1);
  goToStep('/third', 2);
  expect(await screen.findByText('/third')).toBeTruthy();
  expect(window.history.state).toMatchObject({ usr: { wizardDepth: 2 } });
});

it('follows everything else at once', () => {
  act(() => void navigate('/elsewhere'));
  expect(screen.getByText('/elsewhere')).toBeTruthy();
});
