// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, type NavigateFunction } from 'react-router-dom';
import type { StepView } from '../engine/view.ts';
import type { Wizard } from '../engine/wizard.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWizardHistory } from '../wizard/useWizardHistory.ts';
import { isFocusFree } from '../ui/pageFocus.ts';
import { pageTimers } from '../wizard/pageTimers.ts';
import { PortalRouter } from './PortalRouter.tsx';

let navigate: NavigateFunction;
let places: string[];

beforeEach(begin);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function begin(): void {
  window.history.replaceState(null, '', '/portal/first');
  places = [];
  render(
    <PortalRouter basename="/portal">
      <Place />
    </PortalRouter>,
  );
}

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

it('AMB-44: the next step is in the history, and told, when it is painted', async () => {
  goToStep('/second', 1);
  expect(window.location.pathname).toBe('/portal/first');
  expect(screen.getByText('/first')).toBeTruthy();
  expect(await screen.findByText('/second')).toBeTruthy();
  expect(window.location.pathname).toBe('/portal/second');
});

it('a move knows what had the focus as it began; what a step writes into its entry is none', () => {
  const [link, menu] = ['Link', 'Menu'].map((name) => Object.assign(document.createElement('button'), { name }));
  document.body.append(link!, menu!);
  link!.focus();
  act(() => void navigate('/second'));
  expect(isFocusFree(true)).toBe(true);
  menu!.focus();
  act(() => void navigate('/second', { replace: true, state: { wizardDepth: 0 } }));
  expect(isFocusFree(true)).toBe(false);
  act(() => void navigate('/third'));
  expect(isFocusFree(true)).toBe(true);
  link!.remove();
  menu!.remove();
});

it('what a step writes into its own entry is written, and told, when it is painted', async () => {
  act(() => void navigate('/steps', { replace: true, state: { wizardDepth: 0 } }));
  expect(screen.getByText('/first')).toBeTruthy();
  expect(await screen.findByText('/steps')).toBeTruthy();
  expect(window.location.pathname).toBe('/portal/steps');
});

it('AMB-44: Back before the next step was painted is a Back from the step before', async () => {
  cleanup();
  const forget = vi.fn();
  vi.spyOn(pageTimers, 'afterPaint').mockReturnValue(forget);
  begin();
  act(() => void navigate('/second'));
  goToStep('/third', 1);
  expect(forget).not.toHaveBeenCalled();
  await act(async () => {
    window.history.back();
    await vi.waitFor(() => expect(window.location.pathname).toBe('/portal/first'));
  });
  await vi.waitFor(() => expect(forget).toHaveBeenCalled());
  expect(places).toEqual(['POP /first', 'PUSH /second', 'POP /first']);
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

it('AMB-44: of two steps that follow within a frame, each has its entry', async () => {
  goToStep('/second', 1);
  goToStep('/third', 2);
  expect(await screen.findByText('/third')).toBeTruthy();
  expect(window.history.state).toMatchObject({ idx: 2, usr: { wizardDepth: 2 } });
});

it('follows everything else at once, and with it the step before', () => {
  goToStep('/second', 1);
  act(() => void navigate('/elsewhere'));
  expect(screen.getByText('/elsewhere')).toBeTruthy();
  expect(window.history.state).toMatchObject({ idx: 2 });
});

describe('a wizard that the member has left for a page that takes its time', () => {
  const never = new Promise<never>(() => undefined);
  const wizard = { getView: () => stepView('first') } as unknown as Wizard;
  const stepView = (statePath: string) => ({ type: 'step', statePath, canBack: true }) as unknown as StepView;
  let setStep: (statePath: string) => void;

  function Pages(): ReactNode {
    const { pathname } = useLocation();
    if (pathname === '/elsewhere') return use(never);
    return <Steps />;
  }
  function Steps(): ReactNode {
    const [step, set] = useState<string>();
    setStep = set;
    navigate = useNavigate();
    const view = step === undefined ? ({ type: 'loading' } as const) : stepView(step);
    useWizardHistory(wizard, view, '/wizard', useRef(undefined), () => undefined);
    return <p>{step ?? 'loading'}</p>;
  }

  beforeEach(() => {
    cleanup();
    window.history.replaceState(null, '', '/portal/wizard');
    render(
      <PortalRouter basename="/portal">
        <Suspense>
          <Pages />
        </Suspense>
      </PortalRouter>,
    );
  });

  const show = (step: string): Promise<void> => act(async () => setStep(step));
  const leave = (): Promise<void> => act(async () => navigate('/elsewhere'));

  it('does not take the member back with its first step', async () => {
    await leave();
    await show('first');
    expect(screen.getByText('first')).toBeTruthy();
    expect(window.location.pathname).toBe('/portal/elsewhere');
  });

  it('nor with the next', async () => {
    await show('first');
    await vi.waitFor(() => expect(window.history.state).toMatchObject({ usr: { wizardDepth: 0 } }));
    await leave();
    await show('second');
    expect(screen.getByText('second')).toBeTruthy();
    expect(window.location.pathname).toBe('/portal/elsewhere');
  });
});
