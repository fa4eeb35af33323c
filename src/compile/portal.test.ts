import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, resolveConfig, type PluginOption, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlowBundle } from '../engine/bundle.ts';
import viteConfig from '../../vite.config.ts';
import { portal } from './portal.ts';

/** A development server over a copy of the project's data; what it tells an open page is written down. */
const folders = ['content', 'flows', 'locales', 'openapi', 'schemas'];
let root: string;
let server: ViteDevServer;
let sent: {
  readonly type: string;
  readonly event?: string;
  readonly data?: unknown;
  readonly err?: { message: string };
}[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'portal-'));
  for (const folder of folders) cpSync(folder, join(root, folder), { recursive: true });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: { usePolling: false } },
    optimizeDeps: { noDiscovery: true },
    plugins: [portal()],
  });
  const { hot } = server.environments.client;
  hot.send = ((...args: unknown[]) => {
    const [first, data] = args;
    sent.push(typeof first === 'string' ? { type: 'custom', event: first, data } : (first as (typeof sent)[number]));
  }) as typeof hot.send;
  await new Promise((resolve) => setTimeout(resolve, 300));
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

beforeEach(() => {
  sent = [];
});

function edit(path: string, change: (text: string) => string): () => void {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}

async function told(event: string): Promise<unknown> {
  const find = () => sent.find((message) => message.event === event || message.type === event);
  await expect.poll(find, { timeout: 3000, interval: 20 }).toBeDefined();
  const found = find();
  return found?.data ?? found?.err;
}

async function bundle(id: string, revision = ''): Promise<FlowBundle> {
  const module = await server.ssrLoadModule(`virtual:flow/${id}${revision === '' ? '' : `?r=${revision}`}`);
  return module['default'] as FlowBundle;
}

interface FlowsChanged {
  readonly changed: readonly { readonly id: string; readonly revision: string }[];
  readonly gone: readonly string[];
  readonly routes: readonly { readonly flow: string }[];
}

describe('while developing', () => {
  it('announces the flow that was edited, and nothing else', async () => {
    await bundle('transfer-to-hk');
    const undo = edit('flows/transfer-to-hk/flow.json', (text) => text.replace(/"version": \d+/, '"version": 77'));
    const { changed } = (await told('portal:flows')) as FlowsChanged;
    expect(changed.map(({ id }) => id)).toEqual(['transfer-to-hk']);
    expect((await bundle('transfer-to-hk', changed[0]?.revision)).flow.version).toBe(77);
    expect(sent.filter(({ type }) => type === 'full-reload')).toEqual([]);
    sent = [];
    undo();
    await told('portal:flows');
  });

  it('announces a flow whose sub-flow, shared schema, layout or rule was edited', async () => {
    const edits: readonly (readonly [string, (text: string) => string])[] = [
      ['flows/confirm-payment/flow.json', (text) => text.replace(/"version": \d+/, '"version": 88')],
      ['schemas/shared/pay-pwd.schema.json', (text) => text.replace('"maxLength": 6', '"maxLength": 8')],
      ['schemas/shared/pay-pwd.ui.json', (text) => text.replace('{', '{ "$comment": "edited",')],
      ['flows/rules/transfer.json', (text) => text.replace('"const": "active"', '"enum": ["active", "paused"]')],
    ];
    for (const [path, change] of edits) {
      sent = [];
      const undo = edit(path, change);
      const { changed } = (await told('portal:flows')) as FlowsChanged;
      expect(changed.map(({ id }) => id)).toContain('transfer-to-hk');
      sent = [];
      undo();
      await told('portal:flows');
    }
  });

  it('announces words and constants by themselves', async () => {
    edit('locales/en/transfer-to-hk.json', (text) => text.replace('"title": "', '"title": "New '));
    expect(await told('portal:words')).toMatchObject({ changed: [{ locale: 'en', file: 'transfer-to-hk' }] });
    expect(sent.some(({ event }) => event === 'portal:flows')).toBe(false);
    edit('content/constants/limits.json', (text) => text.replace(/"amount": "\d+/, '"amount": "777'));
    expect(JSON.stringify(await told('portal:content'))).toContain('777');
  });

  it('shows what is wrong at its place, keeps what the page has, and takes it back when fixed', async () => {
    const before = await bundle('login-by-password');
    const undo = edit('flows/login-by-password/flow.json', (text) => text.replace('op:loginByPwd', 'op:loginByPwdd'));
    expect(await told('error')).toMatchObject({
      message: expect.stringMatching(
        /^flows\/login-by-password\/flow\.json:\d+:\d+ {2}operation "loginByPwdd" is not known/,
      ),
      loc: { line: expect.any(Number), column: expect.any(Number) },
    });
    expect(sent.some(({ event }) => event === 'portal:flows')).toBe(false);
    expect((await bundle('login-by-password')).flow).toEqual(before.flow);
    sent = [];
    undo();
    await told('portal:problems');
  });

  it('shows a word that the language does not have', async () => {
    const undo = edit('flows/choose-card/flow.json', (text) =>
      text.replace('"choosing": {', '"choosing": { "entry": [],'),
    );
    expect(await told('error')).toMatchObject({ message: expect.stringMatching(/choose-card.*"entry" is not a word/) });
    sent = [];
    undo();
    await told('portal:problems');
  });

  it('picks up a new flow, one that is fixed later, and one that goes', async () => {
    const text = readFileSync(join(root, 'flows/choose-card/flow.json'), 'utf8')
      .replace('"id": "choose-card"', '"id": "brand-new"')
      .replace('"meta": { "data": {', '"meta": { "form": "choose-card/pick", "data": {');
    mkdirSync(join(root, 'flows/brand-new'));
    writeFileSync(join(root, 'flows/brand-new/flow.json'), text.replace('choose-card/pick', 'brand-new/pick'));
    expect(await told('error')).toMatchObject({
      message: expect.stringMatching(/form "brand-new\/pick" is not known/),
    });
    sent = [];
    writeFileSync(join(root, 'flows/brand-new/flow.json'), text);
    expect(((await told('portal:flows')) as FlowsChanged).changed.map(({ id }) => id)).toEqual(['brand-new']);
    expect((await bundle('brand-new')).flow.id).toBe('brand-new');
    sent = [];
    rmSync(join(root, 'flows/brand-new'), { recursive: true });
    expect(((await told('portal:flows')) as FlowsChanged).gone).toEqual(['brand-new']);
    expect(sent.some(({ type }) => type === 'error')).toBe(false);
  });
});

describe('the code of a flow', () => {
  it('has no eval, no require and no import but of the modules for the page', async () => {
    const code = (await server.pluginContainer.load('\0virtual:flow/transfer-to-hk')) as { readonly code: string };
    expect(code.code).not.toMatch(/\beval\(|new Function|\brequire\(/);
    const imports = [...code.code.matchAll(/from "([^"]+)"/g)].map(([, path]) =>
      path?.replace(/^.*\/src\//, 'src/').replace(/\?.*$/, ''),
    );
    expect(imports.filter((path) => !/^(src\/rules\/|src\/domain\/|virtual:flow\/)/.test(path ?? ''))).toEqual([]);
  });
});

describe('what only a sandbox answers', () => {
  const flows = async (plugins: PluginOption[] = []): Promise<unknown> => {
    const other = await createServer({
      root,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins,
    });
    return other.ssrLoadModule('virtual:flows').finally(() => other.close());
  };

  it('is in no build for members: the flow that calls it is named, with why and how to mend it', async () => {
    await expect(flows([portal({ forMembers: true })])).resolves.toBeDefined();
    const mark = 'openapi/paths/user/userNoticeSet.yaml';
    const undo = edit(mark, (text) => text.replace('x-auth: member', 'x-auth: member\n  x-played: true'));
    const told = flows([portal({ forMembers: true })]);
    await expect(told).rejects.toThrow(
      /flows\/spending-notice\/flow\.json:\d+:\d+ +calls "userNoticeSet", which .* "x-played"/,
    );
    await expect(told).rejects.toThrow('Write gateway/operations/user/userNoticeSet.ts and take the mark away');
    await expect(flows([portal()])).resolves.toBeDefined();
    undo();
  });

  it('is in what is served to those who write it, `flow open` and Storybook too, which have no sandbox', async () => {
    const ours = (command: 'serve' | 'build') =>
      viteConfig({ command, mode: 'test' }).plugins?.filter(
        (one) => one !== null && typeof one === 'object' && 'name' in one && one.name === 'portal',
      );
    const mark = 'openapi/paths/user/userNoticeSet.yaml';
    const undo = edit(mark, (text) => text.replace('x-auth: member', 'x-auth: member\n  x-played: true'));
    await expect(flows(ours('build'))).rejects.toThrow('"x-played"');
    await expect(flows(ours('serve'))).resolves.toBeDefined();
    undo();
  });
});

it('is no variant of the site that content/site.json does not have (AMB-77)', async () => {
  const as = (variant: string) => resolveConfig({ root, configFile: false, plugins: [portal({ variant })] }, 'serve');
  await expect(as('macao')).rejects.toThrow(
    'SITE_VARIANT is "macao"; "variants" of content/site.json has: hk, mainland.',
  );
  await expect(as('mainland')).resolves.toBeDefined();
});
