import type { Project } from '../compile/project.ts';
import { nameMeant } from './didYouMean.ts';
import { namesIn, type Finding } from './finding.ts';
import { fileNamed } from './static/schemaPlaces.ts';

/** The files that would say something else; `undefined` for one that would not be there. */
export type Texts = ReadonlyMap<string, string | undefined>;

const SCHEMA = '.schema.json';
const LAYOUT = '.ui.json';

/** A file that nothing reads, with the layout beside it, or its whole folder, where what is said of it would have it lie. */
export function movedFile(project: Project, { id, file, fix }: Finding): Texts {
  if (id === 'form-unused') {
    const [, from, to] = /^Rename the folder (\S+) to (\S+)\.$/.exec(fix) ?? [];
    if (from !== undefined && to !== undefined) return movedFolder(project, `${from}/`, `${to}/`);
    const meant = nameMeant(fix);
    return meant === undefined ? new Map() : moved(project, file, `schemas/${meant}${SCHEMA}`);
  }
  const [, to] = id === 'file-misplaced' ? (/^Move it to (.+), or remove it\./.exec(fix) ?? []) : [];
  return to === undefined ? new Map() : moved(project, file, to);
}

/** A file that several references miss, back from the name that it most likely has now. */
export function renamedFile(project: Project, { file, what, fix }: Finding): Texts {
  const [ref = ''] = namesIn(what);
  const to = fileNamed(file, ref.split('#')[0] ?? '');
  const from = nameMeant(fix);
  return from === undefined || to === undefined ? new Map() : moved(project, from, to);
}

/** The file of a form that a step misses. */
export function missedForm({ id, what }: Finding): string | undefined {
  return id === 'form-unknown' ? /there is no (schemas\/\S+\.schema\.json)/.exec(what)?.[1] : undefined;
}

/** What is said of the fields of a form that a step misses, where nobody knows any more what they were. */
export function saidOfFields(head: Finding, findings: readonly Finding[]): ReadonlySet<Finding> {
  const [state = ''] = namesIn(head.what);
  const [, flow = ''] = /^flows\/([^/]+)\//.exec(head.file) ?? [];
  const words = new RegExp(`^locales/[^/]+/${flow}\\.json$`);
  return new Set(
    findings.filter((one) => {
      if (one === head) return true;
      const [name = ''] = namesIn(one.what);
      if (one.file.startsWith(`flows/${flow}/`)) return /^\$(form|last)\//.test(name) && name.split('/')[1] === state;
      return words.test(one.file) && `${name}.`.startsWith(`steps.${state}.fields.`);
    }),
  );
}

function moved(project: Project, from: string, to: string): Texts {
  const pairs = [[from, to] as const];
  if (from.endsWith(SCHEMA) && to.endsWith(SCHEMA)) pairs.push([layoutOf(from), layoutOf(to)]);
  const texts = new Map<string, string | undefined>();
  for (const [here, there] of pairs) {
    const text = project.files.get(here)?.text;
    if (text !== undefined && !project.files.has(there)) texts.set(here, undefined).set(there, text);
  }
  return texts;
}

function movedFolder(project: Project, from: string, to: string): Texts {
  const inside = [...project.files.values()].filter(({ path }) => path.startsWith(from));
  return new Map(
    inside.flatMap(({ path, text }): readonly (readonly [string, string | undefined])[] => [
      [path, undefined],
      [`${to}${path.slice(from.length)}`, text],
    ]),
  );
}

function layoutOf(schema: string): string {
  return `${schema.slice(0, -SCHEMA.length)}${LAYOUT}`;
}
