import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { loadProject } from '../compile/loadProject.ts';
import { ruleLibrary } from '../compile/flowParts.ts';
import { compileRule, standaloneRuleSchema } from './compileRule.ts';
import { resolveConstants } from './constants.ts';
import { explainRule } from './explainRule.ts';
import { sampleRule } from './sampleRule.ts';
import { testWorld } from './testing/testWorld.ts';

const project = loadProject('.');
const library = ruleLibrary(project);
const now = '2025-06-03T10:00:00+08:00';
const world = testWorld({
  now,
  const: resolveConstants(
    Object.values(project.constants).map(({ constant }) => constant),
    now,
  ),
  calendars: project.calendars as unknown as JsonObject,
});

describe('every rule of the project', () => {
  it.each(Object.keys(project.rules))('%s: its examples are what they say', (id) => {
    const { rule } = project.rules[id] ?? expect.fail();
    const compiled = compileRule(id, library);
    expect(rule.examples.hold.filter((subject) => !compiled.holds(subject, world))).toEqual([]);
    expect(rule.examples.fail.filter((subject) => compiled.holds(subject, world))).toEqual([]);
  });

  it.each(Object.keys(project.rules))('%s: fails when any member without a default is absent', (id) => {
    const { rule } = project.rules[id] ?? expect.fail();
    const compiled = compileRule(id, library);
    for (const subject of rule.examples.hold) {
      for (const member of Object.keys(subject)) {
        if (Object.hasOwn(rule.defaults ?? {}, member)) continue;
        const { [member]: _absent, ...rest } = subject;
        expect(compiled.holds(rest, world)).toBe(false);
      }
    }
  });

  it.each(Object.keys(project.rules))('%s: the sampler finds subjects on both sides without its examples', (id) => {
    const { rule } = project.rules[id] ?? expect.fail();
    const bare = { ...rule, examples: { hold: rule.examples.hold.slice(0, 1), fail: [] } };
    const compiled = compileRule(id, library);
    const samples = sampleRule(bare, standaloneRuleSchema(id, library), compiled, world);
    expect(samples.notProven).toEqual([]);
    expect(samples.hold.every((subject) => compiled.holds(subject, world))).toBe(true);
    expect(samples.fail.some((subject) => compiled.holds(subject, world))).toBe(false);
  });

  it.each(['en', 'zh-HK', 'zh-CN'] as const)('explains itself in %s', (lang) => {
    for (const { rule } of Object.values(project.rules)) expect(explainRule(rule, lang)).not.toEqual([]);
  });
});

describe('transfer.withinSingleLimit (R-VAL-07)', () => {
  it('meets its edges: the limit of the level in the currency, and a cent above', () => {
    const id = 'transfer.withinSingleLimit';
    const { rule } = project.rules[id] ?? expect.fail();
    const compiled = compileRule(id, library);
    const limits = world.const['limit.transfer.single.3'] as { readonly HKD: string };
    const subject = { amount: limits.HKD, currency: 'HKD', status: '3' };
    expect(compiled.holds(subject, world)).toBe(true);
    expect(compiled.failure({ ...subject, amount: `${limits.HKD.slice(0, -1)}1` }, world)).toEqual({
      limit: { amount: limits.HKD, currency: 'HKD' },
    });
    const samples = sampleRule(rule, standaloneRuleSchema(id, library), compiled, world);
    expect(samples.hold.some(({ amount }) => amount === limits.HKD)).toBe(true);
  });

  it.each(['0', '1', '3'])('has a limit for the level %s in each currency', (status) => {
    const compiled = compileRule('transfer.withinSingleLimit', library);
    const limits = world.const[`limit.transfer.single.${status}`] as { readonly [currency: string]: string };
    for (const [currency, limit] of Object.entries(limits)) {
      expect(compiled.holds({ amount: limit, currency, status }, world)).toBe(true);
      expect(compiled.failure({ amount: '999999.00', currency, status }, world)).toEqual({
        limit: { amount: limit, currency },
      });
    }
  });

  it('gives a level that nobody knows the limit of T2 (AMB-34)', () => {
    const compiled = compileRule('transfer.withinSingleLimit', library);
    const { HKD } = world.const['limit.transfer.single.1'] as { readonly HKD: string };
    const subject = { amount: '999999.00', currency: 'HKD', status: '2' };
    expect(compiled.failure(subject, world)).toEqual({ limit: { amount: HKD, currency: 'HKD' } });
  });

  it('says what it asks', () => {
    const { rule } = project.rules['transfer.withinSingleLimit'] ?? expect.fail();
    expect(explainRule(rule, 'en')).toEqual(['amount is at most [limit.transfer.single.status, else 1] (currency)']);
  });

  it('is always true, and the sampler says so, when its schema says nothing', () => {
    const { rule } = project.rules['transfer.withinBalance'] ?? expect.fail();
    const empty = { ...rule, schema: {} };
    const bare = { ...library, rule: () => ({ rule: empty, file: 'x', pointer: '' }) };
    const samples = sampleRule(empty, standaloneRuleSchema('x', bare), compileRule('x', bare), world);
    expect(samples.notProven).toEqual(['fail']);
  });
});
