import { describe, expect, it } from 'vitest';
import { loadContent } from './content/loadContent.ts';
import { startServer } from './startServer.ts';
import { BadSetting, readSettings as read } from './settings.ts';

/** Allowed what only a trial may do. */
const readSettings = (env: Record<string, string>) => read({ ALLOW_EMBEDDED: 'true', ...env });

describe('settings of the gateway', () => {
  it('serves this machine on port 8080 without a sandbox, unless told otherwise', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, host: '127.0.0.1', sandbox: false });
    expect(readSettings({ PORT: '9000', SANDBOX: 'true' })).toMatchObject({ port: 9000, sandbox: true });
    const blank = { PORT: ' ', DRAIN_SECONDS: '\t', CALLS_PER_SECOND: ' ', OPERATOR_PORT: ' ', SANDBOX: '' };
    expect(readSettings(blank)).toEqual(readSettings({}));
  });

  it.each(['1', 'yes', 'TRUE', 'on', '0'])('takes true or false and does not guess what %s means', (text) => {
    expect(() => readSettings({ SANDBOX: text })).toThrow(`SANDBOX is "${text}"; write true or false.`);
    expect(() => read({ ALLOW_EMBEDDED: text })).toThrow(`ALLOW_EMBEDDED is "${text}"; write true or false.`);
    // Also where nothing depends on it.
    expect(() => read({ SANDBOX: 'true', ALLOW_EMBEDDED: text })).toThrow('ALLOW_EMBEDDED is');
  });

  it('is without a sandbox where that is false or nothing', () => {
    for (const SANDBOX of ['false', '']) expect(readSettings({ SANDBOX }).sandbox).toBe(false);
    expect(() => read({ ALLOW_EMBEDDED: 'false' })).toThrow('Without DATABASE_URL and VAULT_KEYS');
  });

  it('takes the variant of the site, which is known or the gateway does not start (AMB-77)', async () => {
    expect(readSettings({})).not.toHaveProperty('siteVariant');
    expect(readSettings({ SITE_VARIANT: 'mainland' }).siteVariant).toBe('mainland');
    expect(loadContent('mainland').site).toMatchObject({ variant: 'mainland', area_code: '86' });
    await expect(startServer(readSettings({ SITE_VARIANT: 'macao', SANDBOX: 'true' }), () => {})).rejects.toThrow(
      'SITE_VARIANT is "macao"; "variants" of content/site.json has: hk, mainland.',
    );
  });

  it.each(['0x50', '8e3', '80.0', '-1', '65536', 'http'])('a port of "%s" is none', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}", which is no port number.`);
  });

  it('does not start without the portal that PORTAL_DIR names', async () => {
    const settings = readSettings({ PORTAL_DIR: '/no/such/dist', SANDBOX: 'true' });
    await expect(startServer(settings, () => {})).rejects.toThrow(
      /^PORTAL_DIR is .*such.dist, which is no built portal: its index.html is missing. Run npm run build/,
    );
  });

  it.each(['0.0.0.0', '::', '192.168.1.2', 'wallet.example', '127.0.0.1.example'])(
    'refuses a sandbox on %s (AMB-62)',
    (HOST) => {
      const behind = { TRUSTED_PROXIES: '10.0.0.1', PUBLIC_ORIGIN: 'https://wallet.example' };
      expect(() => readSettings({ HOST, SANDBOX: 'true', ...behind })).toThrow(BadSetting);
      expect(readSettings({ HOST, ...behind }).host).toBe(HOST);
    },
  );

  it.each<[string, Record<string, string>]>([
    ['neither', {}],
    ['no proxy', { PUBLIC_ORIGIN: 'https://wallet.example' }],
    ['a list without a proxy', { PUBLIC_ORIGIN: 'https://wallet.example', TRUSTED_PROXIES: ' , ' }],
    ['no TLS', { TRUSTED_PROXIES: '10.0.0.1' }],
    ['no TLS at this machine', { TRUSTED_PROXIES: '10.0.0.1', PUBLIC_ORIGIN: 'http://127.0.0.1' }],
  ])('refuses a public address in plain HTTP: %s', (_what, env) => {
    const plain = 'is "0.0.0.0", and others could reach it in plain HTTP';
    expect(() => readSettings({ HOST: '0.0.0.0', ...env })).toThrow(`HOST ${plain}`);
    const operators = { OPERATOR_HOST: '0.0.0.0', OPERATOR_PORT: '9090' };
    expect(() => readSettings({ ...operators, ...env })).toThrow(`OPERATOR_HOST ${plain}`);
  });

  it('takes an address for operators that is behind TLS, or that nothing is served at', () => {
    const operators = { OPERATOR_HOST: '10.0.0.5', OPERATOR_PORT: '9090' };
    const behind = { TRUSTED_PROXIES: '10.0.0.1', PUBLIC_ORIGIN: 'https://wallet.example' };
    expect(readSettings({ ...operators, ...behind }).operatorHost).toBe('10.0.0.5');
    expect(readSettings({ OPERATOR_HOST: '10.0.0.5' }).operatorPort).toBeUndefined();
  });

  it('gives operators a port of their own, unless each is at an address of its own', () => {
    const both = { PORT: '9090', OPERATOR_PORT: '9090' };
    const behind = { TRUSTED_PROXIES: '10.0.0.1', PUBLIC_ORIGIN: 'https://wallet.example' };
    for (const HOST of ['127.0.0.1', '0.0.0.0', '::'])
      expect(() => readSettings({ ...both, HOST, ...behind })).toThrow('OPERATOR_PORT is "9090", as PORT is.');
    expect(readSettings({ ...both, HOST: '10.0.0.5', ...behind }).operatorPort).toBe(9090);
    expect(readSettings({ PORT: '0', OPERATOR_PORT: '0' }).operatorPort, 'each is given another').toBe(0);
  });

  it('refuses TLS that ends at a proxy nobody named, though it runs on this machine', () => {
    const PUBLIC_ORIGIN = 'https://wallet.example';
    expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow('Name it in TRUSTED_PROXIES');
    expect(readSettings({ PUBLIC_ORIGIN, TRUSTED_PROXIES: '127.0.0.1' }).publicOrigin).toBe(PUBLIC_ORIGIN);
    expect(readSettings({ PUBLIC_ORIGIN, SANDBOX: 'true' }).publicOrigin).toBe(PUBLIC_ORIGIN);
  });

  it.each<[string, Record<string, string>]>([
    ['DATABASE_URL and VAULT_KEYS', {}],
    ['VAULT_KEYS', { DATABASE_URL: 'postgres://localhost/wallet' }],
    ['DATABASE_URL', { VAULT_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}` }],
  ])('starts without %s only where it is told so: in a sandbox, or by ALLOW_EMBEDDED', (missing, env) => {
    expect(() => read(env)).toThrow(`Without ${missing} the gateway`);
    for (const told of [{ SANDBOX: 'true' }, { ALLOW_EMBEDDED: 'true' }])
      expect(read({ ...env, ...told }).port).toBe(8080);
  });

  it.each([
    'mysql://root:hunter2@localhost/wallet',
    'localhost/wallet',
    'user:hunter2@host/wallet',
    'socket:/run?db=w',
  ])('takes no database but one of PostgreSQL, and never repeats what was written: %s', (DATABASE_URL) => {
    expect(() => readSettings({ DATABASE_URL })).toThrow(
      /^(?!.*hunter2)DATABASE_URL begins with postgres:\/\/ or postgresql:\/\/, like/,
    );
  });

  it.each(['postgres://localhost/wallet', 'postgresql://u:p@/wallet?host=/run/postgresql'])(
    'takes %s',
    (DATABASE_URL) => expect(readSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL),
  );

  it('names HOST or OPERATOR_HOST when it cannot be resolved, before it opens a database', async () => {
    const behind = {
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://wallet.example',
      DATA_DIR: '/dev/null/data',
    };
    const start = (env: Record<string, string>) =>
      startServer(readSettings({ PORT: '0', ...behind, ...env }), () => {});
    await expect(start({ HOST: 'wallet.invalid' })).rejects.toThrow(/^HOST is "wallet\.invalid", a name that nobody/);
    await expect(start({ OPERATOR_HOST: 'wallet.invalid', OPERATOR_PORT: '0' })).rejects.toThrow(/^OPERATOR_HOST is/);
  });

  it('takes the operators’ keys, and never repeats a wrong one', () => {
    const VAULT_KEYS = `1:${Buffer.alloc(32, 1).toString('base64')}`;
    expect(readSettings({}).vaultKeys).toEqual([]);
    expect(readSettings({ VAULT_KEYS }).vaultKeys.map(({ version }) => version)).toEqual([1]);
    expect(() => readSettings({ VAULT_KEYS: 'hunter2' })).toThrow(/^(?!.*hunter2)VAULT_KEYS is a list/);
  });

  it('knows where members reach it: here, or where its operator says', () => {
    expect(readSettings({ PORT: '9000' }).publicOrigin).toBe('http://127.0.0.1:9000');
    const behind = { PUBLIC_ORIGIN: 'https://wallet.example', TRUSTED_PROXIES: '10.0.0.1' };
    expect(readSettings(behind).publicOrigin).toBe('https://wallet.example');
  });

  it.each(['wallet.example', 'http://wallet.example', 'https://wallet.example/', 'https://wallet.example/portal'])(
    'refuses %s as the public origin',
    (PUBLIC_ORIGIN) => {
      expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow(`PUBLIC_ORIGIN is "${PUBLIC_ORIGIN}"`);
    },
  );

  it('counts calls of one address, but for a sandbox, which its own machine only reaches', () => {
    expect(readSettings({}).callsPerSecond).toBe(50);
    expect(readSettings({ SANDBOX: 'true' }).callsPerSecond).toBe(0);
    expect(readSettings({ SANDBOX: 'true', CALLS_PER_SECOND: '7' }).callsPerSecond).toBe(7);
    expect(readSettings({ CALLS_PER_SECOND: '0' }).callsPerSecond).toBe(0);
    for (const CALLS_PER_SECOND of ['-1', '1.5', 'many'])
      expect(() => readSettings({ CALLS_PER_SECOND })).toThrow(`CALLS_PER_SECOND is "${CALLS_PER_SECOND}"`);
  });

  it('trusts no proxy unless told to, and refuses what is no address', () => {
    expect(readSettings({}).trustedProxies.check('10.1.2.3')).toBe(false);
    expect(readSettings({ TRUSTED_PROXIES: '10.0.0.0/8' }).trustedProxies.check('10.1.2.3')).toBe(true);
    expect(() => readSettings({ TRUSTED_PROXIES: 'proxy' })).toThrow('TRUSTED_PROXIES is "proxy"');
  });

  it.each(['eighty', '-1', '70000', '80.5'])('refuses %s as a port', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`PORT is "${PORT}"`);
  });
});
