import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from './callHeaders.ts';
import { portalFiles } from './portalFiles.ts';

let folder: string;
const site = {
  variant: 'mainland',
  brand_name: { 'zh-HK': '錢包', 'zh-CN': '钱包', en: 'Wallet & <Co>' },
  variants: { mainland: { imprint: 'filing', area_code: '86', without: ['a<"&b'] } },
  features: { 'a<"&b': { pages: ['/gifts'], operations: ['giftQuery'] } },
};
let serve: ReturnType<typeof portalFiles>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(
    join(folder, 'dist', 'index.html'),
    '<html lang="zh-HK"><head><title></title><meta property="csp-nonce" nonce="__CSP_NONCE__" /><meta name="clock" content="__CLOCK__" /><meta name="site" content="__SITE__" /></head><body><p id="starting"></p></body>',
  );
  const preloads = LANGUAGES.map((lang) => [lang, { '/login': [`assets/login-${lang}.js`] }]);
  await writeFile(join(folder, 'dist', 'preload.json'), JSON.stringify(Object.fromEntries(preloads)));
  await writeFile(join(folder, 'dist', 'assets', 'main-1a2b.js'), 'console.log(1)');
  await writeFile(join(folder, 'dist', 'assets', 'step-3c4d.js'), 'console.log(2)');
  await writeFile(join(folder, 'dist', 'assets', 'step-3c4d.js.br'), brotliCompressSync('of the build'));
  await mkdir(join(folder, 'dist', 'prerendered', 'mainland'), { recursive: true });
  const index = {
    from: '2026-01-01T00:00:00Z',
    until: '2027-01-01T00:00:00Z',
    pages: { '/help': '0', '/news?id=1': '1', '/fees': '2' },
  };
  await writeFile(join(folder, 'dist', 'prerendered', 'mainland', 'pages.json'), JSON.stringify(index));
  for (const [file, lang] of [0, 1].flatMap((one) => LANGUAGES.map((language) => [one, language] as const)))
    await writeFile(
      join(folder, 'dist', 'prerendered', 'mainland', `${file}.${lang}.html`),
      `<p lang="${lang}">${file} __ORIGIN__</p><style nonce="__CSP_NONCE__">__STYLES:assets/portal-7a__8b.css__</style>`,
    );
  await writeFile(join(folder, 'dist', 'assets', 'portal-7a__8b.css'), 'p::after{content:"$&"}');
  await writeFile(
    join(folder, 'dist', 'prerendered', 'mainland', 'robots.txt'),
    'Sitemap: __ORIGIN__/gc4-app-pc/sitemap.xml',
  );
  serve = portalFiles(join(folder, 'dist'), 'https://wallet.example', site);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) =>
  serve(new Request(`http://127.0.0.1${path}`, { headers }));

describe('the portal on its origin (R-CONST-06)', () => {
  it('leads to the portal from the root', async () => {
    expect((await get('/'))?.headers.get('location')).toBe('/gc4-app-pc/');
  });

  it.each(['/gc4-app-pc/', '/gc4-app-pc/dashboard/transfer/toHk', '/gc4-app-pc/index.html'])(
    'answers %s with the page, a nonce of its own in policy and element',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      const nonce = /nonce="([^"]+)"/.exec((await first?.text()) ?? '')?.[1];
      expect(nonce).toMatch(/^[\w+/]{24}$/);
      expect(first?.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(first?.headers.get('content-security-policy')).not.toMatch(/unsafe/);
      expect(await second?.text()).not.toContain(nonce);
      expect(first?.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('writes the named clock into the page; without one the page begins with the browser’s', async () => {
    const page = () => new Request('http://127.0.0.1/gc4-app-pc/login');
    const instant = '2026-03-02T12:00:00.000+08:00';
    expect(await (await serve(page(), async () => instant))?.text()).toContain(`content="${instant}"`);
    const broken = () => Promise.reject(new Error('no database'));
    expect(await (await serve(page(), broken))?.text()).toContain('content=""');
  });

  it.each([
    ['', 'zh-HK', '錢包'],
    ['gc4-app-pc-lang=zh-CN', 'zh-CN', '钱包'],
    ['gc4-app-pc-lang=en', 'en', 'Wallet &amp; &lt;Co&gt;'],
  ])(
    'with the cookie "%s" says its language and the product before any script (R-GEN-64)',
    async (cookie, lang, name) => {
      const html = await (await get('/gc4-app-pc/dashboard/transfer/toHk', { cookie }))?.text();
      expect(html).toContain(`<html lang="${lang}"><head><title>${name}</title>`);
      expect(html).toContain(`<p id="starting">${name}</p>`);
    },
  );

  it('tells the page what the variant of the site decides, and nothing else of the site (AMB-77)', async () => {
    const told = /name="site" content="([^"]*)"/.exec((await (await get('/gc4-app-pc/login'))?.text()) ?? '')?.[1];
    const text = told?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&') ?? '';
    expect(told).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      variant: 'mainland',
      imprint: 'filing',
      area_code: '86',
      without: ['a<"&b'],
      closed: ['/gifts'],
    });
  });

  it.each([
    ['/login', '', 'zh-HK'],
    ['/login', 'a=b; gc4-app-pc-lang=en', 'en'],
    ['/login', 'gc4-app-pc-lang=fr', 'zh-HK'],
    ['/login', 'gc4-app-pc-lang=__proto__', 'zh-HK'],
    ['/login', 'gc4-app-pc-lang="><script>', 'zh-HK'],
    ['/login?lang=zh-CN', 'gc4-app-pc-lang=en', 'zh-CN'],
    ['/login?lang=fr', 'gc4-app-pc-lang=en', 'en'],
  ])(
    'names what %s with the cookie "%s" needs in %s, and nothing else (R-GEN-52, R-GEN-55)',
    async (path, cookie, lang) => {
      const html = await (await get(`/gc4-app-pc${path}`, { cookie, 'accept-language': 'en' }))?.text();
      const links = html?.match(/<link rel="modulepreload".*?>/g);
      expect(links).toEqual([`<link rel="modulepreload" crossorigin href="/gc4-app-pc/assets/login-${lang}.js" />`]);
    },
  );

  it('names nothing where the build knows of nothing', async () => {
    expect(await (await get('/gc4-app-pc/toString'))?.text()).not.toContain('modulepreload');
  });

  it('serves a built file for ever, compressed when that is accepted', async () => {
    const plain = await get('/gc4-app-pc/assets/main-1a2b.js');
    expect(await plain?.text()).toBe('console.log(1)');
    expect(plain?.headers.get('cache-control')).toContain('immutable');
    const packed = await get('/gc4-app-pc/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(packed?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await packed!.arrayBuffer())).toString()).toBe('console.log(1)');
  });

  it('serves for ever no file that is not one of these, however its address is written', async () => {
    const reply = await get('/gc4-app-pc/assets/..%2fpreload.json');
    expect([reply?.status, reply?.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  });

  it('hands out what the build has compressed', async () => {
    const packed = await get('/gc4-app-pc/assets/step-3c4d.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(Buffer.from(await packed!.arrayBuffer())).toString()).toBe('of the build');
    const unpacked = await get('/gc4-app-pc/assets/step-3c4d.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(Buffer.from(await unpacked!.arrayBuffer())).toString()).toBe('console.log(2)');
  });

  it.each([
    '/gc4-app-pc/assets/gone.js',
    '/gc4-app-pc/..%2fsecret.txt',
    '/gc4-app-pc/%2e%2e/secret.txt',
    '/gc4-app-pc/%00.txt',
    '/gc4-app-pc/login%2Ejs',
    '/elsewhere',
  ])('has nothing at %s', async (path) => {
    expect(await get(path)).toBeUndefined();
  });
});

describe('a page that the build has written', () => {
  const NOW = '2026-03-02T12:00:00.000+08:00';
  const written = async (path: string, { now = NOW, cookie = '' } = {}) => {
    const request = new Request(`http://127.0.0.1/gc4-app-pc${path}`, { headers: { cookie, 'accept-language': 'en' } });
    return (await serve(request, async () => now)) as Response;
  };

  it.each([
    ['/help', '', 'zh-HK'],
    ['/help', 'a=b; gc4-app-pc-lang=zh-CN', 'zh-CN'],
    ['/help', 'gc4-app-pc-lang=fr', 'zh-HK'],
    ['/help?lang=en', 'gc4-app-pc-lang=zh-CN', 'en'],
    ['/help?lang=fr', '', 'zh-HK'],
  ])('at %s with the cookie "%s" is in %s (R-GEN-52, R-GEN-55)', async (path, cookie, lang) => {
    const reply = await written(path, { cookie });
    const html = await reply.text();
    expect(html).toContain(`<p lang="${lang}">0 https://wallet.example</p>`);
    const [, nonce = '', styles] = /<style nonce="(.*?)">(.*)<\/style>/.exec(html) ?? [];
    expect([reply.headers.get('content-security-policy'), styles]).toEqual([
      expect.stringContaining(`'nonce-${nonce}'`),
      'p::after{content:"$&"}',
    ]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('vary')).toBe('accept-encoding, cookie');
  });

  it('keeps the language that the address asks for, and sets nothing otherwise', async () => {
    const chosen = 'gc4-app-pc-lang=en; Path=/gc4-app-pc/; SameSite=Lax; Secure';
    expect((await written('/help?lang=en')).headers.get('set-cookie')).toBe(chosen);
    expect((await written('/help')).headers.get('set-cookie')).toBeNull();
    expect((await written('/login?lang=en')).headers.get('set-cookie')).toBeNull();
  });

  it('keeps the language also where the page has no text of the build', async () => {
    for (const path of ['/help?lang=en&from=mail', '/news?lang=en&id=2']) {
      const reply = await written(path);
      expect(await reply.text(), path).toContain('csp-nonce');
      expect(reply.headers.get('set-cookie'), path).toMatch(/^gc4-app-pc-lang=en;/);
    }
    const late = await written('/help?lang=zh-CN', { now: '2027-01-01T00:00:00Z' });
    expect(late.headers.get('set-cookie')).toMatch(/^gc4-app-pc-lang=zh-CN;/);
  });

  it('is known by its address and query together', async () => {
    expect(await (await written('/news?lang=en&id=1')).text()).toContain('<p lang="en">1');
    expect(await (await written('/news?id=2')).text()).toContain('csp-nonce');
    expect(await (await written('/toString')).text()).toContain('csp-nonce');
  });

  it.each(['2025-12-31T23:59:59Z', '2027-01-01T00:00:00Z'])(
    'is not shown at %s, when a figure is another',
    async (now) => {
      expect(await (await written('/help', { now })).text()).toContain('csp-nonce');
    },
  );

  it('has the style sheet of its own build, also where the build changes under a gateway or is still being written', async () => {
    const write = (name: string, text: string) => writeFile(join(folder, 'dist', name), text);
    const build = (styles: string) =>
      write('prerendered/mainland/2.zh-HK.html', `<style>__STYLES:assets/${styles}__</style>`);
    const fees = async () => (await written('/fees')).text();
    await build('portal-7a__8b.css');
    expect(await fees()).toBe('<style>p::after{content:"$&"}</style>');
    await build('portal-9c0d.css');
    expect(await fees()).toContain('csp-nonce');
    await write('assets/portal-9c0d.css', 'p{color:red}');
    expect(await fees()).toBe('<style>p{color:red}</style>');
  });

  it('is compressed as far as there is time for', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const page = await serve(new Request('http://127.0.0.1/gc4-app-pc/help', { headers }), async () => NOW);
    expect(page?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await page!.arrayBuffer())).toString()).toContain('<p lang="zh-HK">');
  });

  it('is told to search engines under the origin of the deployment', async () => {
    const robots = await serve(new Request('http://127.0.0.1/robots.txt'));
    expect(await robots?.text()).toBe('Sitemap: https://wallet.example/gc4-app-pc/sitemap.xml');
    const below = await serve(new Request('http://127.0.0.1/gc4-app-pc/robots.txt'));
    expect(await below?.text()).toBe('Sitemap: https://wallet.example/gc4-app-pc/sitemap.xml');
    expect(await serve(new Request('http://127.0.0.1/gc4-app-pc/sitemap.xml'))).toBeUndefined();
  });
});
