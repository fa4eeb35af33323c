import { deepEqual } from '../domain/deepEqual.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import type { StepView } from '../engine/view.ts';
import { begunAnswer } from '../forms/answer/begunAnswer.ts';

/** True when somebody filled in what the step did not bring with it. */
export function isTyped(answer: JsonObject, step: Pick<StepView, 'answer' | 'form' | 'data' | 'scope'>): boolean {
  const begun = begunAnswer(step, step.answer);
  return Object.entries(answer).some(([name, value]) => !isEmpty(value) && !deepEqual(value, begun[name]));
}

function isEmpty(value: Json): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === null || value === '' || value === false;
}
