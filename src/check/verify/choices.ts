import type { Json, JsonObject } from '../../domain/json.ts';

/** What can happen at a state, as far as the flow can tell one from another. */
export type Choice =
  /** The member answers: values of the fields that guards look at. */
  | { readonly type: 'next'; readonly data: JsonObject }
  /** Another button. */
  | { readonly type: 'event'; readonly name: string }
  | { readonly type: 'after'; readonly delay: string }
  /** The call is answered: values of the members that guards look at. */
  | { readonly type: 'done'; readonly data: JsonObject }
  | { readonly type: 'code'; readonly code: string }
  | { readonly type: 'unknown' }
  /** A sub-flow ended in this state of its own. */
  | { readonly type: 'ended'; readonly state: number };

/** Who makes a thing happen. */
export function actorOf({ type }: Choice): 'member' | 'gateway' | 'time' {
  if (type === 'next' || type === 'event') return 'member';
  return type === 'after' ? 'time' : 'gateway';
}

/** A choice in words: `NEXT {"method":"FPS"}`. */
export function choiceText(choice: Choice): string {
  switch (choice.type) {
    case 'next':
      return `NEXT${valuesText(choice.data)}`;
    case 'event':
      return choice.name;
    case 'after':
      return `after ${choice.delay}`;
    case 'done':
      return `answered SUCCESS${valuesText(choice.data)}`;
    case 'code':
      return `answered ${choice.code}`;
    case 'unknown':
      return 'its outcome stays unknown';
    case 'ended':
      return 'ended';
  }
}

function valuesText(data: Json): string {
  const text = JSON.stringify(data);
  return text === '{}' ? '' : ` with ${text}`;
}
