import type { Project } from '../../compile/project.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { parsePointer } from '../../domain/jsonPointer.ts';
import type { FlowFile, Guard } from '../../engine/flowFile.ts';
import { guardPointers, judgeGuard } from '../../engine/judge.ts';
import type { FieldError } from '../../rules/compiled.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer, parseWordPointer } from '../../rules/pointerScope.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import type { DataGuard } from '../promises/lookedAt.ts';
import { branchesOf, FlowPaths, takenBefore, type Branch } from '../static/flowPaths.ts';
import { beginning, formAt } from './answers/answersAt.ts';
import { fieldValues, fillAnswer, type FormAt } from './answers/fillAnswer.ts';
import { membersIn } from './answers/refusedTogether.ts';
import type { Exploration } from './exploration.ts';
import { viewOf, viewWith } from './lookClass.ts';
import { branchesOfItem, eventOf } from './verdict.ts';

type Given = ReadonlyMap<string, Json>;

/** A guard that never had a value, and where it looks. */
interface Unseen {
  readonly branch: Branch;
  readonly guard: DataGuard;
  readonly wanted: boolean;
}

/** Why a guard never had one of its values, as far as that can be told, and what to do about it.
 * @param item `guard:<state>.<event>.<index>=<value>`
 * @returns `the form of "trip" refuses at "days" all that was tried to make it so, by rule "trip.isShort": …` */
export function whyNeverSeen(project: Project, exploration: Exploration, item: string): string | undefined {
  const { flow } = exploration.bundle;
  const [branch] = branchesOfItem(flow, item);
  const guard = branch?.guard;
  if (!branch || guard === undefined) return undefined;
  if (typeof guard === 'string') return whyNeverEnded(flow, branch, guard, item.endsWith('=true'));
  const unseen = { branch, guard, wanted: item.endsWith('=true') };
  for (const state of statesAt('form', guard)) {
    const why = whyAtForm(project, exploration, state, unseen);
    if (why !== undefined) return why;
  }
  const [called] = statesAt('reply', guard);
  const operation = flow.states[called ?? '']?.invoke?.src.replace(/^op:/, '');
  if (operation === undefined || statesAt('form', guard).length > 0) return undefined;
  if (exploration.coverage.missing().includes(`state:${called}`))
    return `"${called}", where ${operation} is called, is not reached`;
  const taken = unseen.wanted ? whyTaken(branch) : undefined;
  return (
    taken ??
    `no reply of ${operation} was found that makes it so: see what the contract lets it answer, or ${otherwise(unseen)}`
  );
}

/** Earlier branches have each of the values: to leave the branch out would be to do what they do wrong. */
function whyTaken(branch: Branch): string | undefined {
  const taking = takenBefore(branch);
  if (taking.length === 0) return undefined;
  const said = taking.map(
    ({ branch: { index, target }, values }) =>
      `${branch.state}.${eventOf(branch)}.${index} leads ${values.map((value) => JSON.stringify(value)).join(' and ')} to "${target}"`,
  );
  const [it, them] = taking.length > 1 ? ['earlier branches have', 'them'] : ['an earlier branch has', 'it'];
  return `${it} its values, ${said.join(', and ')}: take them out there, or put this one before ${them}`;
}

/** Of a code, or of an outcome of a sub-flow, that never came. */
function whyNeverEnded(flow: FlowFile, { state, index }: Branch, guard: string, wanted: boolean): string | undefined {
  const [, kind, name] = /^(code|outcome):(.+)$/.exec(guard) ?? [];
  const called = flow.states[state]?.invoke?.src.replace(/^\w+:/, '');
  if (kind === undefined || called === undefined) return undefined;
  const did = kind === 'code' ? 'answers' : 'ends';
  if (!wanted) return `${called} ${did} with no other that comes here: leave the guard out`;
  const before = index > 0 ? ', or an earlier branch takes it' : '';
  return `${called} never ${did} with "${name}"${before}: name one that it ${did} with, or leave the branch out`;
}

function statesAt(word: 'form' | 'reply', guard: DataGuard): readonly string[] {
  const found = guardPointers(guard).map(parseWordPointer);
  return [
    ...new Set(found.flatMap((one) => (one.word === word && one.tokens.length > 1 ? one.tokens.slice(0, 1) : []))),
  ];
}

function otherwise({ wanted }: Unseen): string {
  return wanted ? 'leave the branch out' : 'leave the guard out';
}

/** By the answers that would make it so: either the form takes none of them, or an earlier branch does. */
function whyAtForm(project: Project, exploration: Exploration, state: string, unseen: Unseen): string | undefined {
  const position = exploration.positions.find((one) => one.state.frame.index === 0 && one.state.name === state);
  const at = position && formAt(project, position.result, state);
  if (!at) return undefined;
  const { result } = position;
  const begin = beginning(at, result.bundle, state);
  const counts = new Map<string, number>();
  const before = unseen.branch.list.slice(0, unseen.branch.index);
  const taken = new Set<number>();
  const led = new Set<string>();
  for (const given of answersFor(at, begin, `$form/${state}`, unseen)) {
    const rounds: (readonly FieldError[])[] = [];
    const answer = fillAnswer(at, begin, given, (errors) => rounds.push(errors));
    if (!answer)
      for (const text of new Set(blamed(project, rounds).map((error) => textOf(at, given, error))))
        counts.set(text, (counts.get(text) ?? 0) + 1);
    else {
      const { resolve } = viewWith(viewOf(result), `$form/${state}`, answer);
      const judged = { bundle: result.bundle, world: at.world, resolve, lastStep: undefined };
      const first = before.find(({ guard }) => guard === undefined || judgeGuard(guard, undefined, judged));
      if (first) taken.add(first.index);
      else {
        const away = ledAway(result.bundle.flow, state, unseen.branch.state, (guard) =>
          judgeGuard(guard, undefined, judged),
        );
        // It is taken, and nothing stands before it: that it was not tried is no fault of the form.
        if (away === undefined) return undefined;
        led.add(away);
      }
    }
  }
  const [index] = [...taken].toSorted((one, other) => one - other);
  if (index !== undefined)
    return `an earlier branch, ${unseen.branch.state}.${eventOf(unseen.branch)}.${index}, is taken wherever that was tried: put this one before it, or ${otherwise(unseen)}`;
  const [away] = led;
  if (away !== undefined) return `${away}: let another branch take that, or ${otherwise(unseen)}`;
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return (
    most && `the form of "${state}" refuses ${most[0]}: let it take that, or ${otherwise(unseen)}${example(unseen)}`
  );
}

/** The branch of a step that takes an answer to where no way leads to another state, but back through the step. */
function ledAway(flow: FlowFile, step: string, to: string, holds: (guard: Guard) => boolean): string | undefined {
  if (step === to) return undefined;
  const branches = branchesOf(flow);
  const leaving = branches.filter(({ state, name }) => state === step && name === 'NEXT');
  const first = leaving.find(({ guard }) => guard === undefined || holds(guard));
  if (!first) return undefined;
  const paths = new FlowPaths(flow, branches, () => undefined);
  return paths.reach(({ from }) => from === step, [first.target]).has(to)
    ? undefined
    : `an earlier branch, ${step}.NEXT.${first.index}, leads what makes it so to "${first.target}", from where no way leads to "${to}"`;
}

/** The search knows the examples of rules, and may not come upon what they do not show. */
function example({ guard }: Unseen): string {
  const rule = ruleOfGuard(guard as unknown as Json);
  return rule === undefined ? '' : `; if it does take some, add one as an example of "${rule}"`;
}

/** Rules are asked of what is whole: where some were, what was missing before has been filled in. */
function blamed(project: Project, rounds: readonly (readonly FieldError[])[]): readonly FieldError[] {
  const whole = rounds.filter((errors) => errors.every(({ keyword }) => project.rules[keyword]));
  return whole.length > 0 ? whole.flat() : (rounds.at(-1) ?? []);
}

/** What an answer would have to say at least, by pointer in it. */
function answersFor(at: FormAt, begin: JsonObject, own: string, { guard, wanted }: Unseen): readonly Given[] {
  const rule = ruleOfGuard(guard as unknown as Json);
  if (rule !== undefined) return subjectsFor(at, own, rule, guard, wanted);
  const [pointer = ''] = guardPointers(guard);
  const values = (guard.params['in'] ?? []) as readonly Json[];
  const listed = guard.type === 'has' ? values.map((value) => [value]) : values;
  const others = fieldValues(at, parsePointer(pointer.slice(own.length)), begin).filter(
    (value) => !listed.some((one) => deepEqual(one, value)),
  );
  return (wanted ? listed : others).map((value) => new Map([[pointer.slice(own.length), value]]));
}

/** The same of a rule: what it is asked of besides the answer stays as it is. */
function subjectsFor(at: FormAt, own: string, rule: string, guard: DataGuard, wanted: boolean): readonly Given[] {
  const { compiled, samples } = ruleSubjects(at.project, rule);
  const inAnswer = membersIn(own, guard);
  const constant = Object.fromEntries(
    Object.entries(guard.params as JsonObject).filter(([, value]) => !isWordPointer(value)),
  );
  return samples[wanted ? 'hold' : 'fail']
    .filter((subject) => compiled.holds({ ...subject, ...constant }, at.world) === wanted)
    .map(
      (subject) =>
        new Map(
          inAnswer.flatMap(([member, pointer]) => {
            const value = subject[member];
            return value === undefined ? [] : [[pointer, value] as const];
          }),
        ),
    )
    .filter(({ size }) => size > 0);
}

function textOf({ form, project }: FormAt, given: Given, { pointer, keyword, beside }: FieldError): string {
  const places = [pointer, ...(beside ?? [])];
  const [where] = [...given.keys()].filter((one) => places.some((place) => `${place}/`.startsWith(`${one}/`)));
  const by = project.rules[keyword] ? `rule "${keyword}"` : `"${keyword}"`;
  return `at "${(where ?? pointer).slice(1) || form.id}" all that was tried to make it so, by ${by}`;
}
