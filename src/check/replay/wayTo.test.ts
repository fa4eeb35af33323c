import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadProject } from '../../compile/loadProject.ts';
import { readDataFiles } from '../../compile/readDataFiles.ts';
import { runKeyedCall } from '../../engine/keyedCall.ts';
import { DEFAULT_SECONDS } from '../../engine/secondsOf.ts';
import { FakeCalls, quickTimers } from '../../engine/testing/fakeGateway.ts';
import { wayTo } from './wayTo.ts';

const project = loadProject(process.cwd());

test('a way to a step, with answers and replies that lead there, secrets made up like the rest', () => {
  const way = wayTo(project, 'register', 'review');
  expect(way).toMatchObject({ flow: 'register', place: 'review', user: { signed_in: false } });
  if (typeof way === 'string') throw new Error(way);
  expect(way.steps[0]).toMatch(/^the flow begins at mobile/);
  expect(way.steps.at(-1)).toMatch(/^at card: NEXT.*, then review$/);
  expect(JSON.stringify(way.record)).not.toContain('$hole');
});

test('without a state it is the first step', () => {
  expect(wayTo(project, 'register', undefined)).toMatchObject({ place: 'mobile' });
});

test('a call is held where it is made', () => {
  expect(wayTo(project, 'register', 'registering')).toMatchObject({ place: 'registering', call: 'registerSubmit' });
});

test('a state of a sub-flow by its nested name, by the last of it, or by the state that calls it', () => {
  for (const at of ['authoriseLock/ask', 'authoriseLock'])
    expect(wayTo(project, 'card-lock', at)).toMatchObject({ place: 'authoriseLock/ask' });
  expect(wayTo(project, 'card-lock', 'ask')).toBe(
    '"ask" is in several sub-flows: write "authoriseLock/ask", "authoriseUnlock/ask".',
  );
});

test('a sub-flow for each row by its name: the list behind a row, not a page inside it', () => {
  const files = new Map([...readDataFiles('.'), ...readDataFiles('tests/example-flow/project')]);
  const way = wayTo(loadProject('.', files), 'topup-by-payment', 'payments');
  expect(way).toMatchObject({ place: 'payments-1-list' });
});

test.each([
  ['register', 'reveiw', '"register" has no state "reveiw". Did you mean "review"?'],
  ['register', 'cancelled', 'nothing shows at "cancelled": it is an end that continues on another page.'],
  ['register', 'unconfirmed', 'no record stays at "unconfirmed": opened again, the wizard asks the gateway once more'],
  ['register', 'unconfirmed', '"dropAfter" for the call, and "dropBefore" seven times for flowOutcome'],
  ['card-lock', 'authoriseLock/code', 'no way leads to "authoriseLock/code". "flow verify card-lock" lists'],
])('%s at %s: %s', (flow, at, says) => {
  expect(wayTo(project, flow, at)).toEqual(expect.stringContaining(says));
});

test('the replies to lose until nobody knows are as many as the engine asks for, and the guide says so too', async () => {
  const calls = new FakeCalls({ pay: [{ type: 'network' }] });
  const askFor = DEFAULT_SECONDS['flow.outcome.askFor'] * 1000;
  const call = { operationId: 'pay', input: {}, key: 'k.0', askFor, mayBeSent: false, onAsking: () => undefined };
  const { signal } = new AbortController();
  expect(await runKeyedCall(call, { calls, timers: quickTimers, signal })).toEqual({ type: 'unknown' });
  expect(calls.asked).toHaveLength(7);
  expect(wayTo(project, 'register', 'unconfirmed')).toContain('"dropBefore" seven times');
  expect(readFileSync('docs/analyst.md', 'utf8')).toMatch(/`dropBefore` for each time it asks, seven times,/);
});
