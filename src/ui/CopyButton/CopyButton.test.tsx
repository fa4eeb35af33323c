// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const user = userEvent.setup();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function copy(): Promise<string | null> {
  render(<CopyButton text="4000" what="Number" label="Copy" copiedLabel="Copied" failedLabel="Not copied" />);
  await user.click(screen.getByRole('button', { name: 'Copy Number' }));
  await screen.findByRole('button', { name: /copied/i });
  return screen.getByRole('status').textContent;
}

it('says that the text was copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  expect(await copy()).toBe('Copied');
  expect(write).toHaveBeenCalledWith('4000');
});

it('says that it was not, where the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  expect(await copy()).toBe('Not copied');
});
