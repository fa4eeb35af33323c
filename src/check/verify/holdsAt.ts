import type { Json } from '../../domain/json.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { innermost } from '../../engine/innermost.ts';
import { resolvePointer } from '../../engine/trailScope.ts';
import { holdsGuard } from '../../rules/guard.ts';
import { parseWordPointer } from '../../rules/pointerScope.ts';
import type { Exploration, Position } from './exploration.ts';
import type { Moment } from './moment.ts';
import type { DataGuard } from '../promises/lookedAt.ts';
import { isSentPointer } from '../promises/sentPointer.ts';

/** Whether a condition of a promise holds at a moment: of a button or a code where it comes, with what the step itself gives;
 * of all else at what is reached. */
export function holdsAt({ bundle, positions }: Exploration, condition: DataGuard, moment: Moment): boolean {
  const { phase, step, position } = moment;
  const before = phase === 'taken' && step ? positions[step.from] : undefined;
  const { scope } = (before ?? position).result;
  const resolve = (pointer: string) => {
    const { tokens } = parseWordPointer(pointer);
    if (isSentPointer(pointer)) return getAt(sentAt(position), tokens);
    const given = before && givenBy(moment, before, pointer);
    return given === undefined ? resolvePointer(scope, pointer) : getAt(given, tokens.slice(1));
  };
  return holdsGuard(condition, { resolve, world: scope.world }, bundle.rules);
}

/** The input of the call where a walk stands, in whichever flow. */
function sentAt({ result }: Position): Json | undefined {
  const { stop } = innermost(result);
  return stop.type === 'call' ? stop.input : undefined;
}

/** The answer or the reply of a state of the flow itself that a step brings, when the pointer names it. */
function givenBy({ step }: Moment, { state }: Position, pointer: string): Json | undefined {
  const { word, tokens } = parseWordPointer(pointer);
  if (state.frame.index !== 0 || state.name !== tokens[0]) return undefined;
  const { choice } = step ?? {};
  if (choice?.type === 'next' && word === 'form') return choice.data;
  return choice?.type === 'done' && word === 'reply' ? choice.data : undefined;
}
