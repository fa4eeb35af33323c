// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { HeaderGroup } from './HeaderGroup.tsx';

afterEach(cleanup);

const isOpen = (name: string): boolean => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

it('closes once a press elsewhere is over: nothing moves under the finger', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <HeaderGroup label="help" links={[{ to: '/fees', label: 'fees' }]} />
      <HeaderGroup label="about" links={[{ to: '/who', label: 'who' }]} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'help' }));
  const about = screen.getByRole('button', { name: 'about' });
  await user.pointer({ keys: '[TouchA>]', target: about });
  expect(isOpen('help')).toBe(true);
  await user.pointer({ keys: '[/TouchA]', target: about });
  expect([isOpen('help'), isOpen('about')]).toEqual([false, true]);
});
