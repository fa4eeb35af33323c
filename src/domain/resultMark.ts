/** The sign that a screen of a result wears. */
export type ResultMark =
  'success' | 'processing' | 'failed' | 'refused' | 'locked' | 'closed' | 'yourTurn' | 'nothingToDo';

const OF_OUTCOME: { readonly [outcome: string]: ResultMark } = {
  success: 'success',
  processing: 'processing',
  refused: 'refused',
};

/** The sign of an outcome, unless the flow says another; names of a sub-flow's own have none. */
export function markOfOutcome(outcome: string): ResultMark | undefined {
  return Object.hasOwn(OF_OUTCOME, outcome) ? OF_OUTCOME[outcome] : undefined;
}
