import { trailAfter, type Move } from '../../engine/drive.ts';
import type { Trail } from '../../engine/record.ts';
import type { WalkResult } from '../../engine/walkResult.ts';
import type { Json, JsonObject } from '../../domain/json.ts';

/** What can happen at a state. */
export type Choice =
  /** The member answers: the whole answer, and of it what something ahead looks at. */
  | { readonly type: 'next'; readonly data: JsonObject; readonly decides: JsonObject }
  /** Another button. */
  | { readonly type: 'event'; readonly name: string }
  | { readonly type: 'after'; readonly delay: string }
  /** The call is answered: `ret_data`, and of it what something ahead looks at. */
  | { readonly type: 'done'; readonly data: JsonObject; readonly decides: JsonObject }
  | { readonly type: 'code'; readonly code: string; readonly data: JsonObject }
  | { readonly type: 'unknown' };

/** Who makes a thing happen. */
export function actorOf({ type }: Choice): 'member' | 'gateway' | 'time' {
  if (type === 'next' || type === 'event') return 'member';
  return type === 'after' ? 'time' : 'gateway';
}

/** A choice in words: `NEXT with {"method":"FPS"}`. */
export function choiceText(choice: Choice): string {
  switch (choice.type) {
    case 'next':
      return `NEXT${valuesText(choice.decides)}`;
    case 'event':
      return choice.name;
    case 'after':
      return `after ${choice.delay}`;
    case 'done':
      return `answered SUCCESS${valuesText(choice.decides)}`;
    case 'code':
      return `answered ${choice.code}`;
    case 'unknown':
      return 'its outcome stays unknown';
  }
}

function valuesText(data: Json): string {
  const text = JSON.stringify(data, (_, value: Json) => (Array.isArray(value) ? rowsText(value) : value));
  return text === '{}' ? '' : ` with ${text}`;
}

/** Rows are told by their number. */
function rowsText(rows: readonly Json[]): Json {
  return rows.every((row) => typeof row !== 'object') ? rows : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
}

/** The trail after something happened where a walk stands, recorded by the engine's own functions.
 * @throws RangeError when it cannot happen there */
export function recordedChoice(result: WalkResult, choice: Choice): Trail {
  return trailAfter(result, moveOf(choice)) ?? result.trail;
}

function moveOf(choice: Choice): Move {
  switch (choice.type) {
    case 'event':
      return { type: 'press', event: choice.name };
    case 'next':
      return { type: 'press', event: 'NEXT', answer: choice.data };
    case 'after':
      return { type: 'wait' };
    case 'done':
      return { type: 'reply', outcome: { type: 'done', data: choice.data } };
    case 'unknown':
      return { type: 'reply', outcome: { type: 'unknown' } };
    case 'code':
      return { type: 'reply', outcome: { type: 'business', code: choice.code, data: choice.data } };
  }
}
