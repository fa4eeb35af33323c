import type { Json } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import { LED_BY } from './completeFlow.ts';
import type { Guard } from './flowFile.ts';
import { pointersOf } from './mapping.ts';
import type { ControlEvent } from './machine.ts';
import type { World } from '../rules/compiled.ts';
import { holdsGuard } from '../rules/guard.ts';

export interface JudgeView {
  readonly bundle: FlowBundle;
  readonly world: World;
  readonly resolve: (pointer: string) => Json | undefined;
  /** The last step on the path before the state that is left. */
  readonly lastStep: string | undefined;
}

/** Whether `guard` holds after `event`. */
export function judgeGuard(guard: Guard, event: ControlEvent | undefined, view: JudgeView): boolean {
  if (typeof guard === 'string') return judgeName(guard, event, view);
  return holdsGuard(guard, { resolve: view.resolve, world: view.world }, view.bundle.rules);
}

function judgeName(name: string, event: ControlEvent | undefined, view: JudgeView): boolean {
  if (name.startsWith(LED_BY)) return view.lastStep === name.slice(LED_BY.length);
  if (name === 'call:unknown') return event?.type === 'unknown';
  if (name.startsWith('code:')) return event?.type === 'code' && event.code === name.slice('code:'.length);
  if (name.startsWith('outcome:')) return event?.type === 'done' && event.outcome === name.slice('outcome:'.length);
  throw new RangeError(`flow "${view.bundle.flow.id}" has no guard "${name}"`);
}

/** The pointers a guard looks at. */
export function guardPointers(guard: Guard): readonly string[] {
  if (typeof guard === 'string') return [];
  if (guard.type.startsWith('rule:')) return pointersOf(guard.params);
  return typeof guard.params.at === 'string' ? [guard.params.at] : [];
}
