// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Upload } from '../../../api/transport.ts';
import type { CallOutcome } from '../../../api/outcome.ts';
import type { JsonObject } from '../../../domain/json.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

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

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
const PDF = [...Buffer.from('%PDF-1.7')];
const proof = {
  type: 'array',
  maxItems: 2,
  items: {
    type: 'object',
    properties: {
      file_id: { type: 'string' },
      file_name: { type: 'string' },
      file_size: { type: 'integer' },
      pages: { type: 'integer' },
    },
    required: ['file_id', 'file_name'],
  },
  'x-service': { op: 'fileUpload', input: { scene: 'PROOF' } },
};
const types = ['image/png', 'application/pdf'];
const ui = { proof: { 'ui:widget': 'fileUpload', 'ui:options': { types, maxBytes: 20 } } };
const errors = { 'file_id.required': 'Not all are there', type: 'Another kind', size: 'Too large' };
const words = makeWords({ proof: { label: 'Proof', errors } }, {}, { PDF_LOCKED: 'Has a password' });

const done = (file_id: string, more: JsonObject = {}): CallOutcome => ({ type: 'done', data: { file_id, ...more } });

async function renderUpload(
  outcomes: readonly (CallOutcome | Promise<CallOutcome>)[] = [],
  answer: JsonObject = {},
  more: object = {},
) {
  const left = [...outcomes];
  const call = vi.fn(() => Promise.resolve(left.shift() ?? done('file-9')));
  const result = renderStep({ form: makeForm({ proof }, { ui }), words, services: { call }, answer, ...more });
  await screen.findByRole('button', { name: /^(Choose|Add) files$/ });
  const inputs = () => [...result.container.querySelectorAll<HTMLInputElement>('input[type=file]')];
  const file = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name);
  const give = (input: HTMLInputElement, files: readonly File[]) => fireEvent.change(input, { target: { files } });
  return {
    ...{ call, ...result },
    add: (...files: readonly (readonly [string, readonly number[]])[]) =>
      give(
        inputs().at(-1)!,
        files.map(([name, bytes]) => file(name, bytes)),
      ),
    replace: (row: number, name: string, bytes: readonly number[]) => give(inputs()[row]!, [file(name, bytes)]),
    next: () => userEvent.click(screen.getByRole('button', { name: 'Continue' })),
  };
}

const row = (name: string) => {
  const found = screen.getAllByRole('listitem').find((one) => within(one).queryAllByText(name).length > 0);
  if (!found) throw new Error(`There is no file ${name}.`);
  return within(found);
};

it('are uploaded one after another; the answer has what is known of each', async () => {
  const { call, add, next, onEvent } = await renderUpload([done('file-1'), done('file-2', { pages: 3 })]);
  add(['card.png', PNG], ['statement.pdf', PDF]);
  await screen.findByText('Files uploaded: 2 of at most 2');
  expect(call.mock.calls.map(([, input]: unknown[]) => (input as JsonObject).file_name)).toEqual([
    'card.png',
    'statement.pdf',
  ]);
  expect(row('card.png').getByRole('img').getAttribute('src')).toBe('blob:sample');
  expect(row('statement.pdf').queryByRole('img')).toBeNull();
  expect(row('statement.pdf').getByText('1 kB · Pages: 3')).toBeTruthy();
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {
    proof: [
      { file_id: 'file-1', file_name: 'card.png', file_size: 9 },
      { file_id: 'file-2', file_name: 'statement.pdf', file_size: 8, pages: 3 },
    ],
  });
});

it('each says at itself what is wrong with it, and the others stay', async () => {
  const { call, add, replace } = await renderUpload([{ type: 'business', code: 'PDF_LOCKED', data: {} }]);
  add(['locked.pdf', PDF], ['page.html', [0x3c]]);
  await waitFor(() => expect(row('page.html').getByText('Another kind')).toBeTruthy());
  expect(row('locked.pdf').getByText('Has a password')).toBeTruthy();
  expect(row('locked.pdf').queryByRole('button', { name: /Try again/ })).toBeNull();
  replace(1, 'long.pdf', [...PDF, ...Array<number>(20).fill(0)]);
  await waitFor(() => expect(row('long.pdf').getByText('Too large')).toBeTruthy());
  replace(1, 'good.pdf', PDF);
  await screen.findByText('Files uploaded: 1 of at most 2');
  expect(row('locked.pdf').getByText('Has a password')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(2);
});

it('each says what is wrong with it in the language that is chosen afterwards', async () => {
  const { add, again } = await renderUpload([{ type: 'business', code: 'PDF_LOCKED', data: {} }]);
  add(['locked.pdf', PDF], ['page.html', [0x3c]]);
  await waitFor(() => expect(row('page.html').getByText('Another kind')).toBeTruthy());
  const chinese = { label: '證明', errors: { ...errors, type: '檔案種類不對' } };
  again({ words: makeWords({ proof: chinese }, {}, { PDF_LOCKED: '檔案設有密碼' }) });
  expect(row('page.html').getByText('檔案種類不對')).toBeTruthy();
  expect(row('locked.pdf').getByText('檔案設有密碼')).toBeTruthy();
});

it('one whose reply was lost is sent again when asked to', async () => {
  const { add, onDraft } = await renderUpload([{ type: 'network' }, done('file-2')]);
  add(['card.png', PNG]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again card.png' }));
  await screen.findByText('Files uploaded: 1 of at most 2');
  expect(onDraft).toHaveBeenLastCalledWith({ proof: [{ file_id: 'file-2', file_name: 'card.png', file_size: 9 }] });
});

it('more than may be are named, and not sent', async () => {
  const { call, add } = await renderUpload();
  add(['a.png', PNG], ['b.png', PNG], ['c.png', PNG], ['d.png', PNG]);
  expect((await screen.findByText(/Not added/)).textContent).toBe(
    'You can add at most 2 files. Not added: c.png, d.png',
  );
  await screen.findByText('Files uploaded: 2 of at most 2');
  expect(call).toHaveBeenCalledTimes(2);
});

it('NEXT waits for what is under way', async () => {
  let arrive: (outcome: CallOutcome) => void = () => undefined;
  const { add, next, onEvent } = await renderUpload([new Promise((resolve) => (arrive = resolve))]);
  add(['card.png', PNG]);
  await row('card.png').findByText(/Uploading/);
  await next();
  expect(onEvent).not.toHaveBeenCalled();
  arrive(done('file-1'));
  await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
});

it('how much of a file has been sent is shown, and not told; the next begins at nothing', async () => {
  const { add, call, replace } = await renderUpload([stalled, stalled]);
  add(['card.png', PNG], ['statement.pdf', PDF]);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading card.png…' });
  const onProgress = () => uploadOf(call).onProgress;
  const first = onProgress();
  act(() => first(0.42));
  expect(bar.value).toBe(0.42);
  expect(row('card.png').getByText('42%')).toBeTruthy();
  const told = row('card.png').getAllByRole('status');
  expect(told.map(({ textContent }) => textContent).join()).not.toContain('42');
  replace(0, 'other.png', PNG);
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
  act(() => onProgress()(0.1));
  act(() => first(0.9));
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.1);
});

const uploadOf = ({ mock }: { readonly mock: { readonly lastCall?: readonly unknown[] } }) =>
  mock.lastCall?.[2] as Upload;

/** A call that nobody answers. */
const stalled = new Promise<never>(() => undefined);

it.each(['taken away', 'replaced'])(
  'one that does not get through is sent no further, and holds nobody up, once it is %s',
  async (what) => {
    const { add, replace, call } = await renderUpload([stalled]);
    add(['card.png', PNG]);
    await row('card.png').findByText(/Uploading/);
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    const { signal } = uploadOf(call);
    expect(signal.aborted).toBe(false);
    if (what === 'replaced') replace(0, 'good.png', PNG);
    else await userEvent.click(screen.getByRole('button', { name: 'Remove card.png' }));
    expect(signal.aborted).toBe(true);
    add(['statement.pdf', PDF]);
    await waitFor(() => expect(row('statement.pdf').getByText('Uploaded')).toBeTruthy());
    expect(screen.queryByText('card.png')).toBeNull();
  },
);

it('one that does not get through is sent no further, and holds nobody up, once it is not asked for any more', async () => {
  const when = { type: 'is', params: { at: '$self/kind', in: ['several'] } };
  const form = makeForm({ kind: { type: 'string' }, proof: { ...proof, 'x-when': when } }, { ui });
  const { add, next, onEvent, call } = await renderUpload([stalled], { kind: 'several' }, { form });
  add(['card.png', PNG]);
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.queryByText('card.png')).toBeNull();
  expect(uploadOf(call).signal.aborted).toBe(true);
  await next();
  await waitFor(() => expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {}));
});

it('while NEXT waits for one that does not get through it can be taken away, and NEXT goes on', async () => {
  const { add, next, onEvent } = await renderUpload([done('file-1'), stalled]);
  add(['card.png', PNG], ['statement.pdf', PDF]);
  await row('statement.pdf').findByText(/Uploading/);
  await next();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Remove statement.pdf' }));
  await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
  expect(onEvent).toHaveBeenCalledWith('NEXT', {
    proof: [{ file_id: 'file-1', file_name: 'card.png', file_size: 9 }],
  });
});

it.each(['BACK', 'CANCEL', 'SAVE_EXIT'])(
  'while NEXT waits for one, %s is a way out, and NEXT is sent no more',
  async (way) => {
    const ways = { canBack: true, canSaveAndExit: true, events: ['NEXT', 'CANCEL'] };
    let arrive: (outcome: CallOutcome) => void = () => undefined;
    const slow = new Promise<CallOutcome>((resolve) => (arrive = resolve));
    const { add, next, onEvent } = await renderUpload([slow], {}, ways);
    add(['card.png', PNG]);
    await row('card.png').findByText(/Uploading/);
    await next();
    await userEvent.click(screen.getByRole('button', { name: words.event(way) }));
    arrive(done('file-1'));
    await row('card.png').findByText('Uploaded');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith(way, { proof: [{ file_name: 'card.png', file_size: 9 }] });
  },
);

it('the one of an answer from before there could be several becomes a list', async () => {
  const { next, onEvent } = await renderUpload([], { proof: { file_id: 'f-1', file_name: 'b.png' } });
  expect(row('b.png').getByText('Uploaded')).toBeTruthy();
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { proof: [{ file_id: 'f-1', file_name: 'b.png' }] });
});

it('one that has not arrived keeps its name, and is missed on NEXT', async () => {
  const { next, onEvent } = await renderUpload([], {
    proof: [{ file_name: 'card.png' }, { file_id: 'f-1', file_name: 'b.pdf' }],
  });
  expect(row('card.png').getByText(/was not uploaded/)).toBeTruthy();
  expect(row('b.pdf').getByText('Uploaded')).toBeTruthy();
  await next();
  expect(screen.getAllByText('Not all are there').length).toBeGreaterThan(0);
  expect(onEvent).not.toHaveBeenCalled();
});

it('one is taken away by the keyboard: it is said, and the focus has a place', async () => {
  const { onDraft } = await renderUpload([], { proof: [{ file_id: 'f-1', file_name: 'b.pdf' }] });
  screen.getByRole('button', { name: 'Remove b.pdf' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onDraft).toHaveBeenLastCalledWith({});
  expect(screen.getByText('b.pdf was removed.').closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }));
});

const removed = (name: string) => screen.queryByText(`${name} was removed.`)?.closest('[role=status]');

it.each(['replaced', 'sent again'])('one taken away is old news when another is %s', async (what) => {
  const { add, replace } = await renderUpload([{ type: 'network' }, done('file-1'), stalled]);
  add(['a.png', PNG], ['b.png', PNG]);
  await screen.findByText('Files uploaded: 1 of at most 2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
  expect(removed('b.png')).toBeTruthy();
  if (what === 'replaced') replace(0, 'a.png', PNG);
  else await userEvent.click(screen.getByRole('button', { name: 'Try again a.png' }));
  await row('a.png').findByText(/Uploading/);
  expect(removed('b.png')).toBeUndefined();
});

it('one taken away is said while another is there', async () => {
  const { add } = await renderUpload();
  add(['a.png', PNG], ['b.png', PNG]);
  await screen.findByText('Files uploaded: 2 of at most 2');
  await userEvent.click(screen.getByRole('button', { name: 'Remove b.png' }));
  expect(removed('b.png')).toBeTruthy();
  expect(screen.getByText('Files uploaded: 1 of at most 2')).toBeTruthy();
});

it('the focus stays at one that is sent again', async () => {
  const { add } = await renderUpload([{ type: 'network' }]);
  add(['card.png', PNG]);
  (await screen.findByRole('button', { name: 'Try again card.png' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Files uploaded: 1 of at most 2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace card.png' }));
});

it('two of one name are told apart', async () => {
  const { add } = await renderUpload();
  add(['image.jpg', PNG], ['image.jpg', PNG]);
  await screen.findByText('Files uploaded: 2 of at most 2');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Remove image.jpg (1)', 'Remove image.jpg (2)']));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Uploaded image.jpg (2)');
  await userEvent.click(screen.getByRole('button', { name: 'Remove image.jpg (2)' }));
  expect(removed('image.jpg (2)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove image.jpg' })).toBeTruthy();
});

it('a photo is taken with the camera of what is held in the hand', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
  const { add } = await renderUpload();
  await userEvent.click(screen.getByRole('button', { name: 'Take a photo' }));
  const [camera] = opened.mock.contexts as readonly HTMLInputElement[];
  expect(camera?.getAttribute('capture')).toBe('environment');
  expect(camera?.multiple).toBe(false);
  add(['photo.png', PNG]);
  await screen.findByText('Files uploaded: 1 of at most 2');
});
