import { readFileSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { JsonObject } from '../domain/json.ts';
import { variantFault } from '../domain/variantFault.ts';
import { formatProblem, ProjectError } from './dataFile.ts';
import { isDataPath } from './readDataTexts.ts';
import {
  contentCode,
  contentEvent,
  flowsCode,
  flowsEvent,
  problemsEvent,
  articleLoadersCode,
  wordLoadersCode,
  wordsCode,
  wordsEvent,
} from './registryCode.ts';
import { VirtualModules } from './virtualModules.ts';

/** Other plugins have virtual modules too. */
const ours = /^virtual:(flows|words|content|flow\/.+|words\/.+|(?:word|article)-loaders\/.+)$/;

const registries = ['virtual:flows', 'virtual:words', 'virtual:content'] as const;

interface PortalOptions {
  readonly root?: string;
  /** Nothing is played for those who use what is built: a flow whose call only a sandbox answers is refused. */
  readonly forMembers?: boolean;
  /** Of the site, while developing; the page of a build is told by the gateway. */
  readonly variant?: string | undefined;
}

/** The project's data as modules (`virtual.d.ts` declares them): a flow with its forms, rules and validators is one lazy
 * chunk, a file of words another, and all words that a wizard's page reads one more. While developing, an edit of a data file reaches the open page without a reload, and an
 * error in one is shown over the page, which goes on running with what it had. */
export function portal(options: PortalOptions = {}): Plugin {
  let root = options.root ?? '';
  let isBuild = false;
  let modules: VirtualModules | undefined;
  const made = () => (modules ??= new VirtualModules(root, !isBuild, options.variant));
  return {
    name: 'portal',
    enforce: 'pre',
    configResolved(config) {
      root = resolve(options.root ?? config.root);
      isBuild = config.command === 'build';
      if (options.variant !== undefined) refuseFault(root, options.variant);
    },
    buildStart() {
      if (this.meta.watchMode) modules = undefined;
    },
    resolveId(id) {
      const name = id.startsWith('\0') ? id.slice(1) : id;
      return ours.test(name) ? `\0${name}` : undefined;
    },
    load(id) {
      const name = id.slice(1).replace(/\?.*$/, '');
      if (!id.startsWith('\0') || !ours.test(name)) return undefined;
      try {
        if (name === 'virtual:flows' && options.forMembers) made().refusePlayed();
        return {
          code: codeOf(made(), name),
          moduleType: 'js',
          moduleSideEffects: registries.some((one) => one === name),
        };
      } catch (error) {
        if (error instanceof ProjectError) return this.error(errorOf(error, root));
        throw error;
      }
    },
    configureServer(server) {
      server.watcher.add(['content', 'flows', 'locales', 'openapi', 'schemas'].map((folder) => resolve(root, folder)));
      const timers = new Set<NodeJS.Timeout>();
      server.watcher.on('all', (_event, path) => {
        if (!isDataPath(relative(root, path).split(sep).join('/'))) return;
        for (const timer of timers) clearTimeout(timer);
        timers.clear();
        for (const wait of rereadAfter) timers.add(setTimeout(() => announce(server, made(), root), wait));
      });
    },
  };
}

/** A page that is told of a variant which is not there would have everything. */
function refuseFault(root: string, variant: string): void {
  const site = JSON.parse(readFileSync(resolve(root, 'content/site.json'), 'utf8')) as JsonObject;
  const fault = variantFault(site, variant);
  if (fault !== undefined) throw new Error(fault);
}

function codeOf(modules: VirtualModules, name: string): string {
  if (name === 'virtual:flows') return flowsCode(modules);
  if (name === 'virtual:words') return wordsCode(modules);
  if (name === 'virtual:content') return contentCode(modules);
  if (name.startsWith('virtual:flow/')) return modules.flow(name.slice('virtual:flow/'.length)).code;
  if (name.startsWith('virtual:word-loaders/'))
    return wordLoadersCode(modules, name.slice('virtual:word-loaders/'.length));
  if (name.startsWith('virtual:article-loaders/'))
    return articleLoadersCode(modules, name.slice('virtual:article-loaders/'.length));
  const [locale = '', file = ''] = name.slice('virtual:words/'.length).split('/');
  return `export default ${JSON.stringify(modules.wordsNamed(locale, file))};`;
}

/** Milliseconds after which the data is read again: soon, and once more, because a file that is saved twice in a moment
 * (formatted on save) is often reported once (in 22 of 60 tries). */
const rereadAfter = [30, 150, 500];

/** Reads the data again and tells the open pages what is new, or what is wrong. */
function announce(server: ViteDevServer, modules: VirtualModules, root: string): void {
  const changes = modules.refresh();
  if (!changes) return;
  forgetModules(server);
  const { hot } = server.environments.client;
  if (changes.problems.length > 0) {
    const error = new ProjectError(changes.problems);
    server.config.logger.error(error.message, { timestamp: true });
    hot.send({ type: 'error', err: errorOf(error, root) });
  } else hot.send(problemsEvent, {});
  const changed = changes.flows.map((id) => ({ id, revision: modules.flow(id).revision }));
  const { gone } = changes;
  if (changed.length > 0 || gone.length > 0) hot.send(flowsEvent, { changed, gone, routes: modules.routes() });
  const words = changes.words.map((one) => ({ ...one, revision: modules.wordRevision(one.locale, one.file) }));
  if (words.length > 0) hot.send(wordsEvent, { changed: words });
  if (changes.content) hot.send(contentEvent, modules.content());
}

/** The next page load asks for everything again. */
function forgetModules(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    for (const [id, module] of environment.moduleGraph.idToModuleMap) {
      if (id.startsWith('\0virtual:')) environment.moduleGraph.invalidateModule(module);
    }
  }
}

function errorOf(error: ProjectError, root: string) {
  const [first] = error.problems;
  const file = first ? resolve(root, first.file) : root;
  return {
    message: error.problems.map(formatProblem).join('\n'),
    stack: '',
    plugin: 'portal',
    id: file,
    ...(first ? { loc: { file, line: first.line, column: first.column } } : {}),
  };
}
