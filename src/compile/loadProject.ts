import { resolve } from 'node:path';
import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { getAt } from '../domain/jsonPointer.ts';
import { LANGUAGE_ENDINGS } from '../domain/inLanguage.ts';
import { siteVariant } from '../domain/siteVariant.ts';
import type { Calendar } from '../domain/workday.ts';
import type { Constant } from '../rules/constants.ts';
import { figureSource } from '../rules/figures/figureFile.ts';
import { ruleSource } from '../rules/ruleFile.ts';
import type { DataFile, Problem } from './dataFile.ts';
import { openapiRoot, readOperations } from './operations.ts';
import { flowOfFile, positionInFlow } from './flowOfFile.ts';
import { formsOfSteps } from './impliedForms.ts';
import type { ById, FlowEntry, FormEntry, Project } from './project.ts';
import { readDataFiles } from './readDataFiles.ts';
import { withBoundsOf } from './withBoundsOf.ts';

const FLOW_FILE = /^flows\/([^/]+)\/flow\.json$/;

/** Reads every data file below `root`. Never throws for what a file says: see `problems`.
 * @param read the files to take instead of those on disk, by path from the root */
export function loadProject(root: string, read: ReadonlyMap<string, DataFile> = readDataFiles(root)): Project {
  const constants = readRows(read, /^content\/constants\/[^/]+\.json$/, 'constants');
  const files = withBoundsOf(read, (id) => (Object.hasOwn(constants.rows, id) ? constants.rows[id]?.row : undefined));
  const { operations, problems: operationProblems } = readOperations(files);
  const rules = readRows(files, /^flows\/rules\/[^/]+\.json$/, 'rules');
  const figures = readRows(files, /^flows\/figures\/[^/]+\.json$/, 'figures');
  const flows = readFlows(files);
  const forms = formsOfSteps(
    flows.flows,
    readForms(files, /^schemas\/((?!shared\/|language\/)[^/]+\/[^/]+)\.schema\.json$/),
  );
  return {
    root: resolve(root),
    files,
    problems: [
      ...[...files.values()].flatMap((file) => file.problems),
      ...operationProblems,
      ...rules.problems,
      ...figures.problems,
      ...constants.problems,
      ...flows.problems,
      ...forms.problems,
    ],
    flows: flows.flows,
    forms: forms.forms,
    shared: readForms(files, /^schemas\/shared\/([^/]+)\.schema\.json$/),
    rules: mapValues(rules.rows, ({ row, ...place }) => ({ rule: ruleSource(row), ...place })),
    figures: mapValues(ofFigures(figures.rows), ({ row, ...place }) => ({ figure: figureSource(row), ...place })),
    constants: mapValues(constants.rows, ({ row, ...place }) => ({ constant: row as unknown as Constant, ...place })),
    calendars: readCalendars(files),
    words: readWords(files),
    returnCodes: files.get('content/return-codes.json'),
    site: withVariant(files.get('content/site.json')),
    operations,
    commonReturnCodes: stringList(getAt(files.get(openapiRoot)?.data, ['x-common-return-codes'])),
    processingCodes: stringList(getAt(files.get(openapiRoot)?.data, ['x-processing-codes'])),
    position: (path, pointer, of) => {
      const file = files.get(path);
      if (!file) return { line: 1, column: 1 };
      return FLOW_FILE.test(path) ? positionInFlow(file, pointer, of) : file.position(pointer, of);
    },
  };
}

/** The site as flows and articles name it: with what its variant decides. */
function withVariant(site: DataFile | undefined): DataFile | undefined {
  return site && isJsonObject(site.data) ? { ...site, data: { ...site.data, ...siteVariant(site.data) } } : site;
}

function readFlows(files: ReadonlyMap<string, DataFile>): {
  readonly flows: ById<FlowEntry>;
  readonly problems: readonly Problem[];
} {
  const flows: Record<string, FlowEntry> = {};
  const problems: Problem[] = [];
  for (const file of files.values()) {
    const folder = FLOW_FILE.exec(file.path)?.[1];
    if (folder === undefined || !isFlowLike(file.data)) continue;
    const flow = flowOfFile(file, files);
    if (flow.id !== folder) {
      const message = `"id" is "${flow.id}", the folder "${folder}".`;
      const fix = 'A process has one name: make them the same.';
      problems.push({ file: file.path, ...file.position('/id'), message, fix });
    }
    const checks = files.get(`flows/${folder}/checks.json`);
    const shape = files.get(`flows/${folder}/shape.json`);
    const migrations = migrationsOf(files, folder);
    flows[folder] = { id: folder, file, flow, migrations, ...(checks && { checks }), ...(shape && { shape }) };
  }
  return { flows, problems };
}

/** Enough of a flow for the rest of the code to look at; the meta-schema judges the whole. */
function isFlowLike(data: Json): boolean {
  return isJsonObject(data) && isJsonObject(data['states']) && isJsonObject(data['meta']);
}

function migrationsOf(files: ReadonlyMap<string, DataFile>, folder: string): readonly DataFile[] {
  const prefix = `flows/${folder}/migrations/`;
  const found = [...files.values()].filter(({ path }) => path.startsWith(prefix));
  const from = ({ path }: DataFile) => Number(/(\d+)-\d+\.json$/.exec(path)?.[1] ?? Infinity);
  return found.sort((left, right) => from(left) - from(right));
}

function readForms(files: ReadonlyMap<string, DataFile>, pattern: RegExp): ById<FormEntry> {
  const forms: Record<string, FormEntry> = {};
  for (const schema of files.values()) {
    const id = pattern.exec(schema.path)?.[1];
    if (id === undefined) continue;
    const ui = files.get(schema.path.replace(/\.schema\.json$/, '.ui.json'));
    forms[id] = { id, schema, ...(ui && { ui }) };
  }
  return forms;
}

/** Enough of a figure for the rest of the code to look at. */
function ofFigures(rows: ById<Row>): ById<Row> {
  const isFigure = ({ subject, value, examples }: JsonObject) =>
    isJsonObject(subject) && value !== undefined && Array.isArray(examples);
  return Object.fromEntries(Object.entries(rows).filter(([, { row }]) => isFigure(row)));
}

interface Row {
  readonly row: JsonObject;
  readonly file: string;
  readonly pointer: string;
}

/** Rows with an id, gathered from the files of a folder; an id stands once in the project. */
function readRows(
  files: ReadonlyMap<string, DataFile>,
  pattern: RegExp,
  member: string,
): { readonly rows: ById<Row>; readonly problems: readonly Problem[] } {
  const rows: Record<string, Row> = {};
  const problems: Problem[] = [];
  for (const file of files.values()) {
    const list = pattern.test(file.path) ? getAt(file.data, [member]) : undefined;
    if (!Array.isArray(list)) continue;
    (list as readonly Json[]).forEach((row, index) => {
      const id = isJsonObject(row) ? row['id'] : undefined;
      if (typeof id !== 'string') return;
      const pointer = `/${member}/${index}`;
      const before = rows[id];
      if (before) {
        const message = `"${id}" is said already in ${before.file}.`;
        const fix = 'Give one of them another id.';
        problems.push({ file: file.path, ...file.position(`${pointer}/id`), message, fix, kind: 'idTwice' });
      } else rows[id] = { row: row as JsonObject, file: file.path, pointer };
    });
  }
  return { rows, problems };
}

function readCalendars(files: ReadonlyMap<string, DataFile>): ById<Calendar> {
  const calendars: Record<string, Calendar> = {};
  for (const { path, data } of files.values()) {
    const id = /^content\/calendars\/([^/]+)\.json$/.exec(path)?.[1];
    if (id !== undefined && isJsonObject(data)) calendars[id] = data as unknown as Calendar;
  }
  return calendars;
}

function readWords(files: ReadonlyMap<string, DataFile>): ById<ById<DataFile>> {
  const words: Record<string, Record<string, DataFile>> = {};
  for (const file of files.values()) {
    const [, locale, name] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file.path) ?? [];
    // A folder of another name is no language of the portal; the checker reports it.
    if (locale !== undefined && name !== undefined && Object.hasOwn(LANGUAGE_ENDINGS, locale))
      (words[locale] ??= {})[name] = file;
  }
  return words;
}

function stringList(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function mapValues<T, U>(map: ById<T>, change: (value: T) => U): ById<U> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}
