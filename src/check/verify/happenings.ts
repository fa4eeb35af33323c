import type { Project } from '../../compile/project.ts';
import type { Choice } from './choices.ts';
import type { FlatState } from './flatFlow.ts';
import { isBarrierCall } from './flatFlow.ts';
import type { Witnesses } from './witnesses.ts';

/** Codes that end the session rather than the call. */
const SESSION_CODES = ['NOT_LOGIN', 'KICK_OUT'];

/** Everything that can happen at each state: buttons with answers, timers, replies, codes, a reply that is lost. */
export function choicesAt(project: Project, witnesses: Witnesses, state: FlatState): readonly Choice[] {
  const { node, operation, index } = state;
  if (state.kind === 'final' || state.kind === 'flow') return [];
  const choices: Choice[] = [];
  for (const event of Object.keys(node.on ?? {})) {
    if (event !== 'NEXT') choices.push({ type: 'event', name: event });
    else for (const data of witnesses.answers.get(index) ?? [{}]) choices.push({ type: 'next', data });
  }
  for (const delay of Object.keys(node.after ?? {})) choices.push({ type: 'after', delay });
  for (const { guard } of node.onError ?? [])
    if (typeof guard === 'string') choices.push({ type: 'code', code: guard.slice('code:'.length) });
  if (!operation) return choices;
  for (const data of witnesses.replies.get(index) ?? [{}]) choices.push({ type: 'done', data });
  const common = project.commonReturnCodes.filter((code) => !SESSION_CODES.includes(code));
  const ended = node.meta?.poll ? ['POLL_ENDED'] : [];
  for (const code of new Set([...operation.returnCodes, ...common, ...ended])) choices.push({ type: 'code', code });
  if (isBarrierCall(state)) choices.push({ type: 'unknown' });
  return choices;
}
