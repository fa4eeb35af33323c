// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import type { JsonObject } from '../../../domain/json.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

const text = { type: 'string' };
const service = {
  op: 'placeFind',
  input: { region: 'HK' },
  as: 'suggestions',
  typed: 'text',
  least: 2,
  most: 10,
  list: '/list',
  value: '/code',
  label: '/name',
};
const form = makeForm(
  {
    place: {
      type: 'object',
      properties: { code: text, name: text },
      required: ['code', 'name'],
      additionalProperties: false,
      'x-service': service,
    },
  },
  { schema: { required: ['place'] } },
);
const words = makeWords({ place: { label: 'Place', errors: { required: 'Choose a place', enum: 'No such place' } } });
const row = (code: string, name: string) => ({ code, name, of_no_interest: true });
const done = (...list: JsonObject[]): CallOutcome => ({ type: 'done', data: { list } });
const PAUSE = { timeout: 3000 };

async function shown(call: (text: string) => CallOutcome | Promise<CallOutcome>, answer: JsonObject = {}) {
  const sent: JsonObject[] = [];
  const services = {
    call: (operation: string, input: JsonObject) => {
      sent.push({ operation, ...input });
      return Promise.resolve(call(String(input['text'])));
    },
  };
  const step = renderStep({ form, words, services, answer });
  return { ...step, sent, field: await screen.findByRole<HTMLInputElement>('combobox') };
}
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);
const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const peak = done(row('1', 'Peak Road'), row('2', 'Peak Tram'));

describe('a look-up', () => {
  it('asks once for what was typed when typing pauses, with the rest of its input, and answers what it keeps of the row', async () => {
    const { field, sent, onEvent } = await shown(() => peak);
    expect(screen.getByLabelText('Place')).toBe(field);
    expect([field.getAttribute('aria-autocomplete'), field.getAttribute('aria-expanded')]).toEqual(['list', 'false']);
    expect(field.maxLength).toBe(10);
    await userEvent.type(field, 'peak');
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    await waitFor(() => expect(options()).toEqual(['Peak Road', 'Peak Tram']), PAUSE);
    expect(sent).toEqual([{ operation: 'placeFind', region: 'HK', text: 'peak' }]);
    expect(screen.getByRole('status').textContent).toBe('2 found');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('Peak Tram');
    await userEvent.keyboard('{Enter}');
    expect([field.value, options(), document.activeElement]).toEqual(['Peak Tram', [], field]);
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { place: { code: '2', name: 'Peak Tram' } });
  });

  it('asks nothing about a text that the contract has no place for, and says how much it takes', async () => {
    const { field, sent } = await shown(() => peak);
    await userEvent.type(field, 'p ');
    await new Promise((later) => setTimeout(later, 600));
    expect([sent, screen.getByRole('status').textContent]).toEqual([[], 'At least 2']);
  });

  it('drops the answer about an earlier text that comes late', async () => {
    const late: ((outcome: CallOutcome) => void)[] = [];
    const { field } = await shown((typed) =>
      typed === 'pe' ? new Promise<CallOutcome>((resolve) => late.push(resolve)) : done(row('3', 'Pearl Street')),
    );
    await userEvent.type(field, 'pe');
    await waitFor(() => expect(late).toHaveLength(1), PAUSE);
    await userEvent.type(field, 'arl');
    await waitFor(() => expect(options()).toEqual(['Pearl Street']), PAUSE);
    late[0]?.(peak);
    await new Promise((later) => setTimeout(later, 50));
    expect(options()).toEqual(['Pearl Street']);
  });

  it('says that an answer is lost, and asks again', async () => {
    const outcomes: CallOutcome[] = [{ type: 'timeout' }, peak];
    const { field } = await shown(() => outcomes.shift()!);
    await userEvent.type(field, 'peak');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, PAUSE));
    await userEvent.click(field);
    await waitFor(() => expect(options()).toEqual(['Peak Road', 'Peak Tram']), PAUSE);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('asks nothing about what an input method has not made words of yet', async () => {
    const { field, sent } = await shown(() => peak);
    await userEvent.click(field);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'shan ding' }, isComposing: true });
    await new Promise((later) => setTimeout(later, 600));
    expect([field.value, sent]).toEqual(['shan ding', []]);
    fireEvent.input(field, { target: { value: '山頂' }, isComposing: true });
    fireEvent.compositionEnd(field);
    await waitFor(() => expect(sent).toEqual([{ operation: 'placeFind', region: 'HK', text: '山頂' }]), PAUSE);
  });

  it('says that nothing is found', async () => {
    const { field } = await shown(() => done());
    await userEvent.type(field, 'xyz');
    await screen.findByText('Nothing found.', {}, PAUSE);
  });

  it('leaves no empty line below the field once there is an answer', async () => {
    const { field } = await shown(() => peak, { place: { code: '1', name: 'Peak Road' } });
    const note = screen.getByRole('status');
    const unseen = note.className;
    await userEvent.click(field);
    expect([note.textContent, note.className]).toEqual(['', unseen]);
    await userEvent.tab();
    expect([note.textContent, note.className]).toEqual(['', unseen]);
  });
});

describe('an answer', () => {
  const place = { code: '1', name: 'Peak Road' };

  it('given before reads as its row did, without a call', async () => {
    const { field, sent, onEvent } = await shown(() => peak, { place });
    expect(field.value).toBe('Peak Road');
    await next();
    expect([sent, onEvent.mock.calls]).toEqual([[], [['NEXT', { place }]]]);
  });

  it('is gone once its text is altered; what is no choice stays, with an error at it', async () => {
    const { field, onEvent, onDraft } = await shown(() => peak, { place });
    await userEvent.type(field, 's');
    expect(onDraft).toHaveBeenLastCalledWith({});
    await next();
    expect(onEvent).not.toHaveBeenCalled();
    expect(field.value).toBe('Peak Roads');
    expect(screen.getByRole('link', { name: 'No such place' })).toBeTruthy();
  });

  it('is what a text names whole, also where it was not chosen from the list', async () => {
    const { field, onEvent } = await shown(() => peak);
    await userEvent.type(field, 'peak tram');
    await waitFor(() => expect(options()).toHaveLength(2), PAUSE);
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { place: { code: '2', name: 'Peak Tram' } });
  });

  it('is what a text named when it was typed, also while the gateway is asked about that text', async () => {
    const { field, sent, onEvent } = await shown((typed) =>
      typed === 'peak tra' ? peak : new Promise(() => undefined),
    );
    await userEvent.type(field, 'peak tra');
    await waitFor(() => expect(options()).toHaveLength(2), PAUSE);
    await userEvent.type(field, 'm');
    expect(options()).toEqual([]);
    await waitFor(() => expect(sent).toHaveLength(2), PAUSE);
    await userEvent.type(field, '{Enter}');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { place: { code: '2', name: 'Peak Tram' } });
  });

  it('is asked for where there is none; Escape empties the field', async () => {
    const { field, onDraft } = await shown(() => peak, { place });
    await userEvent.type(field, '{Escape}');
    expect(options()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect([field.value, onDraft.mock.lastCall]).toEqual(['', [{}]]);
    await next();
    expect(await screen.findByRole('link', { name: 'Choose a place' })).toBeTruthy();
  });
});

describe('an answer that was looked up in something else', () => {
  const place = { code: '1', name: 'Peak Road' };
  const schema = {
    type: 'object',
    properties: { code: text, name: text },
    'x-service': { ...service, input: { region: '$self/region' } },
    'x-when': { type: 'is', params: { at: '$self/region', in: ['HK', 'MO'] } },
  };
  const within = makeForm({ region: { type: 'string' }, place: schema }, { schema: { required: ['region'] } });
  const both = makeWords({ region: { label: 'Region' }, place: { label: 'Place' } });
  const begun = async () => {
    const step = renderStep({
      form: within,
      words: both,
      answer: { region: 'HK', place },
      services: { call: () => Promise.resolve(peak) },
    });
    return { ...step, field: await screen.findByRole<HTMLInputElement>('combobox') };
  };
  const region = (value: string) =>
    fireEvent.input(screen.getByLabelText('Region'), { target: { value }, inputType: 'insertText' });

  it('is gone as soon as that changes', async () => {
    const { field, onEvent } = await begun();
    expect(field.value).toBe('Peak Road');
    region('MO');
    expect(field.value).toBe('');
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { region: 'MO' });
  });

  it('is gone too where the field was hidden meanwhile', async () => {
    const { onEvent } = await begun();
    region('');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    region('MO');
    expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { region: 'MO' });
  });

  it('stays where it is the same again', async () => {
    const { onEvent } = await begun();
    region('');
    region('HK');
    await next();
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { region: 'HK', place });
  });

  it('is no longer named by what was typed', async () => {
    const { field, onEvent } = await begun();
    await userEvent.clear(field);
    await userEvent.type(field, 'peak tra');
    await waitFor(() => expect(options()).toHaveLength(2), PAUSE);
    await userEvent.type(field, 'm');
    region('MO');
    await next();
    expect(onEvent).not.toHaveBeenCalled();
    expect(field.value).toBe('peak tram');
  });
});
