import { attempt } from '../attempt.ts';
import { meant, nearest } from '../didYouMean.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import { filesLike } from '../../compile/filesLike.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { Reporter } from './checkContext.ts';
import { fileNamed, referencesIn } from './schemaPlaces.ts';
import type { RefError } from '../../rules/resolveRefs.ts';

/** Every `$ref` of forms, rules and the contract names something, where it is. */
export function checkReferences(context: Reporter): void {
  for (const file of filesLike(context.project, /^(schemas\/(?!language\/)|openapi\/|flows\/rules\/)/))
    for (const { ref, pointer } of referencesIn(file)) judge(context, file, ref, pointer);
}

function judge(context: Reporter, file: DataFile, ref: string, pointer: string): void {
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
  const target = fileNamed(file.path, path);
  const found = target === undefined ? undefined : project.files.get(target);
  if (!found) {
    const near = nearFile(target ?? path, project.files.keys());
    const fix = near === undefined ? 'Name a file that is there.' : `Did you mean "${near}"?`;
    context.add('reference-unknown', place, `"${ref}" names no file`, fix);
  } else if (getAt(found.data, tokens(inside)) === undefined && found.data !== null) {
    context.add('reference-unknown', place, `${found.path} has nothing at "${inside}"`, 'Name a place that is there.');
  }
}

function tokens(pointer: string): readonly string[] {
  return attempt(() => parsePointer(decodeURIComponent(pointer))) ?? [pointer];
}

/** The file of the same folder whose name was most likely meant; what all of them end with makes no name near. */
function nearFile(path: string, files: Iterable<string>): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const named = (file: string) => file.slice(folder.length).replace(/\..*$/, '');
  const beside = [...files].filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'));
  const name = nearest(named(path), beside.map(named));
  return beside.find((one) => named(one) === name);
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
