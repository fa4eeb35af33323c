import { describe, expect, it } from 'vitest';
import { KnownAnswers } from './knownAnswers.ts';

/** A machine of two guards in order, and how often it was asked. */
function machine() {
  let asked = 0;
  return {
    times: () => asked,
    learn: (holds: (guard: string) => boolean) => {
      asked += 1;
      if (holds('a')) return 'first';
      return holds('b') && holds('b') ? 'second' : undefined;
    },
  };
}

const holding =
  (...names: readonly string[]) =>
  (guard: unknown) =>
    names.includes(guard as string);

describe('answers of a machine', () => {
  it('are asked for once for each run of verdicts', () => {
    const { learn, times } = machine();
    const answers = new KnownAnswers();
    const ask = (...names: readonly string[]) => answers.answer('q', holding(...names), learn as never);
    expect([ask('a'), ask('b'), ask()]).toEqual(['first', 'second', undefined]);
    expect(times()).toBe(3);
    expect([ask('a', 'b'), ask('b'), ask(), ask('a')]).toEqual(['first', 'second', undefined, 'first']);
    expect(times()).toBe(3);
  });

  it('ask no guard that the machine would not have asked', () => {
    const { learn } = machine();
    const answers = new KnownAnswers();
    answers.answer('q', holding('b'), learn as never);
    const asked: unknown[] = [];
    answers.answer('q', (guard) => asked.push(guard) > 0, learn as never);
    expect(asked).toEqual(['a', 'a']);
    asked.length = 0;
    answers.answer('q', (guard) => asked.push(guard) > 0, learn as never);
    expect(asked).toEqual(['a']);
  });

  it('of one question say nothing of another', () => {
    const answers = new KnownAnswers();
    expect(answers.answer('one', holding(), () => 'x')).toBe('x');
    expect(answers.answer('other', holding(), () => 'y')).toBe('y');
  });
});
