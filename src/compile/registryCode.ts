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

export function wordsCode(modules: VirtualModules): string {
  const locales = new Map<string, string[]>();
  for (const { locale, name } of modules.wordNames()) {
    const entry = `${json(name)}: () => import(${json(`virtual:words/${locale}/${name}`)})`;
    locales.set(locale, [...(locales.get(locale) ?? []), entry]);
  }
  const entries = [...locales].map(([locale, files]) => `${json(locale)}: { ${files.join(',\n')} }`);
  return `export const words = { ${entries.join(',\n')} };
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

export function contentCode(modules: VirtualModules): string {
  const content = modules.content();
  const names = Object.keys(content);
  return `${names.map((name) => `export const ${name} = ${json(content[name])};`).join('\n')}
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
    for (const listener of listeners) listener();
  });
}
`;
}

function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
