/** How many steps of its wizard lie before a history entry, as `useWizardHistory` noted it there; `undefined` where none
 * did, or where anything else was written. */
export function depthOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('wizardDepth' in state)) return undefined;
  const { wizardDepth } = state;
  return typeof wizardDepth === 'number' && Number.isInteger(wizardDepth) && wizardDepth >= 0 ? wizardDepth : undefined;
}
