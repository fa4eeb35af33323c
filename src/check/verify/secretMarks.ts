import type { FlatState } from './flatFlow.ts';

/** Kinds of secrets a state leaves, by pointer into its answer or reply. */
export function secretMarks(state: FlatState): readonly string[] {
  const form = state.frame.bundle.forms[state.node.meta?.form ?? ''];
  return [...Object.keys(form?.secrets ?? {}), ...Object.keys(state.operation?.replySecrets ?? {})];
}

export function hasSecrets(state: FlatState): boolean {
  return secretMarks(state).length > 0;
}
