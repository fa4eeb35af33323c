import { parse } from 'jsonc-parser';
import { parseFile } from '../compile/parseFile.ts';
import { loadProject } from '../compile/loadProject.ts';
import type { Project } from '../compile/project.ts';
import type { Json } from '../domain/json.ts';
import { nameMeant } from './didYouMean.ts';
import { namesIn, type Finding } from './finding.ts';
import { groupedBy } from './groupedBy.ts';
import { missedForm, movedFile, renamedFile, saidOfFields, type Texts } from './movedForms.ts';

/** Each of them checks the project once more. */
const MOST_TRIES = 8;

/** The findings, those that follow from another one marked with it. What follows is found out by trying: with a name that is
 * not known put right in memory, whatever is no longer found had it as its cause.
 * @param check what is found in a project, of these flows alone
 * @param lastText a file as it was when it could be read, where that is known */
export function foldFindings(
  project: Project,
  findings: readonly Finding[],
  check: (project: Project, flows: ReadonlySet<string>) => readonly Finding[],
  lastText: (path: string) => string | undefined = () => undefined,
): readonly Finding[] {
  if (findings.length < 2) return findings;
  const flows = concerned(project, findings);
  const tried: Tried[] = [];
  for (const { cause, texts, otherwise } of remedies(project, findings, lastText)) {
    if (tried.length >= MOST_TRIES) break;
    const edited = texts();
    if (edited.size === 0 && !otherwise) continue;
    const found = edited.size === 0 ? NONE : goneWith(project, findings, edited, (repaired) => check(repaired, flows));
    const gone = found.size < 2 && otherwise ? otherwise() : found;
    tried.push({ cause, gone });
    if (gone.size === findings.length) break;
  }
  const causes = causesOf(tried);
  return findings.map((finding) => {
    const cause = causes.get(finding);
    return cause
      ? { ...finding, cause: { id: cause.id, file: cause.file, line: cause.line, column: cause.column } }
      : finding;
  });
}

const NONE: ReadonlySet<Finding> = new Set();

interface Tried {
  readonly cause: Finding;
  readonly gone: ReadonlySet<Finding>;
}

/** Of what was tried, that with which most is gone first; nothing follows from two. */
function causesOf(tried: readonly Tried[]): ReadonlyMap<Finding, Finding> {
  const causes = new Map<Finding, Finding>();
  const heads = new Set<Finding>();
  const isFree = (one: Finding) => !causes.has(one) && !heads.has(one);
  for (const { cause, gone } of [...tried].sort((a, b) => b.gone.size - a.gone.size)) {
    if (gone.size < 2 || !gone.has(cause) || ![...gone].every(isFree)) continue;
    heads.add(cause);
    for (const one of gone) if (one !== cause) causes.set(one, cause);
  }
  return causes;
}

/** Flows in whose files something was found: the others have nothing to lose. */
function concerned(project: Project, findings: readonly Finding[]): ReadonlySet<string> {
  const names = findings.flatMap(({ file }) => file.split(/[/.]/));
  return new Set(Object.keys(project.flows).filter((flow) => names.includes(flow)));
}

/** Findings that are no longer there with other texts; none when something new is found. */
function goneWith(
  project: Project,
  findings: readonly Finding[],
  texts: Texts,
  check: (project: Project) => readonly Finding[],
): ReadonlySet<Finding> {
  const files = new Map(project.files);
  for (const [path, text] of texts) {
    if (text === undefined) files.delete(path);
    else files.set(path, parseFile(path, text));
  }
  const left = new Set(check(loadProject(project.root, files)).map(keyOf));
  const before = new Set(findings.map(keyOf));
  if ([...left].some((key) => !before.has(key))) return new Set();
  return new Set(findings.filter((finding) => !left.has(keyOf(finding))));
}

/** A name on the same line may have become longer, so the column does not count. */
function keyOf({ id, file, line, what }: Finding): string {
  return JSON.stringify([id, file, line, what]);
}

/** A name put right: where it is used, or where it is given. */
interface Remedy {
  readonly cause: Finding;
  readonly texts: () => Texts;
  /** What most likely follows where that cannot be tried. */
  readonly otherwise?: () => ReadonlySet<Finding>;
}

interface Meant {
  readonly finding: Finding;
  readonly name: string;
  readonly meant: string;
}

/** What is missed in several places has most likely been called otherwise where it is given; then each name by itself, those
 * that are missed alike last. */
function remedies(
  project: Project,
  findings: readonly Finding[],
  lastText: (path: string) => string | undefined,
): readonly Remedy[] {
  const isUnread = ({ id, file }: Finding) =>
    id === 'file-unreadable' || (id === 'data-broken' && (project.files.get(file)?.data ?? null) === null);
  const unread = findings.filter(isUnread);
  const all = findings.flatMap((finding) => meantBy(project, findings, finding));
  const pairs = [...groupedBy(all, ({ name, meant }) => JSON.stringify([name, meant])).values()];
  const given = pairs
    .filter((same) => same.length > 1)
    .sort((a, b) => b.length - a.length)
    .flatMap(([first]): readonly Remedy[] =>
      first ? [{ cause: first.finding, texts: () => renamed(project, first.meant, first.name) }] : [],
    );
  const used = [...pairs.map((same) => same.slice(0, 1)), ...pairs.map((same) => same.slice(1))].flat();
  return [
    ...unread.map((cause) => ({ cause, texts: () => textOf(cause.file, lastText(cause.file)) })),
    ...unread.map((cause) => ({ cause, texts: () => textOf(cause.file, readAnyway(project, cause.file)) })),
    ...findings
      .filter(({ id }) => id === 'form-unused' || id === 'file-misplaced')
      .map((cause) => ({ cause, texts: () => movedFile(project, cause) })),
    ...pairs.flatMap(([first, ...more]): readonly Remedy[] => {
      const cause = first?.finding;
      const isFile = cause?.id === 'reference-unknown' && cause.what.endsWith('names no file');
      return isFile && more.length > 0 ? [{ cause, texts: () => renamedFile(project, cause) }] : [];
    }),
    ...findings.flatMap((cause): readonly Remedy[] => {
      const form = missedForm(cause);
      if (form === undefined) return [];
      return [
        {
          cause,
          texts: () => textOf(form, lastText(form)),
          otherwise: () => saidOfFields(cause, findings),
        },
      ];
    }),
    ...given,
    ...used.map((one) => ({ cause: one.finding, texts: () => replacedAt(project, one) })),
  ];
}

/** The name that a finding speaks of, as it is at its place, and what it may have been meant to be. */
function meantBy(project: Project, findings: readonly Finding[], finding: Finding): readonly Meant[] {
  const token = tokenAt(project.files.get(finding.file)?.text ?? '', finding)?.text ?? '';
  const meant = nameMeant(finding.fix);
  const said = namesIn(finding.what).findLast((one) => token.includes(one) || one.endsWith(`.${token}`));
  if (token === '' || said === undefined) return [];
  if (token.includes(said))
    return (meant === undefined ? namesMissed(findings, finding) : [meant]).map((one) => ({
      finding,
      name: said,
      meant: one,
    }));
  // A key is reported with the names around it.
  const around = said.slice(0, -token.length);
  return meant?.startsWith(around) ? [{ finding, name: token, meant: meant.slice(around.length) }] : [];
}

/** Names that other findings of the file speak of, where nothing like a name is known: what nobody names any more. */
function namesMissed(findings: readonly Finding[], of: Finding): readonly string[] {
  if (of.id === 'id-twice') return namesLost(findings, of);
  if (of.what.endsWith('is in the list twice')) return valuesLost(findings);
  if (!of.what.endsWith('is not known')) return [];
  const others = findings.filter((one) => one !== of && one.file === of.file && one.id !== of.id);
  return others.flatMap(({ what }) => namesIn(what).slice(0, 1)).slice(0, 2);
}

/** Of an id that stands twice: the ids that are missed since, most often first. The second most likely had one of them. */
function namesLost(findings: readonly Finding[], of: Finding): readonly string[] {
  const missed = findings.flatMap((one) => (one === of ? [] : namesIn(one.what).slice(0, 1)));
  const names = groupedBy(missed, (name) => name.replace(/^\{\{|\}\}$|^(const|rule|figure):/g, ''));
  return [...names]
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([name]) => name)
    .slice(0, 2);
}

/** Of a value that stands twice in a list: those whose words nothing shows any more. The second most likely was one of them. */
function valuesLost(findings: readonly Finding[]): readonly string[] {
  const unused = findings.filter(({ id }) => id === 'word-unused');
  return [...new Set(unused.flatMap(({ what }) => namesIn(what)[0]?.split('.').at(-1) ?? []))].slice(0, 2);
}

function textOf(file: string, text: string | undefined): ReadonlyMap<string, string> {
  return new Map(text === undefined ? [] : [[file, text]]);
}

/** A file that is not JSON as an editor still understands it: without a comma, or with a word too many. */
function readAnyway(project: Project, file: string): string | undefined {
  const data = file.endsWith('.json') ? (parse(project.files.get(file)?.text ?? '') as Json | undefined) : undefined;
  return data === undefined ? undefined : JSON.stringify(data);
}

function replacedAt(project: Project, { finding, name, meant }: Meant): ReadonlyMap<string, string> {
  const text = project.files.get(finding.file)?.text ?? '';
  const token = tokenAt(text, finding);
  if (!token) return new Map();
  const at = token.from + token.text.lastIndexOf(name);
  return new Map([[finding.file, text.slice(0, at) + meant + text.slice(at + name.length)]]);
}

/** More files than this do not all speak of one name. */
const MOST_FILES = 6;

/** Every file where a name is alone, with another one in its place. */
function renamed(project: Project, name: string, other: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { path, text } of project.files.values()) {
    if (!text.includes(name)) continue;
    const changed = /\.ya?ml$/.test(path)
      ? text.replaceAll(`: ${name}\n`, `: ${other}\n`)
      : text.replaceAll(`"${name}"`, `"${other}"`);
    if (changed === text) continue;
    texts.set(path, changed);
    if (texts.size > MOST_FILES) return new Map();
  }
  return texts;
}

/** A text in quotes, as it is in a file. */
export interface Token {
  /** Without its quotes. */
  readonly text: string;
  /** Where it begins, counted in characters of the file. */
  readonly from: number;
}

/** The text in quotes, or the word of YAML, that begins at a place. */
function tokenAt(
  text: string,
  { line, column }: { readonly line: number; readonly column: number },
): Token | undefined {
  const lines = text.split('\n');
  const row = lines[line - 1];
  if (row === undefined) return undefined;
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const [whole, quoted] = /^(?:"((?:[^"\\]|\\.)*)"|[^\s"{}[\],:]+)/.exec(row.slice(column - 1)) ?? [];
  if (whole === undefined) return undefined;
  const isQuoted = quoted !== undefined;
  return { text: quoted ?? whole, from: begin + column - 1 + (isQuoted ? 1 : 0) };
}
