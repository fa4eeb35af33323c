import type { FlatState } from './flatFlow.ts';

/** Places in the answer or reply of a state of what a record does not keep, or not for ever. */
export function secretMarks(state: FlatState): readonly string[] {
  return [...lostMarks(state), ...lastingMarks(state)];
}

/** Of what is gone when the record is stored. A token goes to the session: nothing of a flow reads it. */
function lostMarks({ frame, node, operation }: FlatState): readonly string[] {
  const form = frame.bundle.forms[node.meta?.form ?? ''];
  const inReply = Object.entries(operation?.replySecrets ?? {}).filter(
    ([, kind]) => kind !== 'proof' && kind !== 'token',
  );
  return [...Object.keys(form?.secrets ?? {}), ...inReply.map(([pointer]) => pointer)];
}

/** Of what is kept until its time has run out. */
function lastingMarks({ operation }: FlatState): readonly string[] {
  return Object.keys(operation?.replyUntil ?? {});
}

export function hasSecrets(state: FlatState): boolean {
  return secretMarks(state).length > 0;
}

/** Something of the state is gone when the record is stored. */
export function losesSecrets(state: FlatState): boolean {
  return lostMarks(state).length > 0;
}
