// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(cleanup);

const when = { type: 'is', params: { at: '$self/kind', in: ['other'] } };
const form = makeForm(
  { kind: { type: 'string' }, which: { type: 'string', 'x-when': when } },
  { schema: { required: ['kind', 'which'] } },
);
const words = makeWords({ kind: { label: 'Kind' }, which: { label: 'Which' } });

it('tells the form at every key when another field depends on it', async () => {
  const { onEvent } = renderStep({ form, words });
  expect(screen.queryByLabelText('Which')).toBeNull();
  await userEvent.type(screen.getByLabelText('Kind'), 'other');
  await userEvent.type(screen.getByLabelText('Which'), 'blue');
  await userEvent.type(screen.getByLabelText('Kind'), 's');
  expect(screen.queryByLabelText('Which')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { kind: 'others' });
});

it('that is hidden and shown again has kept what was typed', async () => {
  renderStep({ form, words, answer: { kind: 'other', which: 'blue' } });
  await userEvent.type(screen.getByLabelText('Kind'), 's{Backspace}');
  expect((screen.getByLabelText('Which') as HTMLInputElement).value).toBe('blue');
});

describe('digits as they are printed', () => {
  const tidy = { card: ['width', 'spaces', 'hyphens'], until: ['width', 'spaces', 'monthYear'] };
  const printed = makeForm(
    { card: { type: 'string', 'x-tidy': tidy.card }, until: { type: 'string', 'x-tidy': tidy.until } },
    {
      ui: {
        card: { 'ui:options': { inputMode: 'numeric', groups: [4] } },
        until: { 'ui:options': { inputMode: 'numeric', groups: [2, 4], between: '/' } },
      },
      schema: { required: ['card', 'until'] },
    },
  );
  const labels = makeWords({ card: { label: 'Card' }, until: { label: 'Until' } });
  const inputOf = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

  it('stand in fours while they are typed, and are plain to the form', async () => {
    const { onEvent } = renderStep({ form: printed, words: labels });
    await userEvent.type(inputOf('Card'), '40000');
    expect(inputOf('Card').value).toBe('4000 0');
    await userEvent.type(inputOf('Card'), '10000000060');
    expect(inputOf('Card').value).toBe('4000 0100 0000 0060');
    await userEvent.type(inputOf('Until'), '1128{Enter}');
    expect(inputOf('Until').value).toBe('11/28');
    expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { card: '4000010000000060', until: '1128' });
  });

  it('keep the cursor behind the digit it stood behind', async () => {
    renderStep({ form: printed, words: labels, answer: { card: '40000100' } });
    const input = inputOf('Card');
    expect(input.value).toBe('4000 0100');
    await userEvent.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([input.value, input.selectionStart]).toEqual(['4090 0010 0', 3]);
    await userEvent.keyboard('{Backspace}');
    expect([input.value, input.selectionStart]).toEqual(['4000 0100', 2]);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect([input.value, input.selectionStart]).toEqual(['4000 100', 3]);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Delete}{Delete}');
    expect(input.value).toBe('4000 00');
  });

  it.each([
    ['4000-0100-0000-0060', '4000 0100 0000 0060'],
    ['４０００ ０１００', '4000 0100'],
    ['4000 01x', '400001x'],
  ])('%s pasted stands as %s when it is left', async (pasted, shown) => {
    renderStep({ form: printed, words: labels });
    await userEvent.click(inputOf('Card'));
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(inputOf('Card').value).toBe(shown);
  });

  it.each([
    ['1/28', '01/28'],
    ['11 / 28', '11/28'],
    ['11/2028', '11/28'],
  ])('%s typed is never another month, and stands as %s when it is left', async (typed, shown) => {
    renderStep({ form: printed, words: labels });
    await userEvent.type(inputOf('Until'), typed);
    await userEvent.tab();
    expect(inputOf('Until').value).toBe(shown);
  });

  it('filled in by the browser and composed stand there at once', () => {
    const { onDraft } = renderStep({ form: printed, words: labels });
    fireEvent.input(inputOf('Card'), { target: { value: '4000010000000060' } });
    expect(inputOf('Card').value).toBe('4000 0100 0000 0060');
    fireEvent.compositionStart(inputOf('Until'));
    fireEvent.input(inputOf('Until'), { target: { value: '1128' } });
    expect(inputOf('Until').value).toBe('1128');
    fireEvent.compositionEnd(inputOf('Until'));
    expect(inputOf('Until').value).toBe('11/28');
    expect(onDraft).toHaveBeenLastCalledWith({ card: '4000010000000060', until: '1128' });
  });
});
