/** Id of the record whose end a history entry has shown, as `useWizardHistory` noted it there. */
export function seenAt(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wizardEnd' in state)) return undefined;
  return typeof state.wizardEnd === 'string' ? state.wizardEnd : undefined;
}

/** How many steps of its wizard lie before a history entry, as `useWizardHistory` noted it there; `undefined` where none
 * did, or where anything else was written. */
export function depthOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('wizardDepth' in state)) return undefined;
  const { wizardDepth } = state;
  return typeof wizardDepth === 'number' && Number.isInteger(wizardDepth) && wizardDepth >= 0 ? wizardDepth : undefined;
}

/** The entry of the wizard whose step a history entry shows, as `useWizardHistory` noted it there. */
export function entryOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('wizardEntry' in state)) return undefined;
  return typeof state.wizardEntry === 'string' ? state.wizardEntry : undefined;
}
