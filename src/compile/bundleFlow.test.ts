import { describe, expect, it } from 'vitest';
import { loaders, routes } from 'virtual:flows';
import { constants } from 'virtual:content';
import { words } from 'virtual:words';
import type { JsonObject } from '../domain/json.ts';
import { resolveConstants } from '../rules/constants.ts';
import { createPointerScope } from '../rules/pointerScope.ts';
import { testWorld } from '../rules/testing/testWorld.ts';
import { bundleFlow } from './bundleFlow.ts';
import { ProjectError } from './dataFile.ts';
import { flowForPages, operationsForPages } from './forPages.ts';
import { loadProject } from './loadProject.ts';
import type { Project } from './project.ts';

const project = loadProject('.');
const now = '2025-06-03T10:00:00+08:00';
const world = testWorld({ now, const: resolveConstants(constants, now) });
const accounts = [
  { account_id: 'a1', status: 'active', currency: 'HKD', available: { currency: 'HKD', amount: '500.00' } },
];
const scope = createPointerScope(world, { reply: { accounts: { account_list: accounts } } });
const answers: readonly JsonObject[] = [
  {},
  {
    account_id: 'a1',
    method: 'FPS',
    type: 'mobile',
    mobile: '69876543',
    amount: '100.00',
  },
  { account_id: 'a1', method: 'FPS', type: 'email', email: 'x', remark: '陳', amount: '500.01' },
  { account_id: 'zz', method: 'bank', bank_code: 'x', account_number: '1', payee_name_en: 'A', amount: '1.234' },
  {
    account_id: 'a1',
    method: 'bank',
    bank_code: '024',
    account_number: '123456789',
    payee_name_en: 'A',
    amount: '99999999',
  },
  { remark: '𠮷'.repeat(20), amount: '1' },
  { remark: '𠮷'.repeat(21), amount: '1' },
];

describe('a bundle', () => {
  it.each(Object.keys(project.flows))('%s: is the same in the page as in Node', async (id) => {
    const inPage = ((await loaders[id]?.()) ?? expect.fail()).default;
    const inNode = bundleFlow(project, id);
    expect(inPage.flow).toEqual(flowForPages(inNode.flow));
    expect(inPage.operations).toEqual(operationsForPages(inNode.operations));
    expect(inPage.migrations).toEqual(inNode.migrations);
    expect(Object.keys(inPage.rules)).toEqual(Object.keys(inNode.rules));
    expect(Object.keys(inPage.flows)).toEqual(Object.keys(inNode.flows));
    expect(Object.keys(inPage.forms)).toEqual(Object.keys(inNode.forms));
    for (const [formId, form] of Object.entries(inNode.forms)) {
      const other = inPage.forms[formId] ?? expect.fail();
      expect([other.schema, other.ui, other.secrets]).toEqual([form.schema, form.ui, form.secrets]);
      for (const answer of answers) expect(other.validate(answer, scope)).toEqual(form.validate(answer, scope));
    }
  });

  it('has what the flow calls, with the secrets of its operations', () => {
    const { operations, flows, rules } = bundleFlow(project, 'transfer-to-hk');
    expect(operations['transferToHk']).toMatchObject({ path: '/transfer/toHk', effect: 'money', auth: 'member' });
    expect(operations['transferToHk']?.requestSecrets).toMatchObject({ '/ticket': 'ticket', '/otp_ticket': 'ticket' });
    expect(operations['transferQuote']).toMatchObject({ effect: 'read', fresh: 300, requestSecrets: {} });
    expect(operations['transferQuote']?.returnCodes).toContain('OVER_LIMIT');
    expect(operations['bankList']).toMatchObject({ effect: 'read', auth: 'public' });
    expect(Object.keys(flows)).toEqual(['confirm-payment']);
    expect(Object.keys(flows['confirm-payment']?.flows ?? {})).toEqual(['one-time-code']);
    expect(flows['confirm-payment']?.operations['authPayPwd']?.replySecrets).toEqual({ '/ticket': 'ticket' });
    expect(Object.keys(rules)).toEqual(['level.canTransferToHk', 'transfer.noAccountIsOpen']);
  });

  it('has forms that stand alone, with the layout and the secrets of shared values', () => {
    const form = bundleFlow(project, 'confirm-payment').forms['confirm-payment/ask'] ?? expect.fail();
    expect(JSON.stringify(form.schema)).not.toMatch(/\$ref|\$comment|"title"/);
    expect(form.schema['properties']).toMatchObject({
      pay_pwd: { 'x-shared': 'pay-pwd', pattern: '^[0-9]+$', minLength: 6, maxLength: 6 },
    });
    expect(form.ui['pay_pwd']).toMatchObject({ 'ui:widget': expect.any(String) });
    expect(form.secrets).toEqual({ '/pay_pwd': 'pin' });
  });

  it('judges the amount against the limit and the balance of the account chosen (R-VAL-07)', () => {
    const form = bundleFlow(project, 'transfer-to-hk').forms['transfer-to-hk/details'] ?? expect.fail();
    const good = answers[1] ?? expect.fail();
    expect(form.validate(good, scope)).toEqual([]);
    const over = form.validate({ ...good, amount: '500.01' }, scope);
    expect(over).toEqual([
      { pointer: '/amount', keyword: 'transfer.withinBalance', params: { limit: { amount: '500.00' }, count: 6 } },
    ]);
  });
});

describe('the registries', () => {
  it('route every entry and load the words of every file', async () => {
    expect(routes).toContainEqual(
      expect.objectContaining({ flow: 'transfer-to-hk', route: '/dashboard/transfer/toHk', query: [], at: null }),
    );
    const loaded = await words['zh-HK']?.['transfer-to-hk']?.();
    expect(loaded?.default).toHaveProperty('steps.details.title');
  });
});

describe('what is not there', () => {
  const without = (changes: Partial<Project>) => {
    try {
      bundleFlow({ ...project, ...changes }, 'transfer-to-hk');
      return '';
    } catch (error) {
      return error instanceof ProjectError ? error.message : String(error);
    }
  };

  it('is named at its place', () => {
    expect(without({ operations: {} })).toMatch(
      /flows\/transfer-to-hk\/flow\.json:\d+:\d+ {2}operation "userInfoQuery" is not known/,
    );
    expect(without({ rules: {} })).toMatch(/flow\.json:\d+:\d+ {2}rule "level.canTransferToHk" is not known/);
    expect(without({ forms: {} })).toMatch(/flow\.json:\d+:\d+ {2}form "transfer-to-hk\/details" is not known/);
    expect(() => bundleFlow(project, 'no-such-flow')).toThrow('flows/no-such-flow/flow.json:1:1  has no flow');
  });

  it('is told of a flow that calls itself through another', () => {
    const entry = project.flows['confirm-payment'] ?? expect.fail();
    const checking = entry.flow.states['checking'] ?? expect.fail();
    const invoke = { src: 'flow:transfer-to-hk', onDone: { target: 'ask' } };
    const flow = { ...entry.flow, states: { ...entry.flow.states, checking: { ...checking, invoke } } };
    const flows = { ...project.flows, 'confirm-payment': { ...entry, flow } };
    expect(without({ flows })).toMatch(/transfer-to-hk → confirm-payment → transfer-to-hk/);
  });
});
