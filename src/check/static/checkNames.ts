import { formatPointer } from '../../domain/jsonPointer.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import type { Guard } from '../../engine/flowFile.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import type { FindingKind } from '../findingKinds.ts';
import type { Moment } from './certainty.ts';
import type { CheckContext } from './checkContext.ts';
import { inFlow } from './checkContext.ts';
import { checkGuardParams } from './checkGuards.ts';
import type { FlowView } from './flowView.ts';

/** Every name that a flow file says: targets, rules, operations, forms, flows, constants. */
export function checkNames(context: CheckContext, view: FlowView): void {
  const states = view.states.map(([name]) => name);
  const { project } = context;
  if (!states.includes(view.flow.initial)) {
    unknown(context, 'target-unknown', inFlow(view, 'initial'), 'state', view.flow.initial, states);
  }
  for (const branch of view.branches) {
    if (states.includes(branch.target)) continue;
    unknown(context, 'target-unknown', inFlow(view, ...branch.at, 'target'), 'state', branch.target, states);
  }
  const flows = flowsThere(context);
  const forms = formsThere(context);
  for (const [state, node] of view.states) {
    const src = inFlow(view, 'states', state, 'invoke', 'src');
    const operation = view.operationOf(state);
    if (operation !== undefined) know(context, 'operation-unknown', src, 'operation', operation, project.operations);
    const sub = view.subFlowOf(state);
    if (sub !== undefined) know(context, 'flow-unknown', src, 'flow', sub, flows);
    const form = node.meta?.form;
    if (form !== undefined && !Object.hasOwn(project.forms, form))
      know(context, 'form-unknown', inFlow(view, 'states', state, 'meta', 'form'), 'form', form, forms);
    for (const delay of Object.keys(node.after ?? {})) {
      constant(context, { ...inFlow(view, 'states', state, 'after', delay), of: 'key' }, delay);
    }
    if (node.meta?.poll)
      constant(context, inFlow(view, 'states', state, 'meta', 'poll', 'every'), node.meta.poll.every);
    (node.meta?.next ?? []).forEach((link, index) => {
      if ('flow' in link)
        know(
          context,
          'flow-unknown',
          inFlow(view, 'states', state, 'meta', 'next', index, 'flow'),
          'flow',
          link.flow,
          flows,
        );
    });
  }
  for (const { guard, place, moment } of guardsOf(view)) checkGuardName(context, view, guard, place, moment);
}

/** Forms that have a file: a step that asks nothing names none. */
function formsThere({ project }: CheckContext): object {
  return Object.fromEntries(Object.entries(project.forms).filter(([, { schema }]) => project.files.has(schema.path)));
}

/** Flows by id, one whose file cannot be read too: it is told of there. */
function flowsThere({ project }: CheckContext): object {
  const ids = [...project.files.keys()].flatMap((path) => /^flows\/([^/]+)\/flow\.json$/.exec(path)?.slice(1) ?? []);
  return Object.fromEntries(ids.map((id) => [id, id]));
}

export interface PlacedGuard {
  readonly guard: Guard;
  readonly place: Place;
  readonly moment: Moment;
}

/** Every guard of a flow that looks at data: of transitions, entries and polls. */
export function guardsOf(view: FlowView): readonly PlacedGuard[] {
  const entries = Object.entries(view.flow.meta.entries ?? {}).flatMap(([route, { require = [] }]) =>
    require.flatMap((one, index) =>
      one === 'member'
        ? []
        : [
            {
              guard: one.guard,
              place: inFlow(view, 'meta', 'entries', route, 'require', index, 'guard'),
              moment: { state: view.flow.initial },
            },
          ],
    ),
  );
  const polls = view.states.flatMap(([state, node]) =>
    node.meta?.poll
      ? [
          {
            guard: node.meta.poll.while,
            place: inFlow(view, 'states', state, 'meta', 'poll', 'while'),
            moment: { state, kind: 'done' as const },
          },
        ]
      : [],
  );
  const branches = view.branches.flatMap((branch) =>
    branch.guard === undefined
      ? []
      : [{ guard: branch.guard, place: inFlow(view, ...branch.at, 'guard'), moment: branch }],
  );
  return [...entries, ...branches, ...polls];
}

/** The rule that a guard asks is there, and its subject is given.
 * @param moment when it is judged, where that is known */
export function checkGuardName(
  context: CheckContext,
  view: FlowView,
  guard: Guard,
  place: Place,
  moment?: Moment,
): void {
  const rule = ruleOfGuard(guard as Json);
  if (rule !== undefined && typeof guard !== 'string') {
    const at = { ...place, pointer: `${place.pointer}/type` };
    if (know(context, 'rule-unknown', at, 'rule', rule, context.project.rules))
      checkGuardParams(context, view, guard, place, moment);
  } else if (rule !== undefined) {
    context.add(
      'rule-unknown',
      place,
      `rule "${rule}" is asked without params`,
      `Write { "type": "rule:${rule}", "params": { … } }.`,
    );
  } else if (typeof guard !== 'string') {
    checkGuardParams(context, view, guard, place, moment);
  }
}

/** True when `name` is a key of `known`; else says so. */
export function know(
  context: CheckContext,
  id: FindingKind,
  place: Place,
  kind: string,
  name: string,
  known: object,
): boolean {
  if (Object.hasOwn(known, name)) return true;
  unknown(context, id, place, kind, name, Object.keys(known));
  return false;
}

function unknown(
  context: CheckContext,
  id: FindingKind,
  place: Place,
  kind: string,
  name: string,
  known: readonly string[],
): void {
  const mend = didYouMean(name, known).trim();
  context.add(
    id,
    place,
    `${kind} "${name}" is not known`,
    mend || `Name ${kind === 'operation' ? 'an' : 'a'} ${kind} that is there, or add it.`,
  );
}

function constant(context: CheckContext, place: Place, name: string): void {
  const id = name.startsWith('const:') ? name.slice('const:'.length) : name;
  know(context, 'constant-unknown', place, 'constant', id, context.project.constants);
}

/** Constants that schemas name by `{ "const": id }` of our keywords. */
export function checkConstantRefs(context: CheckContext, file: string, value: Json, pointer: string): void {
  if (Array.isArray(value)) {
    (value as readonly Json[]).forEach((item, index) => checkConstantRefs(context, file, item, `${pointer}/${index}`));
    return;
  }
  if (!isJsonObject(value)) return;
  for (const [key, inner] of Object.entries(value as JsonObject)) {
    const at = `${pointer}${formatPointer([key])}`;
    if (isConstantRef(value, key, inner)) constant(context, { file, pointer: at }, String(inner));
    else if (!isWordPointer(inner)) checkConstantRefs(context, file, inner, at);
  }
}

/** `{ "const": "limit.x" }` and nothing else, or the `table` of a dated table. */
function isConstantRef(owner: JsonObject, key: string, inner: Json): boolean {
  if (typeof inner !== 'string' || !/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/.test(inner)) return false;
  return (
    (key === 'const' && Object.keys(owner).every((one) => one === 'const' || one === 'currency')) ||
    key === 'table' ||
    key === 'rates'
  );
}
