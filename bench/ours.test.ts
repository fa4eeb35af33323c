// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createSession, SESSION_KEY } from '../src/api/session.ts';
import { SESSION } from './ours.ts';

it('the member whose wizard is measured is signed in, so far as the portal can tell', () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(SESSION));
  expect(createSession({ local: localStorage, tab: sessionStorage }).get()).toEqual(SESSION);
});
