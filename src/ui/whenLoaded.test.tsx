// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { whenLoaded } from './whenLoaded.tsx';

afterEach(cleanup);

interface Named {
  readonly name: string;
}
const Code = ({ name }: Named): ReactNode => <p>{name} is here</p>;
const Sorry = ({ name, retry }: Named & { readonly retry: () => void }): ReactNode => (
  <button onClick={retry}>{name} did not come</button>
);

it('asks again for code that did not come, and once for code that has', async () => {
  const load = vi
    .fn(() => Promise.resolve(Code))
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error());
  const Part = whenLoaded<Named>(load, Sorry);
  const { container } = render(<Part name="It" />);
  expect(container.textContent).toBe('');
  for (const times of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: 'It did not come' }));
    expect(load).toHaveBeenCalledTimes(times + 1);
  }
  expect(await screen.findByText('It is here')).toBeTruthy();
  render(<Part name="Another" />);
  expect(screen.getByText('Another is here')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(3);
});

it('keeps room for what comes, and none for what does not', async () => {
  const load = vi.fn(() => Promise.resolve(Code)).mockRejectedValueOnce(new Error());
  const Part = whenLoaded<Named>(load, Sorry, ({ name }) => <p>{name} has room</p>);
  render(<Part name="It" />);
  expect(screen.getByText('It has room')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'It did not come' }));
  expect(screen.getByText('It has room')).toBeTruthy();
  expect(await screen.findByText('It is here')).toBeTruthy();
  expect(screen.queryByText('It has room')).toBeNull();
});

it('stands there at once where its code was fetched before', async () => {
  const load = vi.fn(() => Promise.resolve(Code));
  const Part = whenLoaded<Named>(load);
  await Part.load();
  render(<Part name="It" />);
  expect(screen.getByText('It is here')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});
