// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useHeaderMenu } from './useHeaderMenu.ts';

let navigate: NavigateFunction;

function Menu(): ReactNode {
  const { open, controls, toggle } = useHeaderMenu();
  navigate = useNavigate();
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={controls} onClick={toggle}>
        menu
      </button>
      <nav id={controls} hidden={!open}>
        <Link to="/here">here</Link>
        <Link to="/there">there</Link>
      </nav>
    </>
  );
}

const button = () => screen.getByRole('button');
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Menu />
    </MemoryRouter>,
  );
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
});
afterEach(cleanup);

it('closes with the page that one goes to from it, and is not open when one comes back', async () => {
  await userEvent.click(screen.getByText('there'));
  expect(isOpen()).toBe(false);
  act(() => void navigate(-1));
  expect(isOpen()).toBe(false);
});

it('closes when the page is chosen that is shown', async () => {
  await userEvent.click(screen.getByText('here'));
  expect(isOpen()).toBe(false);
});

it('closes by Escape, with the focus on its button', async () => {
  screen.getByText('there').focus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

it('stays open while the wizard of the page arrives', () => {
  act(() => void navigate('/here', { replace: true, state: { wizardDepth: 0 } }));
  expect(isOpen()).toBe(true);
  act(() => void navigate('/here', { state: { wizardDepth: 1 } }));
  expect(isOpen()).toBe(false);
});
