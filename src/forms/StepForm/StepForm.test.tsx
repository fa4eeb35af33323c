// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { renderStep } from '../testing/renderStep.tsx';
import { scopeOf } from '../testing/scopeOf.ts';

afterEach(cleanup);

const name = { type: 'string', maxLength: 20 };
const words = makeWords({ first: { label: 'First name' }, last: { label: 'Last name' } });
const form = makeForm({ first: name, last: name }, { schema: { required: ['first', 'last'] } });

describe('what is typed reaches the form', () => {
  it('of the last field, when Enter is pressed in it', async () => {
    const { onEvent } = renderStep({ form, words });
    await userEvent.type(screen.getByLabelText('First name'), 'Tai Man');
    await userEvent.type(screen.getByLabelText('Last name'), 'Chan{Enter}');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { first: 'Tai Man', last: 'Chan' });
  });

  it('of a field that the browser filled without giving it the focus', () => {
    const { onEvent, onDraft } = renderStep({ form, words });
    const [first, last] = [screen.getByLabelText('First name'), screen.getByLabelText('Last name')];
    fireEvent.input(first, { target: { value: 'Tai Man' } });
    expect(onDraft).toHaveBeenLastCalledWith({ first: 'Tai Man' });
    fireEvent.input(last, { target: { value: 'Chan' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { first: 'Tai Man', last: 'Chan' });
  });

  it('of a field that was filled without any event at all', () => {
    const { onEvent } = renderStep({ form, words });
    (screen.getByLabelText('First name') as HTMLInputElement).value = 'Tai Man';
    (screen.getByLabelText('Last name') as HTMLInputElement).value = 'Chan';
    fireEvent.submit(screen.getByRole('button', { name: 'Continue' }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { first: 'Tai Man', last: 'Chan' });
  });

  it('when a Chinese composition ends, and not in the middle of it', () => {
    const { onDraft } = renderStep({ form, words });
    const first = screen.getByLabelText('First name');
    fireEvent.compositionStart(first);
    for (const value of ['d', 'da', '大']) fireEvent.input(first, { target: { value }, isComposing: true });
    fireEvent.keyDown(first, { key: 'Enter', isComposing: true });
    expect(onDraft).not.toHaveBeenCalled();
    fireEvent.compositionEnd(first, { data: '大' });
    expect(onDraft).toHaveBeenCalledExactlyOnceWith({ first: '大' });
  });

  it('when the page is hidden', async () => {
    const { onDraft } = renderStep({ form, words });
    await userEvent.type(screen.getByLabelText('First name'), 'Tai');
    expect(onDraft).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pagehide'));
    expect(onDraft).toHaveBeenCalledExactlyOnceWith({ first: 'Tai' });
  });
});

const links = (): readonly (string | null)[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('what is wrong is shown', () => {
  it('with the name of the field where the sentence is that of all fields, and without it where it is its own', async () => {
    const three = makeForm(
      { first: name, last: name, code: { type: 'string', pattern: '^[0-9]+$' } },
      { schema: { required: ['first', 'last'] } },
    );
    const said = makeWords({
      first: { label: 'First name' },
      last: { label: 'Last name' },
      code: { label: 'Code', errors: { pattern: 'Enter digits only' } },
    });
    renderStep({ form: three, words: said, answer: { code: 'x' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(links()).toEqual(['First name: Fill this in', 'Last name: Fill this in', 'Enter digits only']);
    await userEvent.type(screen.getByLabelText('Last name'), 'Chan');
    expect(links()).toEqual(['First name: Fill this in', 'Enter digits only']);
  });

  it('with the name of the row too where the field is asked in rows', async () => {
    const items = { type: 'object', properties: { first: name, last: name }, required: ['first', 'last'] };
    renderStep({
      form: makeForm({ people: { type: 'array', items } }),
      words: makeWords({
        people: { label: 'People', item: 'Person {{number}}' },
        'people.first': { label: 'First name' },
        'people.last': { label: 'Last name' },
      }),
      answer: { people: [{}, { first: 'Ann' }] },
    });
    await screen.findAllByLabelText(/First name/);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(links()).toEqual([
      'Person 1: First name: Fill this in',
      'Person 1: Last name: Fill this in',
      'Person 2: Last name: Fill this in',
    ]);
  });

  it('on NEXT, in a summary that has the focus and links to the fields, and at each field', async () => {
    const { onEvent } = renderStep({ form, words });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onEvent).not.toHaveBeenCalled();
    const summary = screen.getByRole('group', { name: 'There is a problem' });
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#field-first',
      '#field-last',
    ]);
    const first = screen.getByLabelText('First name');
    expect(first.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(first.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Fill this in');
    expect(links()).toEqual(['First name: Fill this in', 'Last name: Fill this in']);
    await userEvent.click(screen.getAllByRole('link')[1] as HTMLElement);
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
  });

  it('a refusal of the whole step is not called something to correct', () => {
    renderStep({ form, words, summaryMessage: { severity: 'error', message: 'The bank did not take it' } });
    expect(screen.getByRole('group', { name: 'Could not go on' })).toBeTruthy();
  });

  it('and goes as soon as it is put right, with no other error appearing meanwhile', async () => {
    renderStep({ form, words });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(screen.getByLabelText('First name'), 'T');
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Last name').getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(screen.getByLabelText('First name'));
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBeNull();
  });

  it('of what the gateway says of a field, until that field is changed', async () => {
    const { again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
    again({ fieldErrors: [{ pointer: '/first', message: 'We do not know this name' }] });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
    expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(screen.getByLabelText('First name'), 'B');
    expect(screen.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  });
});

describe('what is asked of several fields together', () => {
  const eitherOf = ['first', 'last'].map((one) => ({ type: 'object', required: [one] }));
  const either = makeForm({ first: name, last: name }, { schema: { anyOf: eitherOf } });
  const said = makeWords({
    first: { label: 'First name', errors: { anyOf: 'Give one of your names' } },
    last: { label: 'Last name' },
  });

  it('is said once in the summary, and at each of them until one is given', async () => {
    const { onEvent } = renderStep({ form: either, words: said });
    // Neither can be left out whatever the other is.
    expect(screen.queryByText('(optional)')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onEvent).not.toHaveBeenCalled();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#field-first', 'Give one of your names'],
    ]);
    const fields = screen.getAllByRole('textbox');
    const errorOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(fields.map((field) => errorOf(field)?.textContent)).toEqual([
      'Give one of your names',
      'Give one of your names',
    ]);
    await userEvent.type(screen.getByLabelText(/Last name/), 'C');
    expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
  });
});

describe('secrets', () => {
  const secret = makeForm(
    { name, code: { type: 'string', pattern: '^[0-9]{6}$' } },
    { ui: { code: { 'ui:widget': 'pin' } }, secrets: { '/code': 'pin' }, schema: { required: ['code'] } },
  );
  const labels = makeWords({ name: { label: 'Name' }, code: { label: 'PIN' } });

  it('are handed over with NEXT and then gone from the page', async () => {
    const { onEvent } = renderStep({ form: secret, words: labels });
    await userEvent.type(screen.getByLabelText('PIN'), '135790{Enter}');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { code: '135790' });
    expect((screen.getByLabelText('PIN') as HTMLInputElement).value).toBe('');
  });

  it('are in no draft', async () => {
    const { onEvent, onDraft } = renderStep({ form: secret, words: labels, events: ['NEXT', 'CANCEL'] });
    await userEvent.type(screen.getByLabelText('PIN'), '135790');
    await userEvent.type(screen.getByLabelText(/^Name/), 'Chan');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('CANCEL', { name: 'Chan' });
    for (const [draft] of onDraft.mock.calls) expect(JSON.stringify(draft)).not.toContain('135790');
  });
});

it('a button that has to wait says for how long, and cannot be pressed', async () => {
  const { onEvent } = renderStep({ form, words, events: ['NEXT', 'RETRY'], waits: { NEXT: 7, RETRY: 42 } });
  const buttons = ['Continue (in 7 s)', 'Retry (in 42 s)'].map((name) => screen.getByRole('button', { name }));
  for (const button of buttons) {
    expect((button as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(button);
  }
  expect(onEvent).not.toHaveBeenCalled();
});

it('trying again looks like the way on where there is no other', () => {
  const retry = () => screen.getByRole('button', { name: 'Retry' }).className;
  const { again } = renderStep({ form, words, events: ['NEXT', 'RETRY'] });
  const primary = screen.getByRole('button', { name: 'Continue' }).className;
  expect(retry()).not.toBe(primary);
  again({ events: ['RETRY', 'CANCEL'] });
  expect(retry()).toBe(primary);
  expect(screen.getByRole('button', { name: 'Cancel' }).className).not.toBe(primary);
});

it('a second submit of the same answer is not sent', () => {
  const { onEvent } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
  const button = screen.getByRole('button', { name: 'Continue' });
  fireEvent.submit(button);
  fireEvent.submit(button);
  expect(onEvent).toHaveBeenCalledTimes(1);
});

it('what is sent after a call has answered is a new wish, however soon', () => {
  const { onEvent, again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
  fireEvent.submit(screen.getByRole('button', { name: 'Continue' }));
  again({ busy: true });
  again({ busy: false, fieldErrors: [{ pointer: '/first', message: 'We do not know this name' }] });
  fireEvent.submit(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledTimes(2);
});

describe('while a call is under way the focus stays in the step', () => {
  const working = async () => (await screen.findByRole('status')).parentElement;

  it('where it is said, and goes to the heading when the call has come back', async () => {
    const { again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    again({ busy: true });
    const shown = await working();
    expect(shown?.textContent).toBe('One moment…');
    expect(document.activeElement).toBe(shown);
    again({ busy: false });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('below the buttons, so that none of them moves', async () => {
    const { again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
    again({ busy: true });
    const place = screen.getByRole('button', { name: 'Continue' }).compareDocumentPosition((await working()) as Node);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('and goes to the error summary when the call was refused', async () => {
    const { again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    again({ busy: true });
    await working();
    again({ busy: false, fieldErrors: [{ pointer: '/first', message: 'We do not know this name' }] });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'There is a problem' }));
  });

  it('but is not taken from elsewhere on the page', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    const { again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
    elsewhere.focus();
    again({ busy: true });
    await working();
    expect(document.activeElement).toBe(elsewhere);
    again({ busy: false });
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });
});

describe('a call that is answered at once', () => {
  const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

  it('leaves the step as it is: nothing flashes, and the focus stays where it was', async () => {
    const { again } = renderStep({ form, words, answer: { first: 'A', last: 'B' } });
    await userEvent.click(next());
    again({ busy: true });
    expect(next().disabled).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
    again({ busy: false });
    expect(document.activeElement).toBe(next());
  });

  it('takes no other wish meanwhile, although buttons look as if they did', async () => {
    const events = ['NEXT', 'CANCEL'];
    const { again, onEvent } = renderStep({ form, words, events, canBack: true, answer: { first: 'A', last: 'B' } });
    fireEvent.submit(next());
    again({ events, busy: true });
    fireEvent.submit(next());
    for (const name of ['Cancel', 'Back']) fireEvent.click(screen.getByRole('button', { name }));
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { first: 'A', last: 'B' });
  });
});

it('a form with rows drafts nothing by itself when its data or scope come anew with the same in it', async () => {
  const row = { type: 'object', properties: { name } };
  const rows = makeForm({ people: { type: 'array', minItems: 1, items: row }, first: name });
  const { onDraft, again } = renderStep({ form: rows, words, answer: { people: [{ name: 'Chan' }] } });
  again({ scope: scopeOf(), data: {} });
  again({ scope: scopeOf(), data: {} });
  expect(onDraft).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/First name/), 'Tai{Tab}');
  expect(onDraft).toHaveBeenCalledExactlyOnceWith({ people: [{ name: 'Chan' }], first: 'Tai' });
});
