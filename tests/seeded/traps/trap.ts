import { checkProject } from '../../../src/check/checkProject.ts';
import { formatFinding } from '../../../src/check/finding.ts';
import { verifyFlow } from '../../../src/check/verify/verifyFlow.ts';
import { ProjectError, type DataFile } from '../../../src/compile/dataFile.ts';
import { loadProject } from '../../../src/compile/loadProject.ts';
import type { Project } from '../../../src/compile/project.ts';
import { readDataFiles } from '../../../src/compile/readDataFiles.ts';
import type { Json } from '../../../src/domain/json.ts';
import { getAt, parsePointer, setAt } from '../../../src/domain/jsonPointer.ts';
import { parsedOnce } from '../../support/parsedOnce.ts';
import { PARCEL } from './parcel.ts';
import { callFile } from './parts.ts';

/** A value put at a place of a file of the parcel flow; `undefined` takes it away. A file that is not there yet is new. */
export type Put = readonly [file: string, pointer: string, value: Json | undefined];

/** A place of a file. */
export type Spot = readonly [file: string, pointer: string];

/** Something wrong that a checker might overlook, and what is like it and right. */
export interface Trap {
  readonly title: string;
  /** What both of them have. */
  readonly given?: readonly Put[];
  readonly trap: readonly Put[];
  readonly twin: readonly Put[];
  /** Where it must be told; any of them will do. */
  readonly at: readonly Spot[];
  /** Which flows are walked; the parcel flow alone unless told. */
  readonly flows?: readonly string[];
}

/** One thing that `flow check` or `flow verify` says, with a place to look at. */
export interface Told {
  readonly by: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const root = process.cwd();
const KEPT = ['confirm-payment', 'one-time-code'];
/** Words of a flow made for a trap are not written, its calls have no code, not every answer goes on to a call, and a form may lose its
 * step. */
const NOT_OF_TRAPS: readonly string[] = [
  'word-missing',
  'word-unused',
  'event-unknown',
  'operation-unserved',
  'answer-unused',
  'form-unused',
];
const GATEWAY = 'openapi/gateway.yaml';

/** The shared files of the project, and none of its flows but those that others call, nor articles, which lead to flows. */
const around = filesWithoutFlows();

function filesWithoutFlows(): ReadonlyMap<string, DataFile> {
  const files = readDataFiles(root);
  const flows = Object.keys(loadProject(root, files).flows).filter((id) => !KEPT.includes(id));
  const isOfFlow = (path: string) => {
    const [, folder, words] = /^(?:flows|schemas)\/([^/]+)\/|^locales\/[^/]+\/([^/]+)\.json$/.exec(path) ?? [];
    return flows.includes(folder ?? words ?? '');
  };
  const isArticle = (path: string) => path.startsWith('content/articles/');
  return new Map([...files].filter(([path]) => !isOfFlow(path) && !isArticle(path)));
}

/** The parcel flow, and as much of the project as it stands on, with values put into it. */
export function parcelWith(puts: readonly Put[]): Project {
  const made = new Map(PARCEL);
  for (const [file, pointer, value] of puts) {
    if (pointer === '' && value === undefined) {
      made.delete(file);
      continue;
    }
    const before = made.get(file) ?? {};
    made.set(file, pointer === '' ? (value ?? {}) : (setAt(before, parsePointer(pointer), value) ?? {}));
  }
  const files = new Map(around);
  for (const [path, data] of made) files.set(path, parsedOnce(path, JSON.stringify(data, null, 2)));
  const calls = [...made.keys()].flatMap((path) => /^openapi\/paths\/parcel\/(.+)\.yaml$/.exec(path)?.[1] ?? []);
  const paths = calls.map((name) => `  /parcel/${name}: { $ref: ./${callFile(name).slice('openapi/'.length)} }\n`);
  const gateway = files.get(GATEWAY)?.text.replace(/^paths:\n/m, `paths:\n${paths.join('')}`) ?? '';
  files.set(GATEWAY, parsedOnce(GATEWAY, gateway));
  return loadProject(root, files);
}

/** Everything that `flow check` and `flow verify` have to say of the flow. */
export function toldOf(project: Project, flows: readonly string[] = ['parcel']): readonly Told[] {
  const findings = checkProject(project)
    .filter(({ id, file }) => !NOT_OF_TRAPS.includes(id) && isOwn(file))
    .map((one) => ({ by: one.id, file: one.file, line: one.line, text: formatFinding(one) }));
  return [...findings, ...flows.flatMap((flow) => walked(project, flow))];
}

function isOwn(file: string): boolean {
  return PARCEL.has(file) || /parcel/.test(file);
}

function walked(project: Project, flow: string): readonly Told[] {
  try {
    const { promises, notReached } = verifyFlow(project, flow);
    const broken = promises
      .filter(({ type }) => type !== 'kept')
      .flatMap(({ id, reason = '', counterexample = [], places = [] }) =>
        (places.length > 0 ? places : [{ file: '', line: 0 }]).map(({ file, line }) => ({
          by: id,
          file,
          line,
          text: [`${id}: ${reason}`, ...counterexample].join('\n    '),
        })),
      );
    const open = notReached
      .filter(({ reason }) => reason === undefined)
      .flatMap(({ item, places = [] }) =>
        (places.length > 0 ? places : [{ file: '', line: 0 }]).map(({ file, line }) => ({
          by: item,
          file,
          line,
          text: `not reached: ${item}`,
        })),
      );
    return [...broken, ...open];
  } catch (error) {
    if (!(error instanceof ProjectError)) throw error;
    return [{ by: 'cannot-be-walked', file: '', line: 0, text: error.message }];
  }
}

/** The places of a trap as `file:line`.
 * @throws RangeError for one that is not there */
export function linesOf(project: Project, at: readonly Spot[]): readonly string[] {
  return at.map(([file, pointer]) => {
    if (getAt(project.files.get(file)?.data, parsePointer(pointer)) === undefined)
      throw new RangeError(`${file} has nothing at ${pointer}`);
    return `${file}:${project.position(file, pointer).line}`;
  });
}

/** What is told at one of the places of a trap. */
export function toldAt(project: Project, told: readonly Told[], at: readonly Spot[]): readonly Told[] {
  const lines = linesOf(project, at);
  return told.filter(({ file, line }) => lines.includes(`${file}:${line}`));
}

/** What is told, without one thing twice. */
export function inWords(told: readonly Told[]): string {
  return [...new Set(told.map(({ text }) => text))].join('\n');
}
