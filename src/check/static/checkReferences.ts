import { attempt } from '../attempt.ts';
import { nearest } from '../../domain/nearest.ts';
import { meant } from '../didYouMean.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { filesLike } from '../../compile/filesLike.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { Reporter } from './checkContext.ts';
import { fileNamed, referencesIn } from './schemaPlaces.ts';
import type { RefError } from '../../rules/resolveRefs.ts';

/** A reference as it stands in a file. */
interface Reference {
  readonly file: DataFile;
  readonly ref: string;
  readonly pointer: string;
  /** The file that it names, whether there is one or not. */
  readonly target: string | undefined;
}

/** Every `$ref` of forms, rules and the contract names something, where it is. */
export function checkReferences(context: Reporter): void {
  const files = filesLike(context.project, /^(schemas\/(?!language\/)|openapi\/|flows\/rules\/)/);
  const all = files.flatMap((file) =>
    [...referencesIn(file)].map(({ ref, pointer }) => ({ file, ref, pointer, target: targetOf(file, ref) })),
  );
  const named = all.flatMap(({ target }) => target ?? []);
  for (const one of all) judge(context, one, named);
}

function targetOf(file: DataFile, ref: string): string | undefined {
  return ref.startsWith('rule:') ? undefined : fileNamed(file.path, ref.split('#')[0] ?? '');
}

/** @param named the file that each reference of the project names */
function judge(context: Reporter, { file, ref, pointer, target }: Reference, named: readonly string[]): void {
  const { project } = context;
  const place = { file: file.path, pointer };
  if (ref.startsWith('rule:')) {
    const id = ref.slice('rule:'.length);
    if (Object.hasOwn(project.rules, id)) return;
    const fix = meant(id, Object.keys(project.rules), 'Name a rule that is there.');
    context.add('rule-unknown', place, `rule "${id}" is not known`, fix);
    return;
  }
  const [path = '', inside = ''] = ref.split('#');
  const found = target === undefined ? undefined : project.files.get(target);
  if (!found) {
    const near = nearFile(target ?? path, project.files.keys(), named);
    const fix = near === undefined ? 'Name a file that is there.' : `Did you mean "${near}"?`;
    context.add('reference-unknown', place, `"${ref}" names no file`, fix);
  } else if (getAt(found.data, tokens(inside)) === undefined && found.data !== null) {
    context.add('reference-unknown', place, `${found.path} has nothing at "${inside}"`, 'Name a place that is there.');
  }
}

function tokens(pointer: string): readonly string[] {
  return attempt(() => parsePointer(decodeURIComponent(pointer))) ?? [pointer];
}

/** The file of the same folder whose name was most likely meant; what all of them end with makes no name near. No reference names
 * a layout. What several references name most likely lies there under another name, which none of them has.
 * @param named the file that each reference of the project names */
function nearFile(path: string, files: Iterable<string>, named: readonly string[]): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const nameOf = (file: string) => file.slice(folder.length).replace(/\..*$/, '');
  const beside = [...files].filter(
    (one) => one.startsWith(folder) && !one.slice(folder.length).includes('/') && !one.endsWith('.ui.json'),
  );
  const isRenamed = named.filter((one) => one === path).length > 1;
  const unnamed = isRenamed ? beside.filter((one) => !named.includes(one)) : [];
  const name = nearest(nameOf(path), unnamed.map(nameOf)) ?? nearest(nameOf(path), beside.map(nameOf));
  return beside.find((one) => nameOf(one) === name);
}

/** A cycle of references: reported once, at the first of them, whichever schema takes it. A reference that names nothing is reported
 * where every reference is judged. */
export function reportCycle(context: Reporter, { circle }: RefError): void {
  const [first, ...others] = circle;
  if (!first) return;
  const names = others.length === 0 ? 'itself' : `itself by way of ${others.map(({ file }) => file).join(', ')}`;
  const what = `the reference leads back to ${names}`;
  context.add('reference-circle', first, what, 'Take one reference of the circle out.');
}
