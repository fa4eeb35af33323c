import { readdirSync, readFileSync } from 'node:fs';
import { bundleFlow } from '../../src/compile/bundleFlow.ts';
import type { FlowEntry, FormEntry, Project } from '../../src/compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { transitionsOf } from '../../src/engine/flowFile.ts';
import { Coverage } from '../../src/check/verify/flatFlow.ts';
import { flattenFlow } from '../../src/check/verify/flatFlow.ts';

/** What is known of one process, from its files. */
export interface ProcessFacts {
  readonly id: string;
  readonly description: string;
  readonly routes: readonly string[];
  readonly steps: readonly string[];
  /** As `step/field`. */
  readonly fields: readonly string[];
  readonly operations: readonly string[];
  readonly subFlows: readonly string[];
  /** Codes with a branch of their own, and those that go back to the step with their message. */
  readonly codes: { readonly named: readonly string[]; readonly shown: readonly string[] };
  readonly outcomes: readonly string[];
  /** What `flow verify` reaches of all there is; it fails where they differ without a reason in checks.json. */
  readonly verified: { readonly states: Verified; readonly transitions: Verified };
  readonly promises: number;
  readonly journeys: readonly string[];
  readonly requirements: readonly string[];
}

type Verified = readonly [reached: number, all: number];

/** Facts of every process, those that members open first, then the sub-flows. */
export function processFacts(project: Project, root: string): readonly ProcessFacts[] {
  const journeys = journeyTexts(root);
  const facts = Object.values(project.flows).map((entry) => factsOf(project, entry, journeys));
  const place = ({ routes, id }: ProcessFacts) => `${routes.length > 0 ? 0 : 1} ${id}`;
  return facts.sort((left, right) => (place(left) < place(right) ? -1 : 1));
}

function factsOf(project: Project, entry: FlowEntry, journeys: ReadonlyMap<string, string>): ProcessFacts {
  const { id, flow } = entry;
  const states = Object.entries(flow.states);
  const forms = states.flatMap(([name, { meta }]) => {
    const form = meta?.form === undefined ? undefined : project.forms[meta.form];
    return form ? [{ name, form }] : [];
  });
  const called = states.flatMap(([, { invoke }]) => (invoke ? [invoke.src] : []));
  const services = forms.flatMap(({ form }) => serviceOperations(form.schema.data));
  const operations = unique([...called.filter((src) => src.startsWith('op:')).map((src) => src.slice(3)), ...services]);
  const listed = unique(operations.flatMap((operation) => project.operations[operation]?.meta.returnCodes ?? []));
  const named = unique(
    states.flatMap(([, { invoke }]) =>
      transitionsOf(invoke?.onError).flatMap(({ guard }) =>
        typeof guard === 'string' && guard.startsWith('code:') ? [guard.slice(5)] : [],
      ),
    ),
  );
  const routes = Object.keys(flow.meta.entries ?? {});
  const paths = states.flatMap(([, { meta }]) => meta?.path ?? []);
  return {
    id,
    description: flow.description,
    routes,
    steps: states.filter(([, { tags }]) => tags?.includes('step')).map(([name]) => name),
    fields: forms.flatMap(({ name, form }) => fieldsOf(form).map((field) => `${name}/${field}`)),
    operations,
    subFlows: unique(called.filter((src) => src.startsWith('flow:')).map((src) => src.slice(5))),
    codes: { named, shown: listed.filter((code) => !named.includes(code)) },
    outcomes: unique(states.flatMap(([, { meta }]) => (meta?.outcome === undefined ? [] : [meta.outcome]))),
    verified: verifiedOf(project, entry),
    promises: checksOf(entry, 'promises').length,
    journeys: [...journeys].filter(([, text]) => speaksOf(text, [id, ...routes, ...paths])).map(([name]) => name),
    requirements: unique(
      [flow, entry.checks?.data ?? {}, ...forms.map(({ form }) => form.schema.data)].flatMap((part) =>
        citedIn(JSON.stringify(part)),
      ),
    ).sort(),
  };
}

function verifiedOf(project: Project, entry: FlowEntry): ProcessFacts['verified'] {
  const { all } = new Coverage(flattenFlow(bundleFlow(project, entry.id)));
  const open = checksOf(entry, 'notProven').map((item) => String((item as JsonObject)['item']));
  const count = (kind: string): Verified => {
    const ofKind = (item: string) => item.startsWith(`${kind}:`);
    const total = [...all].filter(ofKind).length;
    return [total - open.filter(ofKind).length, total];
  };
  return { states: count('state'), transitions: count('transition') };
}

function checksOf({ checks }: FlowEntry, name: string): readonly Json[] {
  const list = (checks?.data as JsonObject | undefined)?.[name];
  return Array.isArray(list) ? list : [];
}

/** Names of what a form asks; of a list its rows' fields too, as `lines.amount`. */
function fieldsOf({ schema }: FormEntry): readonly string[] {
  const names = (node: Json | undefined, prefix: string): readonly string[] => {
    if (!isJsonObject(node)) return [];
    return Object.entries(isJsonObject(node['properties']) ? node['properties'] : {}).flatMap(([name, field]) => {
      const rows = isJsonObject(field) ? field['items'] : undefined;
      return [`${prefix}${name}`, ...names(rows, `${prefix}${name}.`)];
    });
  };
  return names(schema.data as Json, '');
}

/** Operations that fields of a form call themselves. */
function serviceOperations(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(serviceOperations);
  if (!isJsonObject(node as Json)) return [];
  return Object.entries(node as JsonObject).flatMap(([name, child]) => {
    const op = name === 'x-service' && isJsonObject(child) ? child['op'] : undefined;
    return typeof op === 'string' ? [op] : serviceOperations(child);
  });
}

function journeyTexts(root: string): ReadonlyMap<string, string> {
  const folder = `${root}/tests/journeys`;
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return new Map(
    names.sort().map((name) => [name.replace('.test.ts', ''), readFileSync(`${folder}/${name}`, 'utf8')] as const),
  );
}

function speaksOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`)));
}

function citedIn(text: string): readonly string[] {
  return text.match(/\b(?:R-[A-Z]+-\d+|AMB-\d+)\b/g) ?? [];
}

function unique(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** The page: a table to compare, then each process with its names. */
export function processPage(all: readonly ProcessFacts[]): string {
  const rows = all.map((facts) => {
    const { states, transitions } = facts.verified;
    return [
      `[${facts.id}](#${facts.id})`,
      facts.steps.length,
      facts.fields.length,
      facts.operations.length,
      `${facts.codes.named.length + facts.codes.shown.length} (${facts.codes.named.length})`,
      facts.outcomes.length,
      `${states[0]} of ${states[1]}`,
      `${transitions[0]} of ${transitions[1]}`,
      facts.promises,
      facts.journeys.length,
      facts.requirements.length,
    ].join(' | ');
  });
  return [
    '# Every process, from its files',
    '',
    'Return codes: those that the operations of a process list, and in brackets',
    'those with a branch of their own; the others go back to the step with their message. States and transitions are those that `npx flow verify` reaches.',
    '',
    '| process | steps | fields | operations | return codes | outcomes | states verified | transitions verified | promises | journeys | requirements |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    ...all.flatMap(section),
    '',
  ].join('\n');
}

function section(facts: ProcessFacts): readonly string[] {
  const line = (what: string, names: readonly string[]) => (names.length > 0 ? [`- ${what}: ${names.join(', ')}`] : []);
  return [
    '',
    `## ${facts.id}`,
    '',
    facts.description,
    '',
    ...line('routes', facts.routes),
    ...line('steps', facts.steps),
    ...line('fields', facts.fields),
    ...line('operations', facts.operations),
    ...line('sub-flows', facts.subFlows),
    ...line('codes with a branch', facts.codes.named),
    ...line('codes shown at the step', facts.codes.shown),
    ...line('outcomes', facts.outcomes),
    ...line('journeys', facts.journeys),
    ...line('requirements', facts.requirements),
  ];
}
