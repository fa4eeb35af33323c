// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { makeForm } from '../testing/makeForm.ts';
import { makeWords } from '../testing/makeWords.ts';
import { scopeOf } from '../testing/scopeOf.ts';
import { StepForm } from './StepForm.tsx';

afterEach(cleanup);

const names = Array.from({ length: 200 }, (_, index) => `field${index}`);
const money = { 'x-currency': 'HKD' };
const fields = Object.fromEntries(
  names.map((name, index) => [name, { type: 'string', ...(index % 4 === 0 ? money : {}) }]),
);
const form = makeForm(fields, { schema: { required: ['field7'] } });
const words = makeWords(Object.fromEntries(names.map((name) => [name, { label: name }])));

function renderCounted(): { readonly commits: () => number } {
  let commits = 0;
  render(
    <UiProvider theme="light">
      <Profiler id="step" onRender={() => (commits += 1)}>
        <StepForm
          form={form}
          answer={{}}
          data={{}}
          scope={scopeOf()}
          words={words}
          events={['NEXT']}
          services={{ call: () => Promise.resolve({ type: 'network' }) }}
          onEvent={() => undefined}
        />
      </Profiler>
    </UiProvider>,
  );
  const before = commits;
  return { commits: () => commits - before };
}

/** By its id: a look through a large page by role takes seconds. */
function type(name: string, text: string): void {
  const input = document.getElementById(`field-${name}`) as HTMLInputElement;
  input.focus();
  for (const key of text) {
    fireEvent.keyDown(input, { key });
    fireEvent.input(input, { target: { value: input.value + key }, inputType: 'insertText' });
  }
}

it('a key in a form of 200 fields renders nothing', () => {
  const { commits } = renderCounted();
  type('field7', 'every key of a long answer');
  expect(commits()).toBe(0);
});

it('a field with an error is judged at each key, and the form is rendered only when the error changes', () => {
  const { commits } = renderCounted();
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#field-field7');
  const before = commits();
  type('field7', 'abc');
  expect(document.querySelector('a')).toBeNull();
  expect(commits() - before).toBe(1);
});
