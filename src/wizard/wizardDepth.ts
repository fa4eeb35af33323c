import { isJsonObject } from '../domain/json.ts';

/** Id of the record whose end a history entry has shown, as `useWizardHistory` noted it there. */
export function seenAt(state: unknown): string | undefined {
  return textOf(noted(state, 'wizardEnd'));
}

/** The entry of the wizard whose step a history entry shows, as `useWizardHistory` noted it there. */
export function entryOf(state: unknown): string | undefined {
  return textOf(noted(state, 'wizardEntry'));
}

/** How many steps of its wizard lie before a history entry, as `useWizardHistory` noted it there; `undefined` where none
 * did, or where anything else was written. */
export function depthOf(state: unknown): number | undefined {
  const depth = noted(state, 'wizardDepth');
  return typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 ? depth : undefined;
}

function noted(state: unknown, name: string): unknown {
  return isJsonObject(state) ? state[name] : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
