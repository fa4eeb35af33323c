/** Promises that every flow makes, by id: none of a flow's own is called so. */
export const BUILT_IN_IDS = [
  'answerable',
  'noDeadEnd',
  'wayOut',
  'backStopsAtCommitted',
  'moneyAuthorised',
  'sessionSurvived',
  'resumeNeverSkips',
  'editNeverStrands',
  'noLoopWithoutMember',
  'lostIsNotRepeated',
  'noConstantGuard',
] as const;

export type BuiltInId = (typeof BUILT_IN_IDS)[number];
