import { bundleFlow } from '../../compile/bundleFlow.ts';
import type { Project } from '../../compile/project.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { statePathOf } from '../../engine/innermost.ts';
import type { Reopened } from '../../engine/stored.ts';
import { reopen } from '../../engine/stored.ts';
import { recordOf } from '../replay/counterexample.ts';
import { stepsTo } from '../verify/trace.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';
import type { Change } from './change.ts';
import { stepName } from './names.ts';

/** For every step at which a member may have stopped: whether a record goes on there, stands elsewhere or ends, and what
 * the member is told. The records are made by the old flow, from values it takes, and opened by the engine with the new one. */
export function recordFates(before: Project, after: Project, flow: string): readonly Change[] {
  const exploration = exploreFlow(before, flow);
  const [old, now] = [bundleFlow(before, flow), bundleFlow(after, flow)];
  const seen = new Set<string>();
  const fates = new Map<string, string[]>();
  for (const { id, state, result } of exploration.positions) {
    if (state.kind !== 'step' || seen.has(state.path)) continue;
    const record = recordOf(exploration, stepsTo(exploration, id), result);
    const { world } = result.scope;
    const left = reopen(record, old, world);
    // Values that the old flow itself would ask again say nothing of the new one.
    if (!left || statePathOf(left.result) !== state.path) continue;
    seen.add(state.path);
    const fate = fateOf(after, flow, state.path, left, reopen(record, now, world));
    fates.set(fate, [...(fates.get(fate) ?? []), stepName(before, flow, state.path)]);
  }
  return [...fates].map(([fate, steps]) => ({ subject: 'records', flow, sentence: `At ${steps.join(', ')}: ${fate}` }));
}

function fateOf(after: Project, flow: string, place: string, old: Reopened, now: Reopened | undefined): string {
  if (!now) return 'the record cannot be read; the member begins again.';
  const told = now.notices.flatMap(({ type }) => {
    if (old.notices.some((one) => one.type === type)) return [];
    const words = getAt(after.words['en']?.['shared']?.data, ['notices', type]);
    return [typeof words === 'string' ? `“${words}”` : type];
  });
  const tells = told.length > 0 ? ` They are told: ${told.join(' ')}` : '';
  if (now.result.stop.type === 'gone') return `the record ends with the receipt.${tells}`;
  const stands = statePathOf(now.result);
  if (stands === place) return `they go on where they were.${tells}`;
  const [outer = stands] = stands.split('/');
  return `they stand at ${stepName(after, flow, outer)} instead.${tells}`;
}
