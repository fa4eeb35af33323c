import { expect, it } from 'vitest';
import type { FlowFile } from './flowFile.ts';
import { bundleOf, testWorld } from './testing/testBundle.ts';
import { FlowWalk } from './testing/flowWalk.ts';

const step = (stage: string, target: string, more = {}) => ({ meta: { stage }, on: { NEXT: { target }, ...more } });
const flow = bundleOf({
  id: 'trip',
  version: 1,
  description: '',
  meta: { source: [], entries: { '/trip': {} } },
  initial: 'who',
  states: {
    who: step('who', 'where', { SKIP: { target: 'review' } }),
    where: step('where', 'review'),
    review: step('review', 'success'),
    success: { type: 'final' },
  },
} as unknown as FlowFile);
const begun = () => new FlowWalk(flow, testWorld());
const progress = ({ view }: FlowWalk) => view.progress;

it('tells which stages the member came through, and which were skipped', () => {
  const stages = ['who', 'where', 'review'];
  expect(progress(begun())).toEqual({ stages, at: 'who', passed: [] });
  expect(progress(begun().next({}).next({}))).toEqual({ stages, at: 'review', passed: ['who', 'where'] });
  expect(progress(begun().press('SKIP'))).toEqual({ stages, at: 'review', passed: ['who'] });
  expect(progress(begun().next({}).next({}).back())).toEqual({ stages, at: 'where', passed: ['who'] });
});
