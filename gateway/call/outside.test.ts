import { expect, it } from 'vitest';
import { computingOutside } from './outside.ts';

it('computes between two runs of a transaction what the first asked for, once for the same', async () => {
  const story: string[] = [];
  const compute = (what: string) => () => {
    story.push(`compute ${what}`);
    return Promise.resolve(what.toUpperCase());
  };
  const result = await computingOutside(async (outside) => {
    story.push('begin');
    const both = await Promise.all([outside(['a'], compute('a')), outside(['b', undefined], compute('b'))]);
    const again = await outside(['a'], compute('a'));
    story.push('end');
    return [...both, again];
  });
  expect(result).toEqual(['A', 'B', 'A']);
  expect(story).toEqual(['begin', 'compute a', 'compute b', 'begin', 'end']);
});

it('computes anew for what another run judged differently', async () => {
  let runs = 0;
  const result = await computingOutside((outside) => {
    const stored = runs++ === 0 ? 'old' : 'new';
    return outside(['matches', stored], () => Promise.resolve(stored));
  });
  expect([result, runs]).toEqual(['new', 3]);
});

it('ends with what a transaction or a computation throws', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await expect(computingOutside(broken)).rejects.toThrow('broken');
  await expect(computingOutside((outside) => outside([], broken))).rejects.toThrow('broken');
});
