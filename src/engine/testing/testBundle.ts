import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../domain/json.ts';
import type { SensitiveKind } from '../../domain/sensitive.ts';
import type { CompiledForm, World } from '../../rules/compiled.ts';
import { compileRule, type RuleLibrary } from '../../rules/compileRule.ts';
import { ruleSource } from '../../rules/ruleFile.ts';
import type { FlowBundle, OperationMeta } from '../bundle.ts';
import { expandFlow } from '../expandFlow.ts';
import type { FlowFile } from '../flowFile.ts';

/** A flow of the project, with forms that ask for `required` fields only: enough to test the engine by itself. */
export function testBundle(id: string, forms: { readonly [state: string]: TestForm } = {}): FlowBundle {
  const flow = JSON.parse(readFileSync(`flows/${id}/flow.json`, 'utf8')) as FlowFile;
  return bundleOf(flow, forms);
}

export interface TestForm {
  readonly required?: readonly string[];
  readonly secrets?: { readonly [pointer: string]: SensitiveKind };
  readonly schema?: JsonObject;
}

/** @param written as a flow file says it */
export function bundleOf(
  written: FlowFile,
  forms: { readonly [state: string]: TestForm } = {},
  subs: FlowBundle['flows'] = {},
): FlowBundle {
  const flow = expandFlow(written);
  const sources = Object.values(flow.states).flatMap(({ invoke }) => (invoke ? [invoke.src] : []));
  const flows = sources.filter((src) => src.startsWith('flow:')).map((src) => src.slice(5));
  const calls = sources.filter((src) => src.startsWith('op:')).map((src) => src.slice(3));
  return {
    flow,
    forms: Object.fromEntries(
      Object.entries(flow.states).flatMap(([state, { meta }]) =>
        meta?.form === undefined ? [] : [[meta.form, testForm(meta.form, forms[state] ?? SECRET_FORMS[meta.form])]],
      ),
    ),
    rules: rulesOf(flow),
    operations: Object.fromEntries(calls.map((operationId) => [operationId, testOperation(operationId)])),
    flows: Object.fromEntries(flows.map((sub) => [sub, subs[sub] ?? testBundle(sub)])),
    migrations: [],
  };
}

const SECRET_FORMS: { readonly [form: string]: TestForm } = {
  'confirm-payment/ask': { required: ['pay_pwd'], secrets: { '/pay_pwd': 'pin' } },
  'one-time-code/enter': { required: ['code'], secrets: { '/code/otp': 'otp' } },
  'device-code/enter': { required: ['code'], secrets: { '/code/otp': 'otp' } },
  'forgot-password/identify': { secrets: { '/captcha/captcha': 'otp' } },
  'login-by-password/credentials': { required: ['login_pwd'], secrets: { '/login_pwd': 'password' } },
};

/** The project's rules that a flow names. */
function rulesOf(flow: FlowFile): FlowBundle['rules'] {
  const ids = new Set([...JSON.stringify(flow).matchAll(/"rule:([^"]+)"/g)].map(([, id = '']) => id));
  return Object.fromEntries([...ids].map((id) => [id, compileRule(id, library)]));
}

const library: RuleLibrary = {
  load: (file) => JSON.parse(readFileSync(file, 'utf8')) as JsonObject,
  figure: () => undefined,
  rule: (id) => {
    const file = `flows/rules/${id.slice(0, id.indexOf('.'))}.json`;
    const { rules } = JSON.parse(readFileSync(file, 'utf8')) as { readonly rules: readonly JsonObject[] };
    const index = rules.findIndex((rule) => rule.id === id);
    const rule = rules[index];
    return rule && { rule: ruleSource(rule), file, pointer: `/rules/${index}` };
  },
};

const EFFECTS: { readonly [operationId: string]: Partial<OperationMeta> } = {
  transferToHk: { effect: 'money', requestSecrets: { '/ticket': 'ticket', '/otp_ticket': 'ticket' } },
  authPayPwd: { effect: 'attempt', requestSecrets: { '/pay_pwd': 'pin' }, replySecrets: { '/ticket': 'ticket' } },
  authOtp: { effect: 'attempt', requestSecrets: { '/otp': 'otp' }, replySecrets: { '/ticket': 'ticket' } },
  fpsPayeeCheck: { effect: 'attempt' },
  transferQuote: { effect: 'read', fresh: 300 },
  userInfoQuery: { effect: 'read', fresh: 60 },
  historyDetail: { effect: 'read', fresh: 30 },
  loginByPwd: {
    effect: 'attempt',
    session: 'starts',
    requestSecrets: { '/login_pwd': 'password' },
    replySecrets: { '/login_ticket': 'proof', '/token': 'token' },
    replyUntil: { '/login_ticket': '/expire_time' },
  },
  loginChooseCard: {
    effect: 'attempt',
    session: 'starts',
    requestSecrets: { '/login_ticket': 'proof' },
    replySecrets: { '/login_ticket': 'proof', '/token': 'token' },
    replyUntil: { '/login_ticket': '/expire_time' },
  },
  forgetPwdStart: {
    effect: 'attempt',
    requestSecrets: { '/captcha': 'otp' },
    replySecrets: { '/fp_ticket': 'proof' },
    replyUntil: { '/fp_ticket': '/expire_time' },
  },
  loginVerifyDevice: {
    effect: 'attempt',
    session: 'starts',
    requestSecrets: { '/login_ticket': 'proof', '/otp': 'otp' },
    replySecrets: { '/token': 'token' },
  },
};

function testOperation(operationId: string): OperationMeta {
  return {
    operationId,
    path: `/${operationId}`,
    effect: 'read',
    auth: 'member',
    returnCodes: [],
    requestSecrets: {},
    replySecrets: {},
    ...EFFECTS[operationId],
  };
}

function testForm(id: string, { required = [], secrets = {}, schema = {} }: TestForm = {}): CompiledForm {
  return {
    id,
    schema: { type: 'object', ...schema },
    ui: {},
    secrets,
    validate: (answer) =>
      required
        .filter((name) => !Object.hasOwn(answer, name))
        .map((name) => ({ pointer: `/${name}`, keyword: 'required', params: {} })),
    tidy: (answer) => answer,
    prune: (answer) => answer,
  };
}

export function testWorld(change: Partial<World> = {}): World {
  return {
    user: { signed_in: true, realname_status: '3' },
    site: {},
    const: {},
    calendars: {},
    now: '2026-11-23T10:00:00+08:00',
    ...change,
  };
}
