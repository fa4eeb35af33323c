import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { parsePointer } from '../../domain/jsonPointer.ts';
import type { Migration, MigrationStep } from '../../engine/bundle.ts';
import type { Change } from './change.ts';
import { fieldName, stepName, valueText } from './names.ts';

/** What the migrations of a flow do to records of the older version, in order. */
export function dueSteps(before: Project, after: Project, flow: string): readonly MigrationStep[] {
  const [old, now] = [before.flows[flow], after.flows[flow]];
  if (!old || !now) return [];
  return now.migrations
    .map(({ data }) => data as unknown as Migration)
    .filter(({ from, to }) => from >= old.flow.version && to <= now.flow.version)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ steps }) => steps);
}

/** What migrations take as answered, by `state/field`. */
export function defaultsOf(steps: readonly MigrationStep[]): ReadonlyMap<string, Json> {
  return new Map(steps.flatMap((step) => ('default' in step ? [[step.default.slice(1), step.value] as const] : [])));
}

/** What becomes of what members under way have answered, as the migrations say. */
export function migrationChanges(before: Project, after: Project, flow: string): readonly Change[] {
  return dueSteps(before, after, flow).map((step) => ({
    subject: 'questions',
    flow,
    sentence: sentenceOf(step, before, after, flow),
  }));
}

function sentenceOf(step: MigrationStep, before: Project, after: Project, flow: string): string {
  const old = (pointer: string) => placeWords(before, after, flow, pointer);
  const now = (pointer: string) => placeWords(after, before, flow, pointer);
  if ('drop' in step) return `What was answered at ${old(step.drop)} is dropped.`;
  if ('default' in step)
    return `Those under way who have not answered ${now(step.default)} are taken to have answered ${valueText(step.value)}.`;
  const from = 'move' in step ? step.move : step.rename;
  const verb = 'move' in step ? 'moves to' : 'is now called';
  return `${old(from)} ${verb} ${now(step.to)}; what was answered there is kept.`;
}

/** `“Remark” (remark) in “Who …” (details)`: with the names too, since they are what a migration changes. */
function placeWords(project: Project, other: Project, flow: string, pointer: string): string {
  const [state = '', ...fields] = parsePointer(pointer);
  const owner = project.flows[flow]?.flow.states[state] ? project : other;
  const step = `${named(stepName(owner, flow, state), state)}`;
  if (fields.length === 0) return step;
  const [field = ''] = fields;
  const label = fieldName(owner, flow, state, field);
  return `${named(label, fields.join('/'))} in ${step}`;
}

function named(label: string, name: string): string {
  return label === name || label === `“${name}”` ? `“${name}”` : `${label} (${name})`;
}
