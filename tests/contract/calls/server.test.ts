import { request as httpRequest } from 'node:http';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../gateway/migrations/openDatabase.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { isRunning, startProcess, stopDuringStart, type Ended, type ServerProcess } from '../support/serverProcess.ts';

let folder: string;
let settings: { readonly [name: string]: string };
let server: ServerProcess;

const started = async (env: { readonly [name: string]: string }) => {
  const process = await startProcess(env);
  if (!isRunning(process)) throw new Error(process.output);
  return process;
};
const refused = async (env: { readonly [name: string]: string }): Promise<Ended> => {
  const process = await startProcess(env);
  if (!isRunning(process)) return process;
  await process.kill('SIGKILL');
  throw new Error('It started.');
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-server-'));
  await mkdir(join(folder, 'portal'));
  await writeFile(join(folder, 'portal', 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__" />');
  await writeFile(join(folder, 'portal', 'manifest.json'), '{"index.html":{"file":"index.html"}}');
  settings = { DATA_DIR: join(folder, 'data'), PORTAL_DIR: join(folder, 'portal'), SANDBOX: 'true' };
  server = await started(settings);
});
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const client = () => new WalletClient((request) => fetch(request), server.origin);
const CALL = '/gateway/gc4-app-server/contact/captcha';

/** Sends bytes as they are, without the care that `fetch` takes. */
const sendRaw = (path: string, method: string, headers: { [name: string]: string }, body: Buffer) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = httpRequest(server.origin + path, { method, headers, agent: false }, (reply) => {
      let text = '';
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

describe('the server', () => {
  it('says where it is, who can sign in and where the codes are', () => {
    expect(server.output()).toContain(`ready ${server.origin}/gc4-app-pc/`);
    expect(server.output()).toContain(`${server.origin}/sandbox/outbox`);
    expect(server.output()).toMatch(/Sample1234[^]*61234567/);
  });

  it('serves the portal with a policy without unsafe words', async () => {
    const page = await fetch(`${server.origin}/gc4-app-pc/dashboard`);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain(/nonce="([^"]+)"/.exec(await page.text())![1]!);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('carries out calls, and cuts the connection where a fault asks for it', async () => {
    const visitor = client();
    await visitor.must('contactCaptcha', {});
    await visitor.sandbox('POST', '/faults', { operation: 'contactCaptcha', kind: 'dropAfter' });
    await expect(visitor.call('contactCaptcha', {})).rejects.toThrow('fetch failed');
    await visitor.must('contactCaptcha', {});
  });

  it.each([
    ['eight megabytes', 'POST', Buffer.alloc(8 * 1024 * 1024, 0x61)],
    ['twenty megabytes', 'POST', Buffer.alloc(20 * 1024 * 1024, 0x61)],
    ['bytes that are no text', 'POST', Buffer.from([0xff, 0xfe, 0x00])],
    ['a million brackets', 'POST', Buffer.alloc(1_000_000, 0x5b)],
    ['another method', 'PATCH', Buffer.from('{}')],
  ])('answers %s with an envelope', async (_what, method, body) => {
    const headers = { 'content-type': 'application/json', lang: 'en', ver: '1.0.0', 'session-id': '0123456789abcdef' };
    const { status, text } = await sendRaw(CALL, method, headers, body);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ return_code: 'PARAM_ERROR' });
  });

  it('lives on after requests that end in the middle', async () => {
    for (let time = 0; time < 5; time++) {
      await new Promise<void>((resolve) => {
        const sent = httpRequest(server.origin + CALL, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': '1000' },
        });
        sent.on('error', () => resolve());
        sent.write('{"req');
        setTimeout(() => sent.destroy(), 30);
      });
    }
    expect((await client().call('contactCaptcha', {})).code).toBe('SUCCESS');
  });

  it('refuses a second start on its data folder in one line', async () => {
    const { code, output } = await refused(settings);
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The data folder .* is in use by process \d+\. .*$/);
  });

  it('refuses a taken port in one line', async () => {
    const { code, output } = await refused({ DATA_DIR: join(folder, 'other'), PORT: new URL(server.origin).port });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Port \d+ is taken\. .*$/);
  });

  it('refuses a portal of which something is missing in one line', async () => {
    const PORTAL_DIR = join(folder, 'half');
    await mkdir(PORTAL_DIR);
    await writeFile(join(PORTAL_DIR, 'index.html'), '');
    const { code, output } = await refused({ DATA_DIR: join(folder, 'other'), PORTAL_DIR });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^PORTAL_DIR is .*: its manifest\.json is missing\. Run npm run build, .*$/);
  });

  it('refuses a data folder that cannot be written in one line', async () => {
    const { code, output } = await refused({ DATA_DIR: join(folder, 'portal', 'index.html', 'data') });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The data folder .* cannot be written \(\w+\)\. .*$/);
  });

  it('refuses a database that is no folder in one line', async () => {
    const DATA_DIR = join(folder, 'no-folder');
    await mkdir(DATA_DIR);
    await writeFile(join(DATA_DIR, 'database'), '');
    const { code, output } = await refused({ DATA_DIR });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The data folder .* cannot be written \(EEXIST\)\. A file is in its way: .*$/);
  });

  it('refuses a damaged database in one line', async () => {
    const DATA_DIR = join(folder, 'damaged');
    await mkdir(join(DATA_DIR, 'database'), { recursive: true });
    await writeFile(join(DATA_DIR, 'database', 'PG_VERSION'), '12\n');
    const { code, output } = await refused({ DATA_DIR });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The database in .* cannot be opened: .*$/);
  });

  it('refuses a database from which a table is gone in one line', async () => {
    const DATA_DIR = join(folder, 'without-table');
    const database = await openDatabase({ dataDir: join(DATA_DIR, 'database') });
    await database.transaction((tx) => tx.script('DROP TABLE gateway_secrets'));
    await database.close();
    const { code, output } = await refused({ DATA_DIR });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The database in .* cannot be used \(42P01\)\. What lies in it is damaged .*$/);
  });

  it('ends without an error where it is asked to stop before it is ready, and leaves nothing half done', async () => {
    const DATA_DIR = join(folder, 'stopped');
    const lock = join(DATA_DIR, 'database.lock');
    const isThere = (file: string) =>
      stat(file).then(
        () => true,
        () => false,
      );
    const { code, output } = await stopDuringStart({ DATA_DIR, SANDBOX: 'true' }, () => isThere(lock));
    expect(code).toBe(0);
    expect(output.trim()).toMatch(/^\{"time":"[^"]+","event":"stop"\}$/);
    expect(await isThere(lock)).toBe(false);
    const again = await started({ DATA_DIR, SANDBOX: 'true' });
    expect(await again.kill('SIGTERM')).toBe(0);
  });

  it('refuses a sandbox that others could reach, in one line', async () => {
    const { code, output } = await refused({ HOST: '0.0.0.0', SANDBOX: 'true' });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The sandbox .*$/);
  });

  it('stops when asked, keeps sessions, devices and locks, starts again with its sandbox and never without', async () => {
    const member = client();
    await member.signIn('61234567');
    const wrong = { area_code: '852', login_id: '61234570', login_pwd: 'Wrong1234' };
    await client().call('loginByPwd', wrong);
    expect(await server.kill('SIGTERM')).toBe(0);
    // Refused before it leaves a proof of its key, without which the next start would be refused too.
    const VAULT_KEYS = `1:${Buffer.alloc(32, 1).toString('base64')}`;
    const { code, output } = await refused({ ...settings, SANDBOX: 'false', VAULT_KEYS });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^The database belongs to a sandbox: .*$/);
    server = await started(settings);
    const again = new WalletClient((request) => fetch(request), server.origin);
    again.session = member.session;
    expect((await again.must('userInfoQuery', {})).account_list).toHaveLength(1);
    expect((await again.call('loginByPwd', wrong)).data).toMatchObject({ left: 3 });
  });
});
