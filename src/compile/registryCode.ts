import { DEFAULT_LANGUAGE } from '../domain/defaultLanguage.ts';
import { isArticleWords } from './articles/articles.ts';
import type { VirtualModules } from './virtualModules.ts';

/** Event names between the development server and the page. */
export const flowsEvent = 'portal:flows';
export const wordsEvent = 'portal:words';
export const contentEvent = 'portal:content';
export const problemsEvent = 'portal:problems';

/** Modules whose exports the page keeps hold of: they change in place and tell who listens, so that no update of a data
 * file ever reloads the page. In a build the listeners are never called. */

export function flowsCode(modules: VirtualModules): string {
  const loaders = modules.flowIds.map((id) => `${json(id)}: () => import(${json(`virtual:flow/${id}`)})`);
  return `export const routes = ${json(modules.routes())};
export const loaders = { ${loaders.join(',\n')} };
const listeners = new Set();
export function onFlowsChanged(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.on(${json(flowsEvent)}, ({ changed, gone, routes: now }) => {
    routes.splice(0, routes.length, ...now);
    for (const id of gone) delete loaders[id];
    for (const { id, revision } of changed)
      loaders[id] = () => import(/* @vite-ignore */ import.meta.env.BASE_URL + '@id/__x00__virtual:flow/' + id + '?r=' + revision);
    for (const { id } of changed) for (const listener of listeners) listener(id);
    for (const id of gone) for (const listener of listeners) listener(id);
  });
  import.meta.hot.on(${json(problemsEvent)}, () => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
  });
}
`;
}

/** Where the words of each language are. Every page has this: those of the default language stand here, and of another one only
 * their names, which are the same in all; the addresses of its files come with the first of them, and those of texts to read
 * with the first of these. */
export function wordsCode(modules: VirtualModules): string {
  const locales = [...new Set(modules.wordNames().map(({ locale }) => locale))];
  const entries = locales.map((locale) => {
    const own = locale === DEFAULT_LANGUAGE ? 'own' : `later(Object.keys(own), ${importLoaders('word', locale)})`;
    return `${json(locale)}: { ...${own}, ...later(articles, ${importLoaders('article', locale)}) }`;
  });
  return `const own = ${wordLoaders(modules, DEFAULT_LANGUAGE)};
const articles = ${json(namesIn(modules, DEFAULT_LANGUAGE).filter(isArticleWords))};
const later = (names, load) =>
  Object.fromEntries(names.map((name) => [name, () => load().then((all) => all.default[name]())]));
export const words = { ${entries.join(',\n')} };
const listeners = new Set();
export function onWordsChanged(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.on(${json(wordsEvent)}, ({ changed }) => {
    for (const { locale, file, revision } of changed)
      (words[locale] ??= {})[file] = () => import(/* @vite-ignore */ import.meta.env.BASE_URL + '@id/__x00__virtual:words/' + locale + '/' + file + '?r=' + revision);
    for (const { locale, file } of changed) for (const listener of listeners) listener(locale, file);
  });
}
`;
}

/** The loaders of one language's words, without its texts to read. */
export function wordLoadersCode(modules: VirtualModules, locale: string): string {
  return `export default ${wordLoaders(modules, locale)};`;
}

/** The loaders of one language's texts to read. */
export function articleLoadersCode(modules: VirtualModules, locale: string): string {
  return `export default ${loadersOf(namesIn(modules, locale).filter(isArticleWords), locale)};`;
}

function wordLoaders(modules: VirtualModules, locale: string): string {
  return loadersOf(
    namesIn(modules, locale).filter((name) => !isArticleWords(name)),
    locale,
  );
}

function importLoaders(what: 'word' | 'article', locale: string): string {
  return `() => import(${json(`virtual:${what}-loaders/${locale}`)})`;
}

function namesIn(modules: VirtualModules, locale: string): readonly string[] {
  return modules.wordNames().flatMap((one) => (one.locale === locale ? [one.name] : []));
}

function loadersOf(names: readonly string[], locale: string): string {
  const entries = names.map((name) => `${json(name)}: () => import(${json(`virtual:words/${locale}/${name}`)})`);
  return `{ ${entries.join(',\n')} }`;
}

/** What the variant of the site decides, the gateway writes into its page. */
export function contentCode(modules: VirtualModules): string {
  const content = modules.content();
  const names = Object.keys(content);
  return `${names.map((name) => `export const ${name} = ${json(content[name])};`).join('\n')}
const takeTold = () => {
  const { content } = globalThis.document?.querySelector('meta[name=site]') ?? {};
  if (content?.startsWith('{')) Object.assign(site, JSON.parse(content));
};
takeTold();
const listeners = new Set();
export function onContentChanged(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
if (import.meta.hot) {
  import.meta.hot.accept();
  const replace = (held, now) => {
    if (Array.isArray(held)) return held.splice(0, held.length, ...now);
    for (const key of Object.keys(held)) delete held[key];
    Object.assign(held, now);
  };
  import.meta.hot.on(${json(contentEvent)}, (now) => {
    ${names.map((name) => `replace(${name}, now.${name});`).join(' ')}
    takeTold();
    for (const listener of listeners) listener();
  });
}
`;
}

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
