// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { articleForPages, articlesOf, articleTitles } from '../../compile/articles/articles.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { JsonObject } from '../../domain/json.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { siteOf } from '../../../tests/support/siteOf.ts';
import { readJson } from '../../../tests/support/readJson.ts';
import { renderPage } from '../testing/renderPage.tsx';
import { ArticlePage } from './ArticlePage.tsx';

/** The articles of this project as a visitor reads them (R-PUB-23 to R-PUB-46). */
const project = loadProject('.');
const articles = articlesOf(project);
const places = readJson('content/articles/index.json')['articles'] as unknown as readonly {
  readonly id: string;
  readonly routes: readonly string[];
  readonly help?: string;
}[];

function wordsOf(locale: Locale, name: string) {
  if (name === 'articles') return articleTitles(project, locale);
  const file = articles[name.replace(/^article\./, '')]?.[locale];
  return file ? articleForPages(project, file) : readJson(`locales/${locale}/${name}.json`);
}

interface Shown {
  readonly inEnglish?: boolean;
  /** The names of the articles in the menu, when they arrive. */
  readonly names?: Promise<JsonObject>;
  readonly site?: JsonObject;
}

const show = (id: string, locale: Locale, { names, site = siteOf(), ...more }: Shown = {}) => {
  const menu = places.flatMap(({ id: one, routes: [route = '/'], help: group }) =>
    group === undefined ? [] : [{ id: one, route, group }],
  );
  const help = places.find((place) => place.id === id)?.help;
  return renderPage(<ArticlePage id={id} menu={help === undefined ? [] : menu} {...more} />, {
    locale,
    site,
    wordsOf: (language, name) => (name === 'articles' && names) || wordsOf(language, name),
  });
};

afterEach(cleanup);

describe.each(LOCALES)('in %s', (locale) => {
  it.each(places.map(({ id }) => id))('%s is shown whole, without a place left open', async (id) => {
    await show(id, locale);
    const article = await screen.findByRole('article');
    expect(article.getAttribute('lang')).toBe(locale);
    expect(within(article).getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(article.textContent).not.toMatch(/\{\{|\}\}|undefined|\[object/);
  });
});

it('an address of the English text has it whatever language is chosen (R-PUB-24, AMB-70)', async () => {
  await show('guide', 'zh-HK', { inEnglish: true });
  const article = await screen.findByRole('article');
  expect(article.getAttribute('lang')).toBe('en');
  expect(article.textContent).toContain('Register');
});

it('the menu of the help centre names its articles by group, and opens on a phone by a button (R-PUB-26)', async () => {
  const { t } = await show('help-start', 'en');
  const toggle = await screen.findByRole('button', { name: t('help.label') });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const menu = screen.getByRole('navigation', { name: t('help.label'), hidden: true });
  expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.contains(menu)).toBe(true);
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href')?.replace('/gc4-app-pc', ''))).toEqual(
    places.flatMap(({ help, routes }) => (help === undefined ? [] : [routes[0]])),
  );
});

it('the menu has no article that the site does not have, and no group without articles (AMB-77)', async () => {
  const closed = ['/helpCenter/v2/menu2/q2', '/helpCenter/v2/menu3'];
  const { t } = await show('help-start', 'en', { site: { ...siteOf(), closed } });
  const menu = await screen.findByRole('navigation', { name: t('help.label'), hidden: true });
  const links = within(menu).getAllByRole('link', { hidden: true });
  const shown = links.map((link) => link.getAttribute('href')?.replace('/gc4-app-pc', ''));
  expect(shown).toEqual(
    places.flatMap(({ help, routes: [route = ''] }) => (help === undefined || closed.includes(route) ? [] : [route])),
  );
  expect(menu.textContent).not.toContain(t('help.groups.security'));
});

it('a link to a page that the site does not have is read as words (AMB-77)', async () => {
  await show('guide', 'en');
  const before = (await screen.findByRole('article')).textContent;
  expect(screen.getAllByRole('link', { name: 'Register' }).length).toBeGreaterThan(0);
  cleanup();
  await show('guide', 'en', { site: { ...siteOf(), closed: ['/register'] } });
  expect((await screen.findByRole('article')).textContent).toBe(before);
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

it('an address of mail can be written to (R-PUB-26)', async () => {
  await show('help-contact', 'en');
  const mail = String(readJson('content/site.json')['support_email']);
  const link = await screen.findByRole('link', { name: mail });
  expect(link.getAttribute('href')).toBe(`mailto:${mail}`);
});

describe('the names of the menu come late', () => {
  it('and the page says so until text and menu are there together', async () => {
    let arrive = (_names: JsonObject): void => undefined;
    const { texts, t } = await show('help-start', 'en', { names: new Promise((resolve) => (arrive = resolve)) });
    await act(() => texts.load(['article.help-start']));
    expect(screen.getByRole('status')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(async () => arrive(articleTitles(project, 'en')));
    expect(await screen.findByRole('button', { name: t('help.label') })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('or never, and the text is read without', async () => {
    const { t } = await show('help-start', 'en', { names: Promise.reject(new Error('gone')) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('help.label') })).toBeNull();
  });
});
