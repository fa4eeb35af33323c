import { describe, expect, it } from 'vitest';
import type { CompiledRule } from './compiled.ts';
import { holdsGuard, resolveSubject } from './guard.ts';
import { createPointerScope, extendScope, parseWordPointer } from './pointerScope.ts';
import { testWorld } from './testing/testWorld.ts';

const form = { details: { methods: ['FPS', 'bank'], method: 'FPS', amount: '12.00', 'a/b': 1 } };
const scope = createPointerScope(testWorld({ last: { done: { x: 1 } } }), { form, error: undefined });

describe('pointers', () => {
  it.each([
    ['$form/details/amount', '12.00'],
    ['$form/details/a~1b', 1],
    ['$user/realname_status', '3'],
    ['$const/limit.single/HKD', '100.00'],
    ['$now', '2025-06-03T10:00:00+08:00'],
    ['$last/done/x', 1],
    ['$form/details/none', undefined],
    ['$form/none/none', undefined],
    ['$error/code', undefined],
    ['$reply/x', undefined],
  ])('%s is %j', (pointer, value) => expect(scope.resolve(pointer)).toEqual(value));

  it.each(['$form/__proto__', '$user/constructor/name', '$form/details/prototype', 'form/x', '$', '$form.details'])(
    'refuses %s',
    (pointer) => expect(() => scope.resolve(pointer)).toThrow(),
  );

  it('sees own properties only', () => {
    expect(scope.resolve('$form/details/toString')).toBeUndefined();
    expect(scope.resolve('$form/details/amount/length')).toBeUndefined();
    expect(extendScope(scope, { self: { a: [5] } }).resolve('$self/a/length')).toBeUndefined();
    expect(extendScope(scope, { self: { a: [5] } }).resolve('$self/a/0')).toBe(5);
  });

  it('is extended without touching the rest', () => {
    const extended = extendScope(scope, { self: { amount: '1' } });
    expect(extended.resolve('$self/amount')).toBe('1');
    expect(extended.resolve('$form/details/method')).toBe('FPS');
    expect(scope.resolve('$self/amount')).toBeUndefined();
    expect(parseWordPointer('$form/a~0b')).toEqual({ word: 'form', tokens: ['a~b'] });
  });
});

describe('guards', () => {
  const rule: CompiledRule = { id: 'x.y', subject: ['a'], holds: (subject) => subject['a'] === '3' };
  const rules = { 'x.y': rule };
  const is = (at: string, values: readonly (string | number | boolean)[]) => ({
    type: 'is',
    params: { at, in: values },
  });

  it.each([
    [is('$form/details/method', ['FPS']), true],
    [is('$form/details/method', ['bank', 'FPS']), true],
    [is('$form/details/method', ['bank']), false],
    [is('$user/signed_in', [true]), true],
    [is('$user/signed_in', ['true']), false],
    [is('$reply/none', [false]), false],
  ])('%o is %s', (guard, holds) => expect(holdsGuard(guard, scope, rules)).toBe(holds));

  it.each([
    ['$form/details/methods', ['bank'], true],
    ['$form/details/methods', ['cash', 'FPS'], true],
    ['$form/details/methods', ['cash'], false],
    ['$form/details/method', ['FPS'], false],
    ['$form/details/none', ['FPS'], false],
  ])('says whether the list at %s has one of %j: %s', (at, values, holds) =>
    expect(holdsGuard({ type: 'has', params: { at, in: values } }, scope, rules)).toBe(holds),
  );

  it.each([
    ['$form/details', true],
    ['$form/details/amount', true],
    ['$form/details/none', false],
    ['$form/review', false],
  ])('says whether %s was asked: %s', (at, holds) =>
    expect(holdsGuard({ type: 'asked', params: { at } }, scope, rules)).toBe(holds),
  );

  it('asks a rule about the subject that its params describe', () => {
    expect(holdsGuard({ type: 'rule:x.y', params: { a: '$user/realname_status' } }, scope, rules)).toBe(true);
    expect(holdsGuard({ type: 'rule:x.y', params: { a: '$reply/none' } }, scope, rules)).toBe(false);
    expect(resolveSubject({ a: '$reply/none', b: 'literal', c: 5 }, scope)).toEqual({ b: 'literal', c: 5 });
  });

  it('knows no other guard', () => {
    expect(() => holdsGuard({ type: 'rule:x.z', params: {} }, scope, rules)).toThrow('not known');
    expect(() => holdsGuard({ type: 'code:OVER_LIMIT', params: {} }, scope, rules)).toThrow('not known');
  });
});
