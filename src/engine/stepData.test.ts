import { expect, test } from 'vitest';
import type { World } from '../rules/compiled.ts';
import { createFigure } from '../rules/figures/createFigure.ts';
import { createPointerScope } from '../rules/pointerScope.ts';
import { stepData } from './stepData.ts';

const world: World = { user: {}, site: {}, const: {}, calendars: {}, now: '2026-03-03T12:00:00+08:00' };
const doubled = createFigure('a.doubled', ['n'], { type: 'integer', value: { product: [{ data: '/n' }, 2] } }, {}, {});
const node = {
  meta: {
    data: { said: '$form/ask/n', gone: '$form/ask/other' },
    figures: {
      twice: { figure: 'a.doubled', params: { n: '$form/ask/n' } },
      none: { figure: 'a.doubled', params: { n: '$form/ask/other' } },
      typed: { figure: 'a.doubled', params: { n: '$self/n' } },
    },
  },
};

test('a step offers its data and its figures; what is absent, or only typed so far, is left out', () => {
  const scope = createPointerScope(world, { form: { ask: { n: 4 } } });
  expect(stepData(node, { figures: { 'a.doubled': doubled } }, scope)).toEqual({ said: 4, twice: 8 });
});
