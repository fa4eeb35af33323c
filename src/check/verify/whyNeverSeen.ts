import { deepEqual } from '../../domain/deepEqual.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { parsePointer } from '../../domain/jsonPointer.ts';
import type { Guard } from '../../engine/flowFile.ts';
import { guardPointers } from '../../engine/judge.ts';
import type { FieldError } from '../../rules/compiled.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { isWordPointer } from '../../rules/pointerScope.ts';
import type { Project } from '../../compile/project.ts';
import { ruleSubjects } from '../ruleSubjects.ts';
import { beginning, formAt } from './answers/answersAt.ts';
import { fieldValues, fillAnswer, type FormAt } from './answers/fillAnswer.ts';
import type { Exploration } from './exploration.ts';
import { branchesOfItem } from './verdict.ts';

/** Why a guard never had one of its values, where a form is the reason: every answer that was tried to make it so is refused there.
 * @param item `guard:<state>.<event>.<index>=<value>`
 * @returns `the form of "trip" refuses at "days" all that was tried to make it so, by rule trip.isShort` */
export function refusedByForm(project: Project, exploration: Exploration, item: string): string | undefined {
  const guard = branchesOfItem(exploration.bundle.flow, item)[0]?.guard;
  if (guard === undefined || typeof guard === 'string') return undefined;
  const wanted = item.endsWith('=true');
  const states = new Set(guardPointers(guard).flatMap((pointer) => /^\$form\/([^/]+)\/./.exec(pointer)?.[1] ?? []));
  for (const state of states) {
    const reason = refusedAt(project, exploration, state, guard, wanted);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function refusedAt(
  project: Project,
  { positions }: Exploration,
  state: string,
  guard: DataGuard,
  wanted: boolean,
): string | undefined {
  const position = positions.find((one) => one.state.frame.index === 0 && one.state.name === state);
  const at = position && formAt(project, position.result, state);
  if (!at) return undefined;
  const begin = beginning(at, position.result.bundle, state);
  const counts = new Map<string, number>();
  for (const given of answersFor(at, begin, `$form/${state}`, guard, wanted)) {
    const count = (errors: readonly FieldError[]) => {
      for (const text of new Set(errors.map((error) => textOf(at, given, error))))
        counts.set(text, (counts.get(text) ?? 0) + 1);
    };
    if (fillAnswer(at, begin, given, count)) return undefined;
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && `the form of "${state}" refuses ${most[0]}`;
}

type DataGuard = Exclude<Guard, string>;
type Given = ReadonlyMap<string, Json>;

/** What an answer would have to say at least, by pointer in it. */
function answersFor(at: FormAt, begin: JsonObject, own: string, guard: DataGuard, wanted: boolean): readonly Given[] {
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
function subjectsFor(at: FormAt, own: string, rule: string, { params }: DataGuard, wanted: boolean): readonly Given[] {
  const { compiled, samples } = ruleSubjects(at.project, rule);
  const asked = Object.entries(params as JsonObject);
  const inAnswer = asked.flatMap(([member, pointer]) =>
    isWordPointer(pointer) && pointer.startsWith(`${own}/`) ? [[member, pointer.slice(own.length)] as const] : [],
  );
  const constant = Object.fromEntries(asked.filter(([, value]) => !isWordPointer(value)));
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
