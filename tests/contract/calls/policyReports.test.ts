import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POLICY_REPORTS } from '../../../gateway/http/securityHeaders.ts';
import type { LogRecord } from '../../../gateway/shared/log.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';

const logged: LogRecord[] = [];
let wallet: SampleGateway;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00', {}, { log: (record) => void logged.push(record) });
});
afterAll(() => wallet.close());

const report = async (body: unknown, type = 'application/csp-report') => {
  logged.length = 0;
  const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) };
  return (await wallet.gateway.fetch(new Request(`http://127.0.0.1${POLICY_REPORTS}`, init))).status;
};

describe('a report of what the policy of a page refused', () => {
  it('is one line: which rule, and nothing else of what was sent', async () => {
    const sent = {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/?card=4000010000000011',
    };
    expect(await report({ 'csp-report': sent })).toBe(204);
    expect(logged).toEqual([
      { event: 'policyViolation', from: expect.stringMatching(/^[\w-]{16}$/), keyword: 'script-src-elem' },
    ]);
  });

  it.each([
    ['of a rule that is none', { 'csp-report': { 'effective-directive': '4000010000000011' } }],
    ['without a rule', { 'csp-report': {} }],
    ['of nothing', []],
    ['that is too long', { 'csp-report': { 'effective-directive': 'img-src', sample: 'x'.repeat(20_000) } }],
  ])('%s is nothing', async (_what, body) => {
    expect(await report(body)).toBe(204);
    expect(logged).toEqual([]);
  });

  it('is no form of another site', async () => {
    const sent = { 'csp-report': { 'effective-directive': 'img-src' } };
    expect(await report(sent, 'text/plain')).toBe(204);
    expect(logged).toEqual([]);
  });
});
