import { describe, expect, it } from 'vitest';
import { loadProject } from '../compile/loadProject.ts';
import { samplePattern } from './samplePattern.ts';

describe('samplePattern', () => {
  it.each([
    ['^\\d{6}$', ['000000', '999999']],
    ['^[A-Z]{1,2}\\d{6}\\([0-9A]\\)$', ['A000000(0)', 'AA000000(0)', 'Z999999(A)']],
    ['^(FPS|bank)$', ['FPS', 'bank']],
    ['^a?b+$', ['b', 'abbb']],
  ])('%s', (pattern, some) => expect(samplePattern(pattern)).toEqual(expect.arrayContaining(some)));

  it('finds a text behind look-aheads, and one in Chinese', () => {
    expect(samplePattern('^(?=.*[A-Z])(?=.*\\d).{8,16}$')).not.toEqual([]);
    expect(samplePattern('^\\p{Script=Han}+$')).not.toEqual([]);
  });

  it('has nothing for what is no pattern, or has no text', () => {
    expect(samplePattern('(')).toEqual([]);
    expect(samplePattern('^\\b$')).toEqual([]);
  });

  it('finds a text for every pattern of the schemas', () => {
    const texts = [...loadProject('.').files.values()].filter(({ path }) =>
      /^(schemas\/(?!language)|flows\/rules)/.test(path),
    );
    const patterns = texts.flatMap(({ text }) =>
      [...text.matchAll(/"pattern": ("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(json ?? '""') as string),
    );
    expect(patterns.length).toBeGreaterThan(10);
    expect(patterns.filter((pattern) => samplePattern(pattern).length === 0)).toEqual([]);
  });
});
