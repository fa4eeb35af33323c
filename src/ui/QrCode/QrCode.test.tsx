// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { QrCode } from './QrCode.tsx';
import { saveDrawing } from './saveDrawing.ts';

vi.mock('./saveDrawing.ts');
afterEach(cleanup);

const show = () => render(<QrCode value="000201" label="FPS code" saveLabel="Save" />);

test('the code is a picture with a name, and has the light edge that a camera looks for', () => {
  show();
  const code = screen.getByRole('img', { name: 'FPS code' });
  // Version 1 is 21 modules wide; four light ones stand on either side.
  expect(code.getAttribute('viewBox')).toBe('0 0 29 29');
});

test('its picture can be kept, under the name that stands beside it', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(vi.mocked(saveDrawing)).toHaveBeenCalledWith(screen.getByRole('img'), 'FPS code.png');
});
