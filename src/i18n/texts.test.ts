import { expect, test, vi } from 'vitest';
import type { JsonObject } from '../domain/json.ts';
import { pageName } from '../domain/pageName.ts';
import { createTexts, type Texts, type WordsLoader } from './texts.ts';

const WORDS: { [file: string]: { [key: string]: never } } = JSON.parse(
  JSON.stringify({
    'zh-HK/app': { menu: { home: '主頁' }, due: '{{fee, money}} · {{at, dateTime}}', hello: '你好 {{name}}' },
    'en/app': { menu: { home: 'Home' }, due: '{{fee, money}} · {{at, dateTime}}', hello: 'Hello {{name}}' },
    'zh-HK/pay': { fields: { 'lines.amount': { label: '金額' } }, body: ['一', '二'] },
  }),
);

function setUp() {
  const loader = vi.fn<WordsLoader>(async (locale, name) => WORDS[`${locale}/${name}`] ?? {});
  return { loader, texts: createTexts(loader) };
}

test('Traditional Chinese is the default (R-GEN-52), each file is fetched once and when asked for', async () => {
  const { texts, loader } = setUp();
  expect(loader).not.toHaveBeenCalled();
  await Promise.all([texts.load(['app']), texts.load(['app'])]);
  expect(loader.mock.calls).toEqual([['zh-HK', 'app']]);
  expect(texts.text('app', 'menu.home')).toBe('主頁');
});

test('a switch shows no key: the words are there before the language changes (R-HDR-15)', async () => {
  const { texts } = setUp();
  await texts.load(['app']);
  const seen: string[] = [];
  texts.subscribe(() => seen.push(texts.text('app', 'menu.home')));
  await texts.setLocale('en');
  expect([texts.locale(), seen]).toEqual(['en', ['Home']]);
});

test('words name no other words: what looks like it stays as it is written', async () => {
  const texts = createTexts(async () => ({ home: 'Home', odd: 'Go $t(home)' }), 'en');
  await texts.load(['app']);
  expect(texts.text('app', 'odd')).toBe('Go $t(home)');
});

test('money and time are formatted by name; markup and nesting in values stay text', async () => {
  const { texts } = setUp();
  await texts.load(['app']);
  const due = texts.text('app', 'due', { fee: { currency: 'HKD', amount: '5.00' }, at: '2026-03-01T12:00:00+08:00' });
  expect(due).toBe('HK$\u00a05.00 · 2026年3月1日 12:00');
  expect(texts.text('app', 'hello', { name: '<b>$t(menu.home)</b>' })).toBe('你好 <b>$t(menu.home)</b>');
});

test('the first of several keys that exists; keys may hold dots; a file comes whole', async () => {
  const { texts } = setUp();
  await texts.load(['pay', 'app']);
  expect(texts.text('app', ['menu.none', 'menu.home'])).toBe('主頁');
  expect(texts.text('pay', 'fields.lines.amount.label')).toBe('金額');
  expect(texts.file('pay')['body']).toEqual(['一', '二']);
  expect(texts.file('none')).toEqual({});
  expect([texts.has('pay', 'fields.lines.amount.label'), texts.has('pay', 'fields.none')]).toEqual([true, false]);
});

test('a file that nobody has looked into changes nothing that was read; who waits for it is told', async () => {
  const { texts } = setUp();
  await texts.load(['app']);
  const before = texts.version();
  const told = vi.fn();
  texts.subscribe(told);
  await texts.load(['pay']);
  expect([texts.version(), told.mock.calls.length]).toEqual([before, 1]);
});

test.each([
  ['text', (texts: Texts) => texts.text('pay', 'body.0')],
  ['has', (texts: Texts) => texts.has('pay', 'body.0')],
  ['file', (texts: Texts) => texts.file('pay')],
])('what was read of a file before it was here is read again (%s)', async (_how, read) => {
  const { texts } = setUp();
  await texts.load(['app']);
  const before = texts.version();
  read(texts);
  await texts.load(['pay']);
  expect(texts.version()).toBe(before + 1);
});

test('changed words replace the old ones (hot reload)', async () => {
  const { texts } = setUp();
  await texts.load(['app']);
  const before = texts.version();
  texts.replace('zh-HK', 'app', { menu: { home: '首頁' } });
  expect([texts.text('app', 'menu.home'), texts.version()]).toEqual(['首頁', before + 1]);
});

test('the words of a page come at once, by file; parts of a shared file add up', async () => {
  const pages: { [name: string]: JsonObject } = {
    '~pay': { pay: { title: 'Pay' }, shared: { fields: { amount: 'Amount' } } },
    '~send': { send: { title: 'Send' }, shared: { fields: { payee: 'Payee' } } },
  };
  const loader = vi.fn<WordsLoader>(async (_locale, name) => pages[name] ?? {});
  const texts = createTexts(loader);
  await texts.load(['~pay']);
  await texts.load(['~send']);
  expect([texts.isLoaded('~pay'), texts.isLoaded('pay'), texts.isLoaded('~other')]).toEqual([true, true, false]);
  expect(texts.file('shared')).toEqual({ fields: { amount: 'Amount', payee: 'Payee' } });
  await texts.load(['~pay', 'pay', 'shared']);
  expect(loader).toHaveBeenCalledTimes(2);
  await texts.setLocale('en');
  expect(texts.file('pay')).toEqual({ title: 'Pay' });
});

test('a file that fails to load can be asked for again', async () => {
  const loader = vi.fn<WordsLoader>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ a: 'b' });
  const texts = createTexts(loader);
  await expect(texts.load(['app'])).rejects.toThrow('offline');
  await texts.load(['app']);
  expect(texts.text('app', 'a')).toBe('b');
});

test('of two quick switches the last one stands, whichever file comes first', async () => {
  let late = (_: { a: string }): void => undefined;
  const texts = createTexts((locale) =>
    locale === 'en' ? new Promise((resolve) => (late = resolve)) : Promise.resolve({ a: locale }),
  );
  await texts.load(['app']);
  const english = texts.setLocale('en');
  await texts.setLocale('zh-CN');
  late({ a: 'en' });
  await english;
  expect([texts.locale(), texts.text('app', 'a')]).toEqual(['zh-CN', 'zh-CN']);
});

test('what came with a page comes with it in another language too, and is not asked for by itself', async () => {
  const loader = vi.fn<WordsLoader>(async (locale) => ({ send: { title: `send in ${locale}` } }));
  const texts = createTexts(loader);
  await texts.load([pageName('send')]);
  await texts.load(['send']);
  await texts.setLocale('en');
  expect(loader.mock.calls).toEqual([
    ['zh-HK', pageName('send')],
    ['en', pageName('send')],
  ]);
  expect(texts.text('send', 'title')).toBe('send in en');
});
