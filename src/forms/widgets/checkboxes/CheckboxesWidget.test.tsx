// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject } from '../../../domain/json.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const topics = (more: JsonObject = {}) => ({
  topics: { type: 'array', items: { type: 'string', enum: ['fees', 'cards', 'fps'] }, uniqueItems: true, ...more },
});
const words = makeWords({
  topics: {
    label: 'Topics',
    hint: 'Choose what you like.',
    options: { fees: 'Fees', cards: 'Cards\nNew and lost ones', fps: 'FPS' },
    errors: { required: 'Choose a topic', maxItems: 'Choose {{limit}} at most' },
  },
  accounts: { label: 'Accounts', row: '{{mask}}' },
});
const required = { schema: { required: ['topics'] } };
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name }) as Promise<HTMLInputElement>;

it('is a group with a name and a hint, and gives what is ticked in the order of the list', async () => {
  const { onEvent } = renderStep({ form: makeForm(topics(), required), words });
  await userEvent.click(await box('FPS'));
  await userEvent.click(await box('Fees'));
  const group = screen.getByRole('group', { name: 'Topics' });
  expect(group.getAttribute('aria-describedby')).toBe('field-topics-hint');
  expect(within(group).getAllByRole('checkbox')).toHaveLength(3);
  expect(screen.getByText('New and lost ones')).toBeTruthy();
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { topics: ['fees', 'fps'] });
});

it('is ticked and unticked by the keyboard alone; nothing ticked is no answer', async () => {
  const { onEvent } = renderStep({ form: makeForm(topics()), words, answer: { topics: ['cards'] } });
  expect((await box(/^Cards/)).checked).toBe(true);
  while (document.activeElement !== (await box(/^Cards/))) await userEvent.tab();
  await userEvent.keyboard(' ');
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', {});
});

it('says what is missing and what is too much, and is reached from the error summary', async () => {
  renderStep({ form: makeForm(topics({ maxItems: 2 }), required), words });
  await box('FPS');
  await next();
  const link = screen.getByRole('link', { name: 'Choose a topic' });
  await userEvent.click(link);
  expect(document.activeElement).toBe(await box('Fees'));
  expect((await box('Fees')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('group', { name: 'Topics' }).getAttribute('aria-describedby')).toContain(
    'field-topics-error',
  );
  for (const one of ['Fees', /^Cards/, 'FPS']) await userEvent.click(await box(one));
  expect(screen.queryByRole('link')).toBeNull();
  await next();
  expect(screen.getByRole('link', { name: 'Choose 2 at most' })).toBeTruthy();
});

const options = { from: 'accounts', value: '/id', label: '/mask', only: { at: '/status', in: ['active'] } };
const accounts = {
  accounts: { type: 'array', items: { type: 'string' }, uniqueItems: true, 'x-options': options },
};
const data = {
  accounts: [
    { id: 'a', mask: '**** 1234', status: 'active' },
    { id: 'b', mask: '**** 5678', status: 'locked' },
    { id: 'c', mask: '**** 9999', status: 'active' },
  ],
};
const ofAccounts = makeForm(accounts, { schema: { required: ['accounts'] }, data: ['accounts'] });

it('chooses among rows of data; one that may not be chosen is closed', async () => {
  const { onEvent } = renderStep({ form: ofAccounts, words, data });
  expect((await box('**** 5678')).disabled).toBe(true);
  await userEvent.click(await box('**** 9999'));
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { accounts: ['c'] });
});

it('a choice of an older list is refused, and can be given up', async () => {
  const { onEvent } = renderStep({ form: ofAccounts, words, data, answer: { accounts: ['a', 'b', 'gone'] } });
  await box('**** 1234');
  await next();
  expect(onEvent).not.toHaveBeenCalled();
  await userEvent.click(await box('**** 5678'));
  await userEvent.click(await box('gone'));
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { accounts: ['a'] });
});

it('one that can be given up alone keeps its place and the focus once it is', async () => {
  const { onEvent } = renderStep({ form: ofAccounts, words, data, answer: { accounts: ['a', 'b', 'gone'] } });
  for (const name of ['**** 5678', 'gone']) {
    const given = await box(name);
    expect(given.getAttribute('aria-disabled')).toBeNull();
    given.focus();
    await userEvent.keyboard(' ');
    expect(document.activeElement).toBe(await box(name));
    expect([given.checked, given.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await userEvent.keyboard(' ');
    expect(given.checked).toBe(false);
  }
  await next();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { accounts: ['a'] });
});

it('what is left to choose where one has to be is chosen', async () => {
  const one = { accounts: data.accounts.slice(0, 2) };
  renderStep({ form: ofAccounts, words, data: one });
  expect((await box('**** 1234')).checked).toBe(true);
});

it('asks a read for its choices, and again where that failed', async () => {
  const fields = {
    banks: {
      type: 'array',
      items: { type: 'string' },
      uniqueItems: true,
      'x-service': { op: 'bankList', as: 'options', input: {}, value: '/code', label: '/name' },
    },
  };
  const replies = [
    { type: 'network' as const },
    { type: 'done' as const, data: { list: [{ code: '901', name: 'First Bank' }] } },
  ];
  const call = () => Promise.resolve(replies.shift()!);
  const { onDraft } = renderStep({
    form: makeForm(fields),
    words: makeWords({ banks: { label: 'Banks' } }),
    services: { call },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await box('First Bank'));
  expect(onDraft).toHaveBeenLastCalledWith({ banks: ['901'] });
});
