import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WalletClient } from '../../support/walletClient.ts';
import { isRunning, startProcess, type ServerProcess } from '../support/serverProcess.ts';

let folder: string;
let server: ServerProcess;
let operators: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-operators-'));
  const settings = { DATA_DIR: folder, SANDBOX: 'true', OPERATOR_PORT: '0', DRAIN_SECONDS: '2' };
  const started = await startProcess(settings);
  if (!isRunning(started)) throw new Error(started.output);
  server = started;
  operators = /operators (http:\S+)\/metrics/.exec(server.output())![1]!;
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const page = async (url: string) => {
  const reply = await fetch(url);
  return { status: reply.status, type: reply.headers.get('content-type'), text: await reply.text() };
};
const client = () => new WalletClient((request) => fetch(request), server.origin);

describe('what operators see', () => {
  it('health and readiness, for whoever sends the calls and on the port of the operators', async () => {
    for (const origin of [server.origin, operators]) {
      expect(await page(`${origin}/health`)).toMatchObject({ status: 200, text: '{"status":"alive"}' });
      expect(await page(`${origin}/ready`)).toMatchObject({ status: 200, text: '{"status":"ready"}' });
    }
  });

  it('metrics on the port of the operators and on no other', async () => {
    await client().signIn('61234567');
    await client().call('loginByPwd', { area_code: '852', login_id: '61234567', login_pwd: 'Wrong1234' });
    const { status, type, text } = await page(`${operators}/metrics`);
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toContain('wallet_calls_total{operation="loginByPwd",code="PWD_ERROR"} 1');
    expect(text).toMatch(/^wallet_call_duration_seconds_bucket\{operation="loginByPwd",le="\+Inf"\} 2$/m);
    expect(text).toMatch(/^wallet_sessions 1$/m);
    expect(text).toMatch(/^wallet_ready 1$/m);
    expect(text).not.toMatch(/61234567|Sample1234|Wrong1234/);
    expect((await page(`${server.origin}/metrics`)).status).toBe(404);
  });

  it('runs of the jobs, once the clock has started them', async () => {
    await expect
      .poll(async () => (await page(`${operators}/metrics`)).text, { timeout: 10_000, interval: 500 })
      .toMatch(/^wallet_job_runs_total\{job="money",outcome="done"\} \d+$/m);
  });

  it('a line of JSON for each call, with the time and without secrets', () => {
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const calls = lines.map((line) => JSON.parse(line) as { event: string; time: string; operation?: string });
    const login = calls.find(({ operation }) => operation === 'loginByPwd')!;
    expect(Object.keys(login).sort()).toEqual(['code', 'event', 'from', 'lang', 'ms', 'operation', 'time', 'who']);
    expect(login.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(lines.join('\n')).not.toMatch(/61234567|Sample1234|Wrong1234/);
  });
});

it('a graceful stop: not ready at once, calls answered for a while, then the end without an error', async () => {
  const ended = server.kill('SIGTERM');
  await expect
    .poll(async () => (await page(`${server.origin}/ready`)).status, { timeout: 1500, interval: 50 })
    .toBe(503);
  expect((await page(`${operators}/ready`)).text).toBe('{"status":"draining"}');
  expect((await page(`${server.origin}/health`)).status).toBe(200);
  expect((await page(`${operators}/metrics`)).text).toMatch(/^wallet_ready 0$/m);
  expect((await client().call('contactCaptcha', {})).code).toBe('SUCCESS');
  expect(await ended).toBe(0);
  expect(server.output()).toContain('"event":"stop"');
});
