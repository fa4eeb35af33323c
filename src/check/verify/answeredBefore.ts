import type { JsonObject } from '../../domain/json.ts';
import { innermost } from '../../engine/innermost.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Choice } from './choices.ts';
import { waitingVisits } from './positionKey.ts';

/** More answers than these are tried again with one place changed only. */
const MOST_AGAIN = 16;

/** Answers taken back or changed wait behind a walk, of its flow or a sub-flow under way. */
export function someWaiting(result: WalkResult): boolean {
  if (waitingVisits(result).length > 0) return true;
  return result.stop.type === 'sub' && someWaiting(result.stop.result);
}

/** Where an answer waits: of many others, those that differ from it in one place of what is looked at. */
export function likeBefore(result: WalkResult, choices: readonly Choice[]): readonly Choice[] {
  const before = answerBefore(result);
  if (!before || choices.filter(({ type }) => type === 'next').length <= MOST_AGAIN) return choices;
  const differsOnce = (decides: JsonObject) =>
    Object.entries(decides).filter(([name, value]) => !same(before[name], value)).length <= 1;
  return choices.filter((choice) => choice.type !== 'next' || differsOnce(choice.decides));
}

/** An answer is given again as it was before. */
export function isAnsweredSo(result: WalkResult, { data }: Extract<Choice, { type: 'next' }>): boolean {
  const before = answerBefore(result);
  return before !== undefined && Object.entries(before).every(([name, value]) => same(data[name], value));
}

/** What was answered where a walk stands before, if something waits. */
function answerBefore(result: WalkResult): JsonObject | undefined {
  const { stop, trail } = innermost(result);
  if (stop.type !== 'step' || !someWaiting(result)) return undefined;
  return trail.editing?.state === stop.state ? trail.editing.answer : trail.drafts[stop.state];
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
