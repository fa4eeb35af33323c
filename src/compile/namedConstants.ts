import type { DataFile } from './dataFile.ts';
import type { Project } from './project.ts';

/** Where flows, forms, rules and words stand: what a page is made from. */
const pageData = /^(flows|schemas|locales)\//;
const dottedName = /[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+/g;

/** What the portal itself reads. */
const ofPortal = /^portal\./;

/** Ids of the constants that the portal, flows, forms, rules or words name. The others are the gateway's own, and no page needs them.
 * Whatever is spelled like an id counts, wherever it stands: one constant too many costs a page less than one that it lacks. */
export function namedConstants(project: Project): ReadonlySet<string> {
  const named = new Set(Object.keys(project.constants).filter((id) => ofPortal.test(id)));
  const families = familiesOf(Object.keys(project.constants));
  for (const file of project.files.values()) {
    if (!pageData.test(file.path)) continue;
    for (const name of dottedNames(file))
      for (const id of [name, ...(families.get(name) ?? [])]) if (Object.hasOwn(project.constants, id)) named.add(id);
  }
  return named;
}

/** By what their ids begin with, up to the last word: a rule may name them all so, and say by what one of them is chosen. */
function familiesOf(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const families = new Map<string, string[]>();
  for (const id of ids) {
    const family = id.slice(0, id.lastIndexOf('.'));
    families.set(family, [...(families.get(family) ?? []), id]);
  }
  return families;
}

/** A file is read again only when it was edited. */
const known = new WeakMap<DataFile, readonly string[]>();

function dottedNames(file: DataFile): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const found = [...new Set(file.text.match(dottedName) ?? [])];
  known.set(file, found);
  return found;
}
