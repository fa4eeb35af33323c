// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import type { Upload } from '../../../api/transport.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';
import { imageType, toBase64 } from './imageFile.ts';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:sample');
  URL.revokeObjectURL = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture that this browser reads')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const front = {
  type: 'object',
  properties: { file_id: { type: 'string' }, file_name: { type: 'string' } },
  required: ['file_id', 'file_name'],
  'x-service': { op: 'fileUpload', input: { scene: 'RECEIPT' } },
};
const ui = { front: { 'ui:widget': 'imageUpload', 'ui:options': { maxBytes: 20 } } };
const form = makeForm({ front }, { ui, schema: { required: ['front'] } });
const errors = { required: 'Choose a picture', type: 'JPG or PNG only', size: 'Too large' };
const words = makeWords({ front: { label: 'Front', errors } }, {}, { IMAGE_TYPE: 'Refused by the gateway' });

async function renderUpload(
  outcome: CallOutcome | Promise<CallOutcome> = { type: 'done', data: { file_id: 'file-1' } },
  asked = form,
) {
  const call = vi.fn(() => Promise.resolve(outcome));
  const result = renderStep({ form: asked, words, services: { call } });
  const input = await waitFor(() => {
    const found = result.container.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('The widget has not come yet.');
    return found;
  });
  const choose = (bytes: readonly number[], name = 'front.png') =>
    fireEvent.change(input, { target: { files: [new File([new Uint8Array(bytes)], name)] } });
  return { call, choose, ...result };
}

const uploadOf = ({ mock }: { readonly mock: { readonly lastCall?: readonly unknown[] } }) =>
  mock.lastCall?.[2] as Upload;

it('is uploaded when it is chosen; the answer has its id and its name', async () => {
  const { call, choose, onEvent } = await renderUpload();
  choose(png);
  await screen.findByText('front.png was uploaded.');
  const content = toBase64(new Uint8Array(png));
  const input = { scene: 'RECEIPT', file_name: 'front.png', content };
  expect(call).toHaveBeenCalledExactlyOnceWith('fileUpload', input, expect.anything());
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:sample');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { front: { file_id: 'file-1', file_name: 'front.png' } });
});

describe('NEXT waits for a picture under way, also where it may be left out', () => {
  async function waiting() {
    let arrive: (outcome: CallOutcome) => void = () => undefined;
    const slow = new Promise<CallOutcome>((resolve) => (arrive = resolve));
    const rendered = await renderUpload(slow, makeForm({ front }, { ui }));
    rendered.choose(png);
    await screen.findByText('Uploading…');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(rendered.onEvent).not.toHaveBeenCalled();
    return { ...rendered, arrive };
  }

  it('and takes it along', async () => {
    const { arrive, onEvent } = await waiting();
    arrive({ type: 'done', data: { file_id: 'file-1' } });
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { front: { file_id: 'file-1', file_name: 'front.png' } }),
    );
  });

  it('and does not go on without one that has failed, until it is pressed again', async () => {
    const { arrive, onEvent } = await waiting();
    arrive({ type: 'business', code: 'IMAGE_TYPE', data: {} });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Refused by the gateway'));
    const next = screen.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
    expect(onEvent).not.toHaveBeenCalled();
    await userEvent.click(next);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {});
  });

  it('which can be removed meanwhile, and NEXT goes on', async () => {
    const { arrive, call, onEvent } = await waiting();
    uploadOf(call).signal.addEventListener('abort', () => arrive({ type: 'network' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {}));
  });
});

it.each([
  ['of another kind, whatever its name says (R-VAL-35)', [0x25, 0x50, 0x44, 0x46], 'JPG or PNG only'],
  ['that is too large and cannot be made smaller (R-VAL-36)', [...png, ...new Array<number>(20).fill(0)], 'Too large'],
])('a file %s is refused before it is sent', async (_, bytes, message) => {
  const { call, choose } = await renderUpload();
  choose(bytes);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(call).not.toHaveBeenCalled();
});

it('its preview has its name from the beginning', async () => {
  const { choose } = await renderUpload(new Promise(() => undefined));
  choose(png);
  expect(await screen.findByRole('img', { name: 'Preview of front.png' })).toBeTruthy();
});

it('how much has been sent is shown while it is uploaded; the next picture begins at nothing', async () => {
  const { call, choose } = await renderUpload(new Promise(() => undefined));
  choose(png);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading…' });
  const upload = () => uploadOf(call);
  const first = upload();
  act(() => first.onProgress(0.42));
  expect(bar.value).toBe(0.42);
  choose(png, 'back.png');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  act(() => upload().onProgress(0.1));
  act(() => first.onProgress(0.9));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.1);
});

it.each(['replaced', 'removed', 'left'])('one under way is sent no further once it is %s', async (what) => {
  const { call, choose, onDraft, unmount } = await renderUpload(new Promise(() => undefined));
  choose(png);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  const { signal } = uploadOf(call);
  expect(signal.aborted).toBe(false);
  if (what === 'replaced') choose(png, 'back.png');
  else if (what === 'left') unmount();
  else {
    screen.getByRole('button', { name: 'Remove' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(onDraft).not.toHaveBeenCalledWith({ front: expect.anything() as unknown });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a picture' }));
  }
  expect(signal.aborted).toBe(true);
});

it('a refusal of the gateway shows at the field', async () => {
  const { choose } = await renderUpload({ type: 'business', code: 'IMAGE_TYPE', data: {} });
  choose(png);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Refused by the gateway'));
  expect(screen.queryByRole('img')).toBeNull();
});

it.each([
  ['by the gateway', png, '伺服器不接受'],
  ['for its kind', [0x25], '檔案種類不對'],
])('one refused %s says so in the language that is chosen afterwards', async (_, bytes, message) => {
  const { choose, again } = await renderUpload({ type: 'business', code: 'IMAGE_TYPE', data: {} });
  choose(bytes);
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  const chinese = { label: '正面', errors: { ...errors, type: '檔案種類不對' } };
  again({ words: makeWords({ front: chinese }, {}, { IMAGE_TYPE: '伺服器不接受' }) });
  expect(screen.getByRole('alert').textContent).toBe(message);
});

it('can be taken away again', async () => {
  const { choose, onDraft } = await renderUpload();
  choose(png);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(onDraft).toHaveBeenLastCalledWith({});
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:sample');
});

it('is told by its first bytes', () => {
  expect(imageType(new Uint8Array(png))).toBe('image/png');
  expect(imageType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  expect(imageType(new Uint8Array([0x47, 0x49, 0x46]))).toBeUndefined();
});

it('that is too large is made smaller before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const sizes: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    sizes.push(this.width);
    const bytes = [0xff, 0xd8, 0xff, ...new Array<number>(sizes.length < 3 ? 40 : 2).fill(0)];
    done(new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  });
  const { call, choose } = await renderUpload();
  choose([...png, ...new Array<number>(20).fill(0)]);
  await screen.findByText('front.jpg was uploaded.');
  expect(sizes).toEqual([2400, 1800, 1350]);
  const content = toBase64(new Uint8Array([0xff, 0xd8, 0xff, 0, 0]));
  const input = { scene: 'RECEIPT', file_name: 'front.jpg', content };
  expect(call).toHaveBeenCalledExactlyOnceWith('fileUpload', input, expect.anything());
});

it('can be taken with the camera of what is held in the hand', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  await renderUpload();
  expect(screen.getByRole('button', { name: 'Take a photo' })).toBeTruthy();
  expect(document.querySelector('input[capture]')?.getAttribute('capture')).toBe('environment');
});
