import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { stepsAfterPaint, type StepNavigator } from './stepsAfterPaint.ts';

let moves: string[];
let paint: () => void;
let navigator: StepNavigator;

beforeEach(() => {
  moves = [];
  paint = () => undefined;
  const history = {
    push: (to: string) => void moves.push(`push ${to}`),
    replace: (to: string) => void moves.push(`replace ${to}`),
    go: (delta: number) => void moves.push(`go ${delta}`),
  } as unknown as ReturnType<typeof createBrowserHistory>;
  navigator = stepsAfterPaint(history, {
    afterPaint: (task) => {
      paint = task;
      return () => (paint = () => undefined);
    },
  });
});

const step = (wizardDepth: number) => ({ wizardDepth });

it('the entry of a step is written when it is painted, once (AMB-44)', () => {
  navigator.replace('/first', step(0));
  expect(moves).toEqual([]);
  paint();
  paint();
  expect(moves).toEqual(['replace /first']);
});

it('a page is gone to at once', () => {
  navigator.push('/page', null);
  navigator.replace('/other', { tab: 1 });
  expect(moves).toEqual(['push /page', 'replace /other']);
});

it.each([
  ['the next step', () => navigator.push('/third', step(2)), []],
  ['a page', () => navigator.push('/page', null), ['push /page']],
  ['Back in the wizard', () => navigator.go(-1), ['go -1']],
])('before %s what is held back is written, in order', (_move, move, then) => {
  navigator.push('/second', step(1));
  move();
  expect(moves).toEqual(['push /second', ...then]);
});

it('what is forgotten is never written', () => {
  navigator.push('/second', step(1));
  navigator.forget();
  paint();
  navigator.push('/page', null);
  expect(moves).toEqual(['push /page']);
});
