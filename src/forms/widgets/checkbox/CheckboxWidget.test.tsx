// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOutcome } from '../../../api/outcome.ts';
import { makeForm } from '../../testing/makeForm.ts';
import { makeWords } from '../../testing/makeWords.ts';
import { renderStep } from '../../testing/renderStep.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const form = makeForm({ agree: { type: 'boolean', const: true } }, { schema: { required: ['agree'] } });
const words = makeWords({ agree: { label: 'I agree', errors: { required: 'Please agree to the terms' } } });

it('is never ticked for the member (R-VAL-38)', async () => {
  const { onEvent } = renderStep({ form, words });
  const box = screen.getByLabelText('I agree') as HTMLInputElement;
  expect(box.checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('link').textContent).toBe('Please agree to the terms');
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { agree: true });
});

it('is explained below its text', () => {
  renderStep({ form, words: makeWords({ agree: { label: 'I agree', hint: 'To all of it' } }) });
  const box = screen.getByLabelText('I agree');
  const hint = screen.getByText('To all of it');
  expect(box.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(box.getAttribute('aria-describedby')).toBe(hint.id);
});

it('stands below what warns of it: the warning is read before the box is ticked', () => {
  const warned = makeForm(
    { agree: { type: 'boolean', const: true } },
    { ui: { agree: { 'ui:options': { warns: true } } } },
  );
  renderStep({ form: warned, words: makeWords({ agree: { label: 'I know the payee', hint: 'Beware of scams' } }) });
  const box = screen.getByLabelText('I know the payee');
  const warning = screen.getByText('Beware of scams');
  expect(box.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(box.getAttribute('aria-describedby')).toBe(warning.closest('[id]')?.id);
});

it('that has to be ticked is no answer when it is unticked again', async () => {
  const { onDraft } = renderStep({ form, words, answer: { agree: true } });
  await userEvent.click(screen.getByLabelText('I agree'));
  expect(onDraft).toHaveBeenLastCalledWith({});
});

it('is announced as required only where it has to be ticked', () => {
  const asked = { agree: { type: 'boolean', const: true }, told: { type: 'boolean' } };
  renderStep({
    form: makeForm(asked, { schema: { required: ['agree', 'told'] } }),
    words: makeWords({ agree: { label: 'I agree' }, told: { label: 'Tell me' } }),
  });
  expect(screen.getByLabelText('I agree').getAttribute('aria-required')).toBe('true');
  expect(screen.getByLabelText('Tell me').hasAttribute('aria-required')).toBe(false);
});

it('that may be left open says no when it is unticked, even where it was set before', async () => {
  const choice = makeForm({ told: { type: 'boolean' } }, { schema: { required: ['told'] } });
  const { onEvent } = renderStep({
    form: choice,
    words: makeWords({ told: { label: 'Tell me' } }),
    answer: { told: true },
  });
  await userEvent.click(screen.getByLabelText('Tell me'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onEvent).toHaveBeenCalledExactlyOnceWith('NEXT', { told: false });
});

describe('a document beside the box (R-VAL-38, AMB-28)', () => {
  const withTerms = makeForm(
    { agree: { type: 'boolean', const: true, 'x-service': { op: 'contentAppDownClause' } } },
    { ui: { agree: { 'ui:options': { documents: ['00'] } } } },
  );
  const named = makeWords(
    { agree: { label: 'I agree', options: { '00': 'Terms' } } },
    {},
    { DOWNLOAD_FAIL: 'No download' },
  );
  const opened = () => ({ opener: {} as unknown, location: { replace: vi.fn() }, close: vi.fn() });

  async function press(outcome: CallOutcome) {
    const tab = opened();
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const call = vi.fn(() => Promise.resolve(outcome));
    const { again } = renderStep({ form: withTerms, words: named, services: { call } });
    await userEvent.click(screen.getByRole('button', { name: /Terms/ }));
    return { tab, call, again };
  }

  it('opens in a tab of its own that knows nothing of this one, in the language of the page', async () => {
    const { tab, call } = await press({ type: 'done', data: { file_url: '/files/a1.pdf' } });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'contentAppDownClause',
      { file_type: '00', language: 'en' },
      undefined,
    );
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/files/a1.pdf`);
    expect(tab.opener).toBeNull();
  });

  it.each<[string, CallOutcome]>([
    ['another origin', { type: 'done', data: { file_url: '//elsewhere.example/a' } }],
    ['a script', { type: 'done', data: { file_url: 'javascript:alert(1)' } }],
    ['nothing', { type: 'network' }],
  ])('that is %s does not open', async (_what, outcome) => {
    const { tab } = await press(outcome);
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(tab.close).toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('that the gateway refuses says why', async () => {
    await press({ type: 'business', code: 'DOWNLOAD_FAIL', data: {} });
    expect(screen.getByRole('alert').textContent).toBe('No download');
  });

  it('that did not open says so in the language that is chosen afterwards', async () => {
    const { again } = await press({ type: 'business', code: 'DOWNLOAD_FAIL', data: {} });
    again({
      words: makeWords({ agree: { label: '同意', options: { '00': '條款' } } }, {}, { DOWNLOAD_FAIL: '未能下載' }),
    });
    expect(screen.getByRole('alert').textContent).toBe('未能下載');
  });
});
