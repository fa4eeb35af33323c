import type { JsonObject } from '../domain/json.ts';
import type { StepView } from '../engine/view.ts';
import { begunAnswer } from '../forms/answer/begunAnswer.ts';
import { isGiven } from '../forms/answer/isGiven.ts';

/** True when somebody filled in what the step did not bring with it. */
export function isTyped(answer: JsonObject, step: Pick<StepView, 'answer' | 'form' | 'data' | 'scope'>): boolean {
  return isGiven(answer, begunAnswer(step, step.answer));
}
