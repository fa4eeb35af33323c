import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';

import { writtenState } from '../domain/writtenState.ts';
import { getAt, parsePointer, setAt } from '../domain/jsonPointer.ts';
import type { FlowBundle, Migration, MigrationStep } from './bundle.ts';
import type { Trail, Visit } from './record.ts';

/** The trail brought to the version of the bundle's flow: its answers and drafts moved, renamed, given defaults or
 * dropped as the migrations say; sub-flows too. What still does not fit is found by the walk. */
export function migrateTrail(trail: Trail, bundle: FlowBundle): Trail {
  const due = bundle.migrations
    .filter(({ from, to }) => from >= trail.version && to <= bundle.flow.version)
    .sort((a, b) => a.from - b.from);
  const migrated = due.reduce(applyMigration, trail);
  const { path, editing } = migrated;
  return {
    ...migrated,
    version: bundle.flow.version,
    path: path.map((visit) => migrateSub(visit, bundle)),
    ...(editing && { editing: migrateSub(editing, bundle) }),
  };
}

function migrateSub(visit: Visit, bundle: FlowBundle): Visit {
  const sub = visit.sub && bundle.flows[visit.sub.flow];
  return visit.sub && sub ? { ...visit, sub: migrateTrail(visit.sub, sub) } : visit;
}

function applyMigration(trail: Trail, migration: Migration): Trail {
  const { editing } = trail;
  const answers: JsonObject = Object.fromEntries(
    [...trail.path, ...(editing ? [editing] : [])].flatMap(({ state, answer }) => (answer ? [[state, answer]] : [])),
  );
  const renames = new Map(migration.steps.flatMap(stateRename));
  const renamed = (name: string): string => {
    const written = writtenState(name);
    return (renames.get(written) ?? written) + name.slice(written.length);
  };
  // No step names what a sub-flow for each row stands for: it is renamed with that.
  const changedIn = (given: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(migration.steps.reduce<Json>(applyStep, given) as JsonObject).map(([state, answer]) => [
        state === writtenState(state) ? state : renamed(state),
        answer,
      ]),
    );
  const changed = changedIn(answers);
  const visitNow = ({ answer: _answer, ...rest }: Visit): Visit => {
    const state = renamed(rest.state);
    const answer = changed[state];
    return { ...rest, state, ...(isJsonObject(answer) && { answer }) };
  };
  return {
    ...trail,
    path: trail.path.map(visitNow),
    ...(editing && { editing: visitNow(editing) }),
    drafts: changedIn(trail.drafts) as Trail['drafts'],
    version: migration.to,
  };
}

function applyStep(answers: Json, step: MigrationStep): Json {
  if ('drop' in step) return setAt(answers, parsePointer(step.drop), undefined) ?? {};
  if ('default' in step) return applyDefault(answers, parsePointer(step.default), step.value);
  const from = parsePointer('move' in step ? step.move : step.rename);
  const value = getAt(answers, from);
  if (value === undefined) return answers;
  return setAt(setAt(answers, from, undefined), parsePointer(step.to), value) ?? {};
}

/** A default is given to answers that exist: a step that was never answered stays unanswered. */
function applyDefault(answers: Json, place: readonly string[], value: Json): Json {
  const [state = ''] = place;
  if (getAt(answers, [state]) === undefined || getAt(answers, place) !== undefined) return answers;
  return setAt(answers, place, value) ?? {};
}

/** `/old` → `/new` renames a state with all it holds. */
function stateRename(step: MigrationStep): readonly (readonly [string, string])[] {
  if (!('rename' in step)) return [];
  const [from, to] = [parsePointer(step.rename), parsePointer(step.to)];
  return from.length === 1 && to.length === 1 ? [[from[0] ?? '', to[0] ?? '']] : [];
}
