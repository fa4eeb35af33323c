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
  for (const file of project.files.values()) {
    if (!pageData.test(file.path)) continue;
    for (const name of dottedNames(file)) if (Object.hasOwn(project.constants, name)) named.add(name);
  }
  return named;
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
