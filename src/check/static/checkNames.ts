import { ownEntry } from '../../domain/ownEntry.ts';
import { entryConditions } from './flowPaths.ts';
import { eachMember, type Member } from '../eachMember.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import type { Guard } from '../../engine/flowFile.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { LEVELS } from '../../rules/ruleFile.ts';
import type { Place } from '../finding.ts';
import type { Moment } from './certainty.ts';
import { fact, projectOf } from '../memory/fact.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { checkGuardParams } from './checkGuards.ts';
import { know, unknown } from './know.ts';
import { knowOperation } from './knowOperation.ts';

/** Every name that a flow file says: targets, rules, operations, forms, flows, constants. */
export function checkNames(view: FlowView): void {
  const states = Object.keys(view.flow.states);
  const { project } = view;
  if (!states.includes(view.flow.initial)) {
    unknown(view, 'target-unknown', view.at('initial'), 'state', view.flow.initial, states);
  }
  for (const branch of view.branches) {
    if (states.includes(branch.target)) continue;
    unknown(view, 'target-unknown', view.at(...branch.at, 'target'), 'state', branch.target, states);
  }
  const flows = flowsThere(project);
  const forms = formsThere(project);
  for (const [state, node] of view.states) {
    const src = view.at('states', state, 'invoke', 'src');
    const operation = view.operationOf(state);
    if (operation !== undefined) knowOperation(view, src, operation);
    const sub = view.subFlowOf(state);
    if (sub !== undefined) know(view, 'flow-unknown', src, 'flow', sub, flows);
    // One that is known has been written out.
    const like = node.meta?.like;
    if (like !== undefined) checkLike(view, state, like);
    const form = node.meta?.form;
    if (form !== undefined && !Object.hasOwn(project.forms, form))
      know(view, 'form-unknown', view.at('states', state, 'meta', 'form'), 'form', form, forms);
    for (const delay of Object.keys(node.after ?? {})) {
      seconds(view, view.keyAt('states', state, 'after', delay), delay);
    }
    if (node.meta?.poll) seconds(view, view.at('states', state, 'meta', 'poll', 'every'), node.meta.poll.every);
    (node.meta?.next ?? []).forEach((link, index) => {
      if (!('flow' in link)) return;
      const place = view.at('states', state, 'meta', 'next', index, 'flow');
      if (know(view, 'flow-unknown', place, 'flow', link.flow, flows)) checkLinked(view, link.flow, place);
    });
  }
  for (const { guard, place, moment } of guardsOf(view)) checkGuardName(view, guard, place, moment);
}

/** A flow that only others call has no address that a link could lead to. */
function checkLinked(view: FlowView, flow: string, place: Place): void {
  if (view.context.flow(flow)?.isSubFlow() !== true) return;
  const what = `flow "${flow}" has no route, so a link to it leads nowhere`;
  const fix = 'Link to a flow that has "entries", or call this one from a state: "src": "flow:…".';
  view.add('page-unknown', place, what, fix);
}

/** Forms that have a file: a step that asks nothing names none. */
const formsThere = fact('forms with a file', projectOf, ({ forms, files }): object =>
  Object.fromEntries(Object.entries(forms).flatMap(([id, { schema }]) => (files.has(schema.path) ? [[id, id]] : []))),
);

/** Flows by id, one whose file cannot be read too: it is reported there. */
const flowsThere = fact('flows with a file', projectOf, ({ files }): object => {
  const ids = [...files.keys()].flatMap((path) => /^flows\/([^/]+)\/flow\.json$/.exec(path)?.slice(1) ?? []);
  return Object.fromEntries(ids.map((id) => [id, id]));
});

interface PlacedGuard {
  readonly guard: Guard;
  readonly place: Place;
  readonly moment: Moment;
}

/** Every guard of a flow that looks at data: of transitions, entries and polls. */
export function guardsOf(view: FlowView): readonly PlacedGuard[] {
  const entries = entryConditions(view.flow).map(({ guard, at }) => ({
    guard,
    place: view.at(...at, 'guard'),
    moment: { state: view.flow.initial },
  }));
  const polls = view.states.flatMap(([state, { meta }]) => {
    const place = view.at('states', state, 'meta', 'poll', 'while');
    return meta?.poll ? [{ guard: meta.poll.while, place, moment: { state, kind: 'done' as const } }] : [];
  });
  const branches = view.branches.flatMap((branch) =>
    branch.guard === undefined ? [] : [{ guard: branch.guard, place: view.at(...branch.at, 'guard'), moment: branch }],
  );
  return [...entries, ...branches, ...polls];
}

/** The rule that a guard asks is there, and its subject is given.
 * @param moment when it is judged, where that is known */
export function checkGuardName(view: FlowView, guard: Guard, place: Place, moment?: Moment): void {
  const rule = ruleOfGuard(guard as Json);
  if (rule !== undefined && typeof guard !== 'string') {
    const at = { ...place, pointer: `${place.pointer}/type` };
    if (know(view, 'rule-unknown', at, 'rule', rule, view.project.rules)) checkGuardParams(view, guard, place, moment);
  } else if (rule !== undefined) {
    const what = `rule "${rule}" is asked without params`;
    view.add('rule-unknown', place, what, `Write { "type": "rule:${rule}", "params": { … } }.`);
  } else if (typeof guard !== 'string') {
    checkGuardParams(view, guard, place, moment);
  }
}

/** One that is itself like a third shows nothing of its own to take over. */
function checkLike(view: FlowView, state: string, like: string): void {
  const place = view.at('states', state, 'meta', 'like');
  const [first = '', second] = like.split('/');
  const [flow, name] = second === undefined ? [view.id, first] : [first, second];
  const written = ownEntry(view.project.flows, flow)?.file.data;
  const third = getAt(written, ['states', name, 'meta', 'like']);
  if (typeof third !== 'string') return unknown(view, 'target-unknown', place, 'state', like, likable(view));
  const other = third.includes('/') || second === undefined ? third : `${flow}/${third}`;
  const isRound = other === state || other === like;
  const what = `"${state}" is like ${name === state && flow === view.id ? 'itself' : `"${like}", which is itself like "${other}"`}`;
  const fix = isRound ? 'Say in one of them what is shown.' : `Name "${other}", and say here what is different.`;
  view.add('like-chained', place, what, fix);
}

/** The states that another may be like: its own, and those of other flows. */
function likable(view: FlowView): readonly string[] {
  const others = Object.values(view.project.flows).flatMap(({ id, flow }) =>
    id === view.id ? [] : Object.keys(flow.states).map((state) => `${id}/${state}`),
  );
  return [...Object.keys(view.flow.states), ...others];
}

function constant(context: Reporter, place: Place, id: string): void {
  know(context, 'constant-unknown', place, 'constant', id, context.project.constants);
}

/** A time that the engine waits: so many seconds, whatever day it is. */
function seconds(view: FlowView, place: Place, name: string): void {
  const id = name.replace(/^const:/, '');
  constant(view, place, id);
  const entry = ownEntry(view.project.constants, id);
  if (!entry) return;
  const { constant: known, file, pointer } = entry;
  if (known.unit !== 'seconds') {
    const what = `the constant "${id}" is in ${known.unit}, and a time in seconds is asked`;
    view.add('constant-unit', place, what, 'Name a constant whose "unit" is "seconds".');
    return;
  }
  known.rows.forEach((row, index) => {
    const value = 'value' in row ? row.value : undefined;
    // What is no number the language says.
    if (typeof value === 'number' ? value > 0 : value !== undefined) return;
    const at = { file, pointer: `${pointer}/rows/${index}${value === undefined ? '' : '/value'}` };
    const what = `${JSON.stringify(value ?? row)} is no time to wait, and flow "${view.id}" waits for "${id}"`;
    view.add('constant-unit', at, what, 'Write a number of seconds above 0.');
  });
}

/** Constants that schemas name by `{ "const": id }` of our keywords, or by `{ "const": id, "by": …, "else": … }` for each level. */
export function checkConstantRefs(context: Reporter, file: string, schema: Json, at: string): void {
  const judge = ({ key, value, pointer, owner }: Member) => {
    if (Array.isArray(owner) || !isConstantRef(owner as JsonObject, key, value)) return;
    const place = { file, pointer };
    const { by, else: otherwise } = owner as JsonObject;
    if (key === 'const' && by !== undefined) {
      constantFamily(context, place, String(value));
      const atElse = { file, pointer: pointer.replace(/const$/, 'else') };
      if (!LEVELS.includes(String(otherwise))) constant(context, atElse, `${String(value)}.${String(otherwise)}`);
    } else constant(context, place, String(value));
  };
  eachMember(schema, judge, at);
}

/** A family that has none of the levels is not known; of one that has some, those that it lacks are reported. */
function constantFamily(context: Reporter, place: Place, family: string): void {
  const all = Object.keys(context.project.constants);
  const known = all.filter((id) => LEVELS.some((level) => id.endsWith(`.${level}`)));
  const families = [...new Set(known.map((id) => id.slice(0, id.lastIndexOf('.'))))];
  if (!families.includes(family))
    return unknown(context, 'constant-unknown', place, 'family of constants', family, families);
  for (const level of LEVELS) constant(context, place, `${family}.${level}`);
}

/** `{ "const": "limit.x" }` and nothing else, or the `table` of a dated table. */
function isConstantRef(owner: JsonObject, key: string, inner: Json): boolean {
  if (typeof inner !== 'string' || !/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/.test(inner)) return false;
  return (
    (key === 'const' && Object.keys(owner).every((one) => ['const', 'by', 'else', 'currency'].includes(one))) ||
    key === 'table' ||
    key === 'rates'
  );
}
