import { createHash } from 'node:crypto';
import { everyAnswer } from '../engine/everyAnswer.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import { flowOfPage, pageName, WIZARD_NAMES } from '../domain/pageName.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { refuseCycle } from './bundleFlow.ts';
import { firstNeeds, type FirstNeeds } from './firstNeeds.ts';
import { calendarForPages, constantForPages, returnCodesForPages, siteForPages } from './forPages.ts';
import { flowModule, flowModuleSource } from './flowModule.ts';
import { ARTICLE_TITLES, articleForPages, articlesOf, articleTitles, articleWords } from './articles/articles.ts';
import { ProjectError, type DataFile, type Problem } from './dataFile.ts';
import { languageProblems } from './languageProblems.ts';
import { loadProject } from './loadProject.ts';
import { namedConstants } from './namedConstants.ts';
import type { Project } from './project.ts';
import type { OpenRows } from '../rules/formSchema.ts';
import { openRows } from './openRows.ts';
import { playedCalls } from '../domain/playedCalls.ts';
import { pageFiles, pageWords, wizardNames } from './pageWords.ts';
import { withoutSchemaName } from './withoutSchemaName.ts';

/** A route that begins a flow. */
export interface FlowRoute {
  readonly flow: string;
  readonly route: string;
  readonly require: readonly Json[];
  readonly query: readonly string[];
  readonly at: string | null;
  /** Addresses of the flow's own steps; at its first entry, and at one whose address is a step's too (a link in a mail). */
  readonly paths: readonly string[];
  /** Which rows of a list may be named in the query, by its name. */
  readonly rows: { readonly [query: string]: readonly OpenRows[] };
  readonly first: Pick<FirstNeeds, 'reads'>;
}

/** What a page that is open needs to fetch again. */
export interface Changes {
  /** Changed, new, or fixed. */
  readonly flows: readonly string[];
  readonly gone: readonly string[];
  readonly words: readonly { readonly locale: string; readonly file: string }[];
  readonly content: boolean;
  readonly problems: readonly Problem[];
}

interface FlowCode {
  readonly code: string;
  /** Digest of what the code is made from. */
  readonly revision: string;
}

/** The project as modules, and which of them changed since they were handed out. A module's revision is a digest of what
 * it is made from, so that a page asks for another URL exactly when there is something new. */
export class VirtualModules {
  private project: Project;
  private readonly root: string;
  private flowCode = new Map<string, FlowCode>();
  /** What was handed out before the last refresh. */
  private lastFlowCode = new Map<string, FlowCode>();
  /** Flows that were asked for and could not be made: tried again at every refresh. */
  private readonly failed = new Set<string>();
  private readonly edited = new Set<string>();
  private readonly wordRevisions = new Map<string, string>();
  private contentRevision: string;

  /** @param isWhole whether the words of a page hold all of the shared files
   * @param variant of the site, until a gateway tells the page which it is */
  constructor(
    root: string,
    private readonly isWhole = true,
    private readonly variant?: string,
  ) {
    this.root = root;
    this.project = loadProject(root);
    this.rememberWords();
    this.contentRevision = digest(this.content());
  }

  get flowIds(): readonly string[] {
    const broken = [...this.project.files.values()].flatMap(({ path, problems }) =>
      problems.length > 0 ? (/^flows\/([^/]+)\/flow\.json$/.exec(path)?.slice(1) ?? []) : [],
    );
    return [...new Set([...Object.keys(this.project.flows), ...broken])].sort();
  }

  /** What members are given is answered by a gateway, not played.
   * @throws ProjectError naming each call that only a sandbox answers */
  refusePlayed(): void {
    const { files, operations } = this.project;
    const played = Object.entries(operations).flatMap(([id, { file, meta }]) =>
      meta.played ? [[id, file] as const] : [],
    );
    const texts = [...files].map(([path, { text }]) => [path, text] as const);
    const problems = playedCalls(texts, new Map(played));
    if (problems.length > 0) throw new ProjectError(problems);
  }

  routes(): readonly FlowRoute[] {
    return Object.values(this.project.flows).flatMap(({ id, flow }) =>
      Object.entries(flow.meta.entries ?? {}).map(([route, entry], index) => ({
        flow: id,
        route,
        require: (entry.require ?? []) as unknown as readonly Json[],
        query: entry.query ?? [],
        at: entry.at ?? null,
        paths: index === 0 || entry.query !== undefined || allPaths(flow).includes(route) ? stepPaths(flow, route) : [],
        rows: openRows(this.project, flow),
        first: { reads: firstNeeds(this.project, flow).reads },
      })),
    );
  }

  /** The code of a flow's module.
   * @throws ProjectError */
  flow(id: string, trail: readonly string[] = []): FlowCode {
    const before = this.flowCode.get(id);
    if (before) return before;
    this.failed.add(id);
    const made = this.makeFlow(id, trail);
    this.failed.delete(id);
    this.flowCode.set(id, made);
    return made;
  }

  private makeFlow(id: string, trail: readonly string[]): FlowCode {
    refuseCycle(this.project, id, trail);
    const source = flowModuleSource(this.project, id);
    const revisions = source.parts.subFlowIds.map((sub) => [sub, this.flow(sub, [...trail, id]).revision] as const);
    const revision = digest([source, revisions]);
    const before = this.lastFlowCode.get(id);
    if (before?.revision === revision) return before;
    const revisionOf = new Map(revisions);
    const importSubFlow = (sub: string) => `virtual:flow/${sub}?r=${revisionOf.get(sub) ?? ''}`;
    // A page that was built asks XState nothing; while developing, what it says follows the file.
    const answers = this.isWhole ? undefined : everyAnswer(source.parts.flow);
    return { code: flowModule(this.project, source, importSubFlow, answers), revision };
  }

  words(): readonly { readonly locale: string; readonly file: string }[] {
    const articles = Object.entries(articlesOf(this.project));
    return Object.entries(this.project.words).flatMap(([locale, files]) =>
      [
        ...Object.keys(files),
        ...articles.flatMap(([id, languages]) => (languages[locale] ? [articleWords(id)] : [])),
        ...(articles.length > 0 ? [ARTICLE_TITLES] : []),
      ].map((file) => ({ locale, file })),
    );
  }

  /** Files of words, and the words of pages. What a flow says is in the words of its page: while developing it is a file of its
   * own too, so that an edit reaches the open page. */
  wordNames(): readonly { readonly locale: string; readonly name: string }[] {
    const pages = [...this.wizards().map(pageName), WIZARD_NAMES];
    const isAsked = (file: string): boolean => this.isWhole || this.project.flows[file] === undefined;
    const files = this.words().flatMap(({ locale, file }) => (isAsked(file) ? [{ locale, name: file }] : []));
    return [...files, ...Object.keys(this.project.words).flatMap((locale) => pages.map((name) => ({ locale, name })))];
  }

  private wizards(): readonly string[] {
    return [...new Set(this.routes().map(({ flow }) => flow))];
  }

  /** The words of a file, or of a page. */
  wordsNamed(locale: string, name: string): JsonObject {
    if (name === WIZARD_NAMES) return wizardNames(this.wizards(), (flow) => this.wordsNamed(locale, flow));
    const flow = flowOfPage(name);
    if (flow !== undefined) return this.wordsOfPage(locale, flow);
    if (name === ARTICLE_TITLES) return articleTitles(this.project, locale);
    const article = this.article(locale, name);
    if (article) return articleForPages(this.project, article);
    const found = this.project.words[locale]?.[name];
    if (!found) return {};
    if (found.problems.length > 0) throw new ProjectError(found.problems);
    return isJsonObject(found.data) ? withoutSchemaName(found.data) : {};
  }

  private article(locale: string, name: string): DataFile | undefined {
    const [, id] = /^article\.(.+)$/.exec(name) ?? [];
    return id === undefined ? undefined : articlesOf(this.project)[id]?.[locale];
  }

  /** While developing, shared files come whole: the next edit may name a field that the page did not have. */
  private wordsOfPage(locale: string, flow: string): JsonObject {
    if (!this.isWhole) return pageWords(this.project, locale, flow);
    const files = pageFiles(this.project, flow);
    return Object.fromEntries(files.map((file) => [file, this.wordsNamed(locale, file)]));
  }

  wordRevision(locale: string, file: string): string {
    return this.wordRevisions.get(`${locale}/${file}`) ?? '';
  }

  /** Constants, calendars, return codes and the site, without what only analysts and the gateway read. */
  content(): { readonly [name: string]: Json } {
    const { constants, calendars, returnCodes, site } = this.project;
    const named = namedConstants(this.project);
    return {
      constants: Object.values(constants).flatMap(({ constant }) =>
        named.has(constant.id) ? [constantForPages(constant)] : [],
      ),
      calendars: Object.fromEntries(
        Object.entries(calendars).map(([id, calendar]) => [id, calendarForPages(calendar)]),
      ) as unknown as JsonObject,
      returnCodes: returnCodesForPages(returnCodes?.data),
      site: isJsonObject(site?.data) ? siteForPages(site.data, this.variant) : {},
    };
  }

  /** Reads the project again; `undefined` when no file is another. Flows that were handed out are made again, the others
   * when they are asked for; files that were edited are held against the language too. */
  refresh(): Changes | undefined {
    const { files } = this.project;
    const project = loadProject(this.root);
    const edited = [...project.files].flatMap(([path, file]) => (files.get(path) === file ? [] : [path]));
    if (edited.length === 0 && files.size === project.files.size) return undefined;
    for (const path of edited) this.edited.add(path);
    const ids = new Set(this.flowIds);
    this.project = project;
    this.lastFlowCode = this.flowCode;
    this.flowCode = new Map();
    const found = [...this.project.problems, ...this.editedProblems()];
    const problems = new Map(found.map((problem) => [JSON.stringify(problem), problem]));
    const now = this.flowIds;
    const asked = new Set([...this.lastFlowCode.keys(), ...this.failed, ...now.filter((id) => !ids.has(id))]);
    this.failed.clear();
    const flows: string[] = [];
    for (const id of now.filter((one) => asked.has(one))) {
      const before = this.lastFlowCode.get(id);
      try {
        if (this.flow(id).revision !== before?.revision) flows.push(id);
      } catch (error) {
        if (!(error instanceof ProjectError)) throw error;
        for (const problem of error.problems) problems.set(JSON.stringify(problem), problem);
        if (before) this.flowCode.set(id, before);
      }
    }
    const words = this.changedWords();
    const revision = digest(this.content());
    const content = revision !== this.contentRevision;
    this.contentRevision = revision;
    const gone = [...ids].filter((id) => !now.includes(id));
    return { flows, gone, words, content, problems: [...problems.values()] };
  }

  private editedProblems(): readonly Problem[] {
    return [...this.edited].flatMap((path) => {
      const file = this.project.files.get(path);
      return file ? languageProblems(this.project, file) : [];
    });
  }

  private changedWords(): readonly { readonly locale: string; readonly file: string }[] {
    const before = new Map(this.wordRevisions);
    this.rememberWords();
    return this.words().filter(
      ({ locale, file }) => before.get(`${locale}/${file}`) !== this.wordRevision(locale, file),
    );
  }

  /** A file that cannot be read keeps its last good revision. */
  private rememberWords(): void {
    for (const { locale, file } of this.words()) {
      const key = `${locale}/${file}`;
      const data = this.article(locale, file) ?? this.project.words[locale]?.[file];
      if (data?.problems.length === 0) this.wordRevisions.set(key, digest(data.text));
      else if (file === ARTICLE_TITLES) this.wordRevisions.set(key, digest(articleTitles(this.project, locale)));
    }
  }
}

function digest(value: unknown): string {
  return createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 12);
}

function allPaths(flow: FlowFile): readonly string[] {
  return [...new Set(Object.values(flow.states).flatMap(({ meta }) => meta?.path ?? []))];
}

/** Addresses of a flow's steps other than the entry itself. */
function stepPaths(flow: FlowFile, entry: string): readonly string[] {
  return allPaths(flow).filter((path) => path !== entry);
}
