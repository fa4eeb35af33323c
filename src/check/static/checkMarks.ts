import { fact, projectOf } from '../memory/fact.ts';
import { filesLike } from '../../compile/filesLike.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { Place } from '../finding.ts';
import { secretsInside, typeOf } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';
import { fileNamed, referencesIn } from './schemaPlaces.ts';

/** Form and contract take a value from one shared schema, so they could lose its mark together and still agree. The contract
 * therefore says at each field that it is a secret, and that is held against what the shared schema says. */
export function checkMarks(context: Reporter): void {
  const { project } = context;
  const accused = unmarkedShared(project);
  for (const [name, uses] of usesOf(project)) {
    const { path, data } = sharedFile(project, name);
    const mark = markOf(data);
    if (accused.has(name)) {
      const kind = uses[0]?.mark ?? '';
      const what = `the contract says at every field that takes "${name}" that it is a secret (${kind}), and it is not marked as one`;
      const fix = `Mark it "x-sensitive": "${kind}".`;
      context.add('secret-unmarked', { file: path, pointer: '' }, what, fix);
    }
    for (const use of mark === undefined ? [] : uses) {
      if (use.mark === mark) continue;
      const said = use.mark === undefined ? 'does not say so' : `says "${use.mark}"`;
      const what = `"${name}" is a secret (${mark}), and the field of the contract that takes it ${said}`;
      context.add('secret-unsaid', use.place, what, `Write "x-sensitive: ${mark}" beside its "$ref".`);
    }
  }
}

/** Shared schemas that lack the mark which the contract gives to every field that takes them: the one place to fix. */
export const unmarkedShared = fact('unmarked', projectOf, (project): ReadonlySet<string> => {
  const names = [...usesOf(project)].flatMap(([name, uses]) => {
    const { data } = sharedFile(project, name);
    const isMarked = !isJsonObject(data) || secretsInside(typeOf(data)).length > 0;
    return isMarked || uses.some(({ mark }) => mark === undefined) ? [] : [name];
  });
  return new Set(names);
});

/** Shared schemas of which some field of the contract says another kind, or none. */
export const unsaidShared = fact('unsaid', projectOf, (project): ReadonlySet<string> => {
  const names = [...usesOf(project)].flatMap(([name, uses]) => {
    const mark = markOf(sharedFile(project, name).data);
    return mark !== undefined && uses.some((use) => use.mark !== mark) ? [name] : [];
  });
  return new Set(names);
});

/** A field of the contract that takes a shared schema. */
interface Use {
  readonly place: Place;
  readonly mark: string | undefined;
}

/** By the name of the shared schema. */
function usesOf(project: Project): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const file of filesLike(project, /^openapi\//)) {
    for (const { ref, pointer } of referencesIn(file)) {
      const name = SHARED.exec(fileNamed(file.path, ref) ?? '')?.[1];
      if (name === undefined) continue;
      const field = parsePointer(pointer).slice(0, -1);
      const place = { file: file.path, pointer: pointer.slice(0, -'/$ref'.length) };
      const use = { place, mark: markOf(getAt(file.data, field)) };
      uses.set(name, [...(uses.get(name) ?? []), use]);
    }
  }
  return uses;
}

const SHARED = /^schemas\/shared\/(.+)\.schema\.json$/;

function sharedFile({ files }: Project, name: string): { readonly path: string; readonly data: Json | undefined } {
  const path = `schemas/shared/${name}.schema.json`;
  return { path, data: files.get(path)?.data };
}

function markOf(schema: Json | undefined): string | undefined {
  const mark = isJsonObject(schema) ? schema['x-sensitive'] : undefined;
  return typeof mark === 'string' ? mark : undefined;
}
