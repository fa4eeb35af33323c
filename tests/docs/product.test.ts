import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articles, helpMenu } from '../../src/app/articles.ts';
import { shortForms } from '../../src/app/shortForms.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { readJson } from '../support/readJson.ts';

/** What the specification says of the product as a whole, held against the files that say it. */
const project = loadProject('.');
const site = readJson('content/site.json');
const flows = Object.values(project.flows).map(({ flow }) => flow);
const operations = Object.values(project.operations);
const entries = flows.flatMap(({ id, meta }) =>
  Object.entries(meta.entries ?? {}).map(([route, { require = [] }]) => ({ id, route, require })),
);
const article = (id: string, locale: string): string => readFileSync(`content/articles/${id}/${locale}.md`, 'utf8');
const words = (locale: string, name: string): string => readFileSync(`locales/${locale}/${name}.json`, 'utf8');

describe.each(LOCALES)('in %s', (locale) => {
  const said = {
    'zh-HK': { product: ['預付', '卡', '禮品卡', '香港', '儲值支付工具'], partner: ['商', '合作'], app: '應用程式' },
    'zh-CN': { product: ['预付', '卡', '礼品卡', '香港', '储值支付工具'], partner: ['商', '合作'], app: '手机应用' },
    en: {
      product: ['prepaid', 'card', 'gift cards', 'Hong Kong', 'stored value facility'],
      partner: ['co-branded', 'cooperation'],
      app: 'mobile app',
    },
  }[locale];

  it('the page about us says what the product is: prepaid, with cards and gift cards, licensed in Hong Kong (R-GEN-01)', () => {
    const text = article('introduction', locale);
    expect(said.product.filter((word) => !text.includes(word))).toEqual([]);
    for (const name of ['brand_name', 'company_name', 'licence']) expect(text).toContain(`{{${name}}}`);
  });

  it('/partner is about business cooperation, and says how to ask (R-GEN-28)', () => {
    expect(articles.find(({ routes }) => routes.includes('/partner'))?.id).toBe('partner');
    const text = article('partner', locale);
    expect(said.partner.filter((word) => !text.includes(word))).toEqual([]);
    expect(text).toMatch(/\]\((mailto:|\/contactUs)/);
  });

  it('who comes with a gift card is sent to the app on the phone (R-ROLE-23)', () => {
    for (const name of ['login-by-password', 'login-by-card', 'card-add', 'return-codes'])
      expect(words(locale, name), name).toContain(said.app);
  });

  it('the twelve purposes of an account have their words (AMB-51)', () => {
    const purposes = readJson('schemas/shared/account-purpose.schema.json')['enum'] as readonly string[];
    expect(new Set(purposes).size).toBe(12);
    const { fields } = readJson(`locales/${locale}/shared.json`) as unknown as {
      readonly fields: { readonly [field: string]: { readonly options: { readonly [name: string]: string } } };
    };
    const written = purposes.map((purpose) => fields['account-purpose']?.options[purpose] ?? '');
    expect(written.filter((text) => text === '')).toEqual([]);
    expect(new Set(written).size).toBe(12);
  });
});

describe('roles', () => {
  it('are visitor and member: no call, no page and no wizard is for anybody else (R-ROLE-04)', () => {
    expect([...new Set(operations.map(({ meta }) => meta.auth))].sort()).toEqual(['both', 'member', 'public']);
    const pages = readJson('content/pages.json')['pages'] as readonly string[];
    const routes = [...pages, ...entries.map(({ route }) => route)];
    expect(routes.filter((route) => /admin|staff|console|backoffice/i.test(route))).toEqual([]);
  });

  it('no wizard of the member area is about gift cards: nothing there manages them (R-ROLE-23, AMB-15)', () => {
    const ofMembers = entries.filter(({ require }) => require.includes('member'));
    expect(ofMembers.length).toBeGreaterThan(20);
    expect(ofMembers.filter(({ id, route }) => /gift/.test(id + route))).toEqual([]);
  });
});

describe('decisions', () => {
  it('/helpCenter/v2 leads to its first page; the menu has a beginning, questions, topics, security and contact (AMB-30)', () => {
    expect(shortForms.find(({ from }) => from === '/helpCenter/v2')?.to).toBe('/helpCenter/v2/menu1');
    const groups = helpMenu.map(({ group, route }) => [group, route.replace('/helpCenter/v2/', '')]);
    expect(groups).toEqual([
      ['start', 'menu1'],
      ...['q1', 'q2', 'q3', 'q4', 'q5'].map((question) => ['faq', `menu2/${question}`]),
      ...['2', '3', '4', '5', '6'].map((topic) => ['topics', `menu2-${topic}`]),
      ['security', 'menu3'],
      ['contact', 'menu4'],
    ]);
  });

  it('reviews take 1 to 2 and 2 to 3 working days by constants; no text says so in figures of its own (AMB-19)', () => {
    const valueOf = (id: string): unknown =>
      project.constants[id]?.constant.rows.map((row) => 'value' in row && row.value);
    expect(['realname.review.from', 'realname.review.by'].map(valueOf)).toEqual([[1], [2]]);
    expect(['card.review.from', 'card.review.by'].map(valueOf)).toEqual([[2], [3]]);
    const texts = LOCALES.flatMap((locale) => [
      ...readdirSync(`locales/${locale}`).map((file) => readFileSync(`locales/${locale}/${file}`, 'utf8')),
      ...articles.map(({ id }) => article(id, locale)),
    ]);
    const written = /\b[1-3] ?(?:to|[-–至到]) ?[1-3] ?(?:working days|workdays|個工作天|个工作日|個工作日)/i;
    expect(texts.map((text) => written.exec(text)?.[0]).filter(Boolean)).toEqual([]);
  });

  it('every call says where it is from: the specification, or defined here (AMB-53)', () => {
    const ofFile = (file: string): readonly string[] => {
      const source = /x-source:\s*(\[[^\]]*\]|(?:\n\s+-? ?.*)+)/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
      return source.match(/\b(?:spec|defined|R-[A-Z]+-\d+|AMB-\d+)\b/g) ?? [];
    };
    const files = readdirSync('openapi/paths', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.yaml'),
    );
    expect(files.length).toBe(operations.length);
    expect(files.filter((file) => ofFile(`openapi/paths/${file}`).length === 0)).toEqual([]);
  });

  it('names, numbers and addresses are those of one file, and neutral (AMB-63)', () => {
    expect(site['sample']).toBe(true);
    const hosts = JSON.stringify(site).match(/[a-z.]+\.(?:com|hk|cn|example|org|net)\b/g) ?? [];
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
    const names = ['brand_name', 'company_name'].flatMap((name) => Object.values(site[name] as object).map(String));
    const others = [...project.files.values()].filter(
      ({ path }) => path !== 'content/site.json' && !path.includes('checks') && /^(locales|flows|schemas)\//.test(path),
    );
    expect(others.length).toBeGreaterThan(500);
    expect(others.filter(({ text }) => names.some((name) => text.includes(name))).map(({ path }) => path)).toEqual([]);
  });

  it('/dormant is a form of the member area, which asks by one call and submits by the other (AMB-67)', () => {
    expect(entries.find(({ route }) => route === '/dormant')).toMatchObject({ id: 'dormant', require: ['member'] });
    const calls = Object.values(project.flows['dormant']!.flow.states).flatMap(({ invoke }) => invoke?.src ?? []);
    expect(calls).toEqual(expect.arrayContaining(['op:accountQueryAccSleep', 'op:accountSlpInfoAfterLogin']));
  });
});
