import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../domain/json.ts';
import type { PointerScope, World } from '../../rules/compiled.ts';
import { rememberedJudge } from './rememberedForms.ts';

const world: World = { user: {}, site: {}, const: {}, calendars: {}, now: '2026-01-05T10:00:00+08:00' };

function scopeOf(values: { readonly [pointer: string]: Json }, looked: string[] = [], at = world): PointerScope {
  return {
    world: at,
    resolve: (pointer) => {
      looked.push(pointer);
      return values[pointer];
    },
  };
}

interface Other {
  readonly what: string;
  readonly given?: JsonObject;
  readonly limit?: string;
  readonly at?: World;
}

/** Looks at the limit only where the kind asks for it. */
function judged() {
  const calls: JsonObject[] = [];
  const judge = rememberedJudge((answer, scope) => {
    calls.push(answer);
    return [scope.world.now, scope.resolve('$form/kind') === 'limited' ? scope.resolve('$form/limit') : 'free'];
  });
  return { calls, judge };
}

describe('what a form said of an answer', () => {
  const answer = { amount: '1.00' };

  test('is not asked again while what it looked up is the same, in other objects too', () => {
    const { calls, judge } = judged();
    const limit = () => scopeOf({ '$form/kind': 'limited', '$form/limit': { HKD: '5.00' } });
    expect(judge(answer, limit())).toEqual([world.now, { HKD: '5.00' }]);
    expect(judge(answer, limit())).toEqual([world.now, { HKD: '5.00' }]);
    expect(calls).toHaveLength(1);
  });

  test.each<Other>([
    { what: 'a value that was looked up', limit: '6.00' },
    { what: 'the world', at: { ...world, now: '2027-01-05T10:00:00+08:00' } },
    { what: 'the answer', given: { amount: '1.00' } },
  ])('is asked again where this is another: $what', ({ given = answer, limit = '5.00', at = world }) => {
    const { calls, judge } = judged();
    judge(answer, scopeOf({ '$form/kind': 'limited', '$form/limit': '5.00' }));
    const scope = scopeOf({ '$form/kind': 'limited', '$form/limit': limit }, [], at);
    expect(judge(given, scope)).toEqual([at.now, limit]);
    expect(calls).toHaveLength(2);
  });

  test('looks up no more than the form itself would', () => {
    const { judge } = judged();
    judge(answer, scopeOf({ '$form/kind': 'limited', '$form/limit': '5.00' }));
    const looked: string[] = [];
    expect(judge(answer, scopeOf({ '$form/kind': 'free' }, looked))).toEqual([world.now, 'free']);
    expect(new Set(looked)).toEqual(new Set(['$form/kind']));
  });
});
