import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { widgetsByName } from '../domain/widgetsByName.ts';
import { firstNeeds } from './firstNeeds.ts';
import { flowParts, type FlowParts } from './flowParts.ts';
import type { Project } from './project.ts';
import { withoutSchemaName } from './withoutSchemaName.ts';

const BY_NAME: { readonly [widget: string]: readonly string[] } = widgetsByName;

/** The files of words that the page of a flow reads some or all of. */
export function pageFiles(project: Project, flow: string): readonly string[] {
  const entry = project.flows[flow];
  return entry ? [...firstNeeds(project, entry.flow).flows, 'shared', 'return-codes'] : [];
}

/** All words that the page of a routed flow reads, by file: those of the flow and its sub-flows, and of the shared files
 * the fields, widgets, links, files and return codes that occur in them. One wizard more makes no other page larger. */
export function pageWords(project: Project, locale: string, flow: string): JsonObject {
  const entry = project.flows[flow];
  if (!entry) return {};
  const flows = firstNeeds(project, entry.flow).flows;
  const parts = flows.map((id) => flowParts(project, id));
  const words = (file: string): JsonObject => {
    const data = project.words[locale]?.[file]?.data;
    return isJsonObject(data) ? data : {};
  };
  const named = textsIn(parts.map(({ forms }) => forms));
  const inFlows = textsIn(parts.map(({ flow }) => flow));
  const codes = codesOf(project, parts);
  const fields = only(withoutSchemaName(words('shared')), 'fields', (name) => named.has(name));
  const shared = ['next', 'files'].reduce((all, group) => only(all, group, (name) => inFlows.has(name)), fields);
  return {
    ...Object.fromEntries(flows.map((id) => [id, withoutSchemaName(words(id))])),
    shared: only(shared, 'widgets', (name) => BY_NAME[name]?.some((one) => named.has(one)) ?? true),
    'return-codes': only(withoutSchemaName(words('return-codes')), 'codes', (code) => codes.has(code)),
  };
}

/** Of the words of each flow those of the flow as a whole.
 * @param wordsOf all words of a flow */
export function wizardNames(flows: readonly string[], wordsOf: (flow: string) => JsonObject): JsonObject {
  return Object.fromEntries(flows.map((id) => [id, { flow: wordsOf(id)['flow'] ?? {} }]));
}

/** Whatever is spelled like the name of a field or a widget counts as one. */
function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) textsIn(inner, found);
  return found;
}

/** Codes that the operations of the parts list, that every operation may answer, and that no operation lists: those the
 * portal itself makes. */
function codesOf(project: Project, parts: readonly FlowParts[]): Set<string> {
  const operations = Object.values(project.operations);
  const listed = new Set(operations.flatMap(({ meta }) => meta.returnCodes));
  const codes = new Set(
    parts.flatMap((part) => Object.values(part.operations).flatMap(({ returnCodes }) => returnCodes)),
  );
  for (const code of project.commonReturnCodes) codes.add(code);
  const words = Object.values(project.words).flatMap((files) => files['return-codes']?.data ?? []);
  for (const data of words) {
    const known = isJsonObject(data) && isJsonObject(data['codes']) ? Object.keys(data['codes']) : [];
    for (const code of known) if (!listed.has(code)) codes.add(code);
  }
  return codes;
}

/** Words with one of their objects cut down to the names that are needed. */
function only(words: JsonObject, group: string, isNeeded: (name: string) => boolean): JsonObject {
  const all: Json | undefined = words[group];
  if (!isJsonObject(all)) return words;
  return { ...words, [group]: Object.fromEntries(Object.entries(all).filter(([name]) => isNeeded(name))) };
}
