import type { DataFile } from '../../compile/dataFile.ts';
import type { ById, Project } from '../../compile/project.ts';
import { isSame } from './isSame.ts';
import { NAMES, noting } from './noting.ts';
import { noteRead, type Look } from './reads.ts';

/** All entries; no entry is named so. */
const ALL = ' all';

interface Watched {
  /** The same project: whoever watches learns what is read of it. */
  readonly project: Project;
  readonly look: Look;
}

/** A project of which every reading is noted, by what it is read from and the name that is read. */
export function watchedProject(project: Project): Watched {
  const looks = new Map<string, (name: string) => unknown>();
  const watchedEntries = <T>(from: string, entries: ById<T>, said: (entry: T) => unknown = (entry) => entry) => {
    const look = lookIn(from, entries, said);
    looks.set(from, look);
    return noting(entries, (name) => noteRead(from, name, look(name)));
  };
  const member = <Name extends keyof Project>(name: Name): Project[Name] => {
    noteRead('project', name, project[name]);
    return project[name];
  };
  looks.set('project', (name) => project[name as keyof Project]);
  const files = new WatchedFiles(project.files);
  looks.set('files', files.look);
  const words = Object.entries(project.words).map(([locale, own]) => [locale, watchedEntries(`words/${locale}`, own)]);
  return {
    project: {
      root: project.root,
      files,
      flows: watchedEntries('flows', project.flows),
      forms: watchedEntries('forms', project.forms),
      shared: watchedEntries('shared', project.shared),
      rules: watchedEntries('rules', project.rules),
      figures: watchedEntries('figures', project.figures),
      constants: watchedEntries('constants', project.constants),
      calendars: watchedEntries('calendars', project.calendars),
      operations: watchedEntries('operations', project.operations),
      // What is read of a language is noted by itself.
      words: watchedEntries('words', Object.fromEntries(words) as Project['words'], (own) => own !== undefined),
      get problems() {
        return member('problems');
      },
      get returnCodes() {
        return member('returnCodes');
      },
      get site() {
        return member('site');
      },
      get commonReturnCodes() {
        return member('commonReturnCodes');
      },
      get processingCodes() {
        return member('processingCodes');
      },
      position(path, pointer, of) {
        files.get(path);
        return project.position(path, pointer, of);
      },
    },
    look: (from) => looks.get(from) ?? (() => undefined),
  };
}

/** What the project before this one had. */
const latest = new Map<string, ReadonlyMap<string, unknown>>();

/** An entry with the same parts as before is looked at as the very same: nobody has to look into it again. */
function lookIn<T>(from: string, entries: ById<T>, said: (entry: T) => unknown): (name: string) => unknown {
  const before = latest.get(from);
  const looked = new Map<string, unknown>();
  latest.set(from, looked);
  const found = (name: string) => {
    if (name === NAMES) return JSON.stringify(Object.keys(entries));
    const now = Object.hasOwn(entries, name) ? said(entries[name] as T) : undefined;
    const then = before?.get(name);
    return isSame(then, now) ? then : now;
  };
  return (name) => {
    const known = looked.get(name);
    if (known !== undefined) return known;
    const now = found(name);
    looked.set(name, now);
    return now;
  };
}

/** The files of a project: whoever goes through all of them has read them all. */
class WatchedFiles implements ReadonlyMap<string, DataFile> {
  #names: string | undefined;
  /** No two projects have all files in common. */
  readonly #all = Symbol(ALL);

  constructor(private readonly files: ReadonlyMap<string, DataFile>) {}

  readonly look = (name: string): unknown => {
    if (name === ALL) return this.#all;
    return name === NAMES ? (this.#names ??= JSON.stringify([...this.files.keys()])) : this.files.get(name);
  };

  #noted(name: string): void {
    noteRead('files', name, this.look(name));
  }

  get(path: string): DataFile | undefined {
    this.#noted(path);
    return this.files.get(path);
  }

  has(path: string): boolean {
    this.#noted(path);
    return this.files.has(path);
  }

  get size(): number {
    this.#noted(NAMES);
    return this.files.size;
  }

  keys(): MapIterator<string> {
    this.#noted(NAMES);
    return this.files.keys();
  }

  values(): MapIterator<DataFile> {
    this.#noted(ALL);
    return this.files.values();
  }

  entries(): MapIterator<[string, DataFile]> {
    this.#noted(ALL);
    return this.files.entries();
  }

  [Symbol.iterator](): MapIterator<[string, DataFile]> {
    return this.entries();
  }

  forEach(each: (file: DataFile, path: string, files: ReadonlyMap<string, DataFile>) => void): void {
    this.#noted(ALL);
    this.files.forEach(each);
  }
}
