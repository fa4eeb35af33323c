import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../src/i18n/locale.ts';
import { copyProject, type ProjectCopy } from '../example-flow/support/copyProject.ts';
import { runFlow } from '../support/runFlow.ts';

/** What docs/analyst.md promises of content: a help page, an announcement with a picture, a fee of a later day and a bank are files, and no code. */
const DAY = '2027-01-01';
const AT = { eve: '2026-12-31T12:00:00.000+08:00', day: `${DAY}T12:00:00.000+08:00` };
const PICTURE = '/gc4-app-pc/announcements/parcels.svg';
const TITLES = { 'zh-HK': '包裹', 'zh-CN': '包裹', en: 'Parcels' };

/** What a reader is given, as the gateway and the build read it in that folder. */
const READER = `
import { loadContent } from './gateway/content/loadContent.ts';
import { banksOf } from './gateway/content/banks.ts';
import { articlesOf } from './src/compile/articles/articles.ts';
import { loadProject } from './src/compile/loadProject.ts';
const content = loadContent();
const table = (now) => JSON.stringify(content.documentAt('02', 'en', now));
console.log(JSON.stringify({
  article: articlesOf(loadProject(process.cwd())).parcels?.en?.data,
  announcement: content.documents.announcements.find((one) => one.announce_id === 'parcels-2027'),
  editions: content.documents.documentPlace('02').editions,
  eve: table('${AT.eve}'),
  day: table('${AT.day}'),
  charged: content.constantsAt('${AT.day}')['fee.bank.transferOut'],
  banks: banksOf('HK').map((bank) => bank.name_en),
}));
`;

interface Read {
  readonly article: unknown;
  readonly announcement: { readonly texts: { readonly en: { readonly pictures: readonly { picture: string }[] } } };
  readonly editions: readonly { readonly route: string; readonly effectiveFrom: string }[];
  readonly eve: string;
  readonly day: string;
  readonly charged: { readonly [currency: string]: string };
  readonly banks: readonly string[];
}

let copy: ProjectCopy;
const run = (...args: readonly string[]) => spawnSync('node', args, { cwd: copy.root, encoding: 'utf8' });
const change = <T>(file: string, edit: (data: T) => void): void => {
  const path = join(copy.root, file);
  const data = JSON.parse(readFileSync(path, 'utf8')) as T;
  edit(data);
  writeFileSync(path, JSON.stringify(data, null, 2));
};

beforeAll(() => {
  copy = copyProject({ withExample: false });
  addHelpPage();
  addAnnouncement();
  addLaterFee();
  change<{ banks: object[] }>('content/banks.json', ({ banks }) =>
    banks.push({
      region: 'HK',
      bank_code: '950',
      name_tw: '包裹樣本銀行',
      name_cn: '包裹样本银行',
      name_en: 'Parcel Sample Bank',
    }),
  );
}, 120_000);
afterAll(() => copy.remove());

function addHelpPage(): void {
  mkdirSync(join(copy.root, 'content/articles/parcels'));
  for (const locale of LOCALES) {
    const text = `---\ntitle: ${TITLES[locale]}\ndescription: ${TITLES[locale]}\n---\n\n${TITLES[locale]}: {{card.postage.HK}}\n`;
    writeFileSync(join(copy.root, `content/articles/parcels/${locale}.md`), text);
  }
  change<{ articles: object[] }>('content/articles/index.json', ({ articles }) =>
    articles.push({ id: 'parcels', routes: ['/helpCenter/v2/parcels'], help: 'topics' }),
  );
}

function addAnnouncement(): void {
  const pictures = join(copy.root, 'public/announcements');
  cpSync(join(pictures, 'maintenance.svg'), join(pictures, 'parcels.svg'));
  const textsIn = (title: string) => ({ title, content: title, pictures: [{ picture: PICTURE, alt: title }] });
  change<{ announcements: object[] }>('content/announcements.json', ({ announcements }) =>
    announcements.push({
      announce_id: 'parcels-2027',
      publish_time: '2026-12-01T09:00:00+08:00',
      texts: Object.fromEntries(LOCALES.map((locale) => [locale, textsIn(TITLES[locale])])),
    }),
  );
}

function addLaterFee(): void {
  change<{ constants: { id: string; rows: object[] }[] }>('content/constants/fees.json', ({ constants }) =>
    constants
      .find(({ id }) => id === 'fee.bank.transferOut')
      ?.rows.push({ effectiveFrom: DAY, currency: 'HKD', amount: '18.88' }),
  );
  type Editions = { type: string; effectiveFrom: string; editions?: { effectiveFrom: string }[] };
  change<{ documents: Editions[] }>('content/documents/index.json', ({ documents }) => {
    const table = documents.find(({ type }) => type === '02')!;
    const [first, newest] = table.editions!;
    first!.effectiveFrom = newest!.effectiveFrom;
    newest!.effectiveFrom = table.effectiveFrom = DAY;
  });
}

it('the checker finds nothing, and lists the page', { timeout: 180_000 }, async () => {
  const { code, out, err } = await runFlow(copy.root, 'check');
  expect([out + err, code]).toEqual([expect.stringContaining(' 0 findings'), 0]);
  expect(run('bin/flow.js', 'list', 'pages').stdout).toContain('/helpCenter/v2/parcels');
});

it('each is there where it is read', { timeout: 120_000 }, () => {
  writeFileSync(join(copy.root, 'reader.ts'), READER);
  const { stdout, stderr } = run('--import', 'tsx', 'reader.ts');
  expect(stderr).toBe('');
  const read = JSON.parse(stdout) as Read;
  expect(JSON.stringify(read.article)).toContain('Parcels');
  expect(read.announcement.texts.en.pictures).toEqual([{ picture: PICTURE, alt: 'Parcels' }]);
  expect(read.editions.map(({ effectiveFrom }) => effectiveFrom)).toEqual(['2024-11-11', DAY]);
  expect([read.eve, read.day].map((table) => table.includes('18.88'))).toEqual([false, true]);
  expect(read.charged['HKD']).toBe('18.88');
  expect(read.banks).toContain('Parcel Sample Bank');
});
