import type { DataFile } from '../../src/compile/dataFile.ts';
import { filesLike } from '../../src/compile/filesLike.ts';
import type { Project } from '../../src/compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { formatPointer, getAt } from '../../src/domain/jsonPointer.ts';
import type { Place } from '../../src/check/finding.ts';
import { remembering } from '../../src/check/remembering.ts';
import { CheckContext, type FlowView } from '../../src/check/static/checkContext.ts';

/** A value of a file and the names on the way to it. */
export interface Site {
  readonly at: readonly string[];
  readonly value: Json;
}

const known = new WeakMap<object, readonly Site[]>();

/** Every value below `value`, itself first. */
export function sitesIn(value: Json): readonly Site[] {
  if (typeof value !== 'object' || value === null) return [{ at: [], value }];
  const before = known.get(value);
  if (before) return before;
  const sites: Site[] = [];
  gather(value, [], sites);
  known.set(value, sites);
  return sites;
}

function gather(value: Json, at: readonly string[], into: Site[]): void {
  into.push({ at, value });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) gather(inner as Json, [...at, key], into);
}

export interface TextSite extends Site {
  readonly value: string;
}

export interface ObjectSite extends Site {
  readonly value: JsonObject;
}

export function isText(site: Site): site is TextSite {
  return typeof site.value === 'string';
}

export function isObject(site: Site): site is ObjectSite {
  return isJsonObject(site.value);
}

/** What the files whose path fits hold, where they can be read. */
export function dataLike(project: Project, path: RegExp): readonly { readonly file: string; readonly data: Json }[] {
  return filesLike(project, path).flatMap(({ path: file, data }) => (data === null ? [] : [{ file, data }]));
}

export const FORM = /^schemas\/(?!language\/)[^/]+\/[^/]+\.schema\.json$/;
export const RULES = /^flows\/rules\/[^/]+\.json$/;
export const CHECKS = /^flows\/[^/]+\/checks\.json$/;
export const CONSTANTS = /^content\/constants\/[^/]+\.json$/;
export const LOCALES = /^locales\/[^/]+\/[^/]+\.json$/;
export const OPERATIONS = /^openapi\/paths\/.+\.yaml$/;

export function placeIn(file: string, ...at: readonly (string | number)[]): Place {
  return { file, pointer: formatPointer(at.map(String)) };
}

/** True of what a flow file writes itself: a state that is like another has the links and the rows of that one. */
export function isWritten(file: DataFile, at: readonly string[]): boolean {
  return getAt(file.data, at) !== undefined;
}

/** Many operators ask, some for every call. */
export const viewsOf = remembering((project: Project): readonly FlowView[] => new CheckContext(project).flows());
