// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFocusFree, noteMove } from './pageFocus.ts';

beforeEach(() => {
  render(
    <>
      <a href="#there">There</a>
      <button>Menu</button>
    </>,
  );
});
afterEach(() => {
  cleanup();
  noteMove(false);
});

const focus = (name: string): void => screen.getByText(name).focus();

it('what arrives by a move takes the focus from the link that was followed, or from nothing', () => {
  focus('There');
  noteMove(true);
  expect(isFocusFree(true)).toBe(true);
  screen.getByText('There').blur();
  expect(isFocusFree(true)).toBe(true);
});

it('nothing that arrives takes the focus from what a member has come to meanwhile', () => {
  focus('There');
  noteMove(true);
  focus('Menu');
  expect(isFocusFree(true)).toBe(false);
  expect(isFocusFree()).toBe(false);
});

it('a page that one came back to leaves the focus where it is', () => {
  focus('There');
  noteMove(true);
  noteMove(false);
  expect(isFocusFree()).toBe(false);
});
