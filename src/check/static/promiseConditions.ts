import { ownEntry, type FlowView, type Reporter } from './checkContext.ts';
import { isJsonObject } from '../../domain/json.ts';
import { guardPointers } from '../../engine/judge.ts';
import { ruleOfGuard } from '../../rules/guard.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { objectOf } from '../types/conjuncts.ts';
import { isMissing, lookUp, typeOf } from '../types/lookUp.ts';
import { UNKNOWN } from '../types/together.ts';
import { isCallOf } from '../promises/happening.ts';
import type { Condition } from '../promises/promise.ts';
import { isSentPointer } from '../promises/sentPointer.ts';
import { checkParams } from './checkGuards.ts';
import { checkGuardName } from './checkNames.ts';
import { namedBy, noPointer, wordPointerOf, type Named } from './pointerTypes.ts';

/** What a condition of a promise looks at is there, and can be what it asks: in the flow itself, or in what calls are sent. */
export function checkCondition(view: FlowView, { guard, of }: Condition, place: Place): void {
  const rule = ruleOfGuard(guard);
  const isKnown = rule === undefined || Object.hasOwn(view.project.rules, rule);
  if (!isKnown || !guardPointers(guard).some(isSentPointer)) return checkGuardName(view, guard, place);
  if (!('call' in of) && !('effect' in of)) {
    const mend = 'Ask it of a call, or name where the value comes from.';
    view.add('pointer-broken', place, '"$sent" is what a call is sent, and this is no call', mend);
    return;
  }
  const calls = callsIn(view).filter(({ operation }) => {
    const entry = ownEntry(view.project.operations, operation);
    return entry !== undefined && isCallOf(of, entry.meta);
  });
  const told = view.context.findings.length;
  for (const operation of new Set(calls.map((call) => call.operation))) {
    if (view.context.findings.length > told) return;
    const names = calls.filter((call) => call.operation === operation).flatMap(({ sent }) => sent);
    checkParams(view, guard, place, {
      named: (pointer) => (isSentPointer(pointer) ? sentBy(view, operation, names, pointer) : namedBy(view, pointer)),
      // Where a promise asks is not known by itself: what may be absent may be.
      isThere: (named) => named.type === 'named' && named.typed.presence.type === 'always',
    });
  }
}

interface Call {
  readonly operation: string;
  /** The names under which it is sent something. */
  readonly sent: readonly string[];
}

/** Calls of a flow and of the sub-flows in it. */
function callsIn(view: FlowView, depth = 0): readonly Call[] {
  return view.states.flatMap(([name, node]) => {
    const operation = view.operationOf(name);
    if (operation !== undefined) return [{ operation, sent: Object.keys(objectOf(node.invoke?.input)) }];
    const sub = depth < 8 ? view.subViewOf(name) : undefined;
    return sub ? callsIn(sub, depth + 1) : [];
  });
}

/** What a pointer names in what an operation is sent. */
function sentBy(context: Reporter, operation: string, names: readonly string[], pointer: string): Named {
  const parsed = wordPointerOf(pointer);
  if (!parsed) return noPointer(pointer);
  const { tokens } = parsed;
  const [name = ''] = tokens;
  const missing = (what: string, one: string, known: readonly string[]): Named => ({
    type: 'missing',
    what: `"${pointer}" names nothing: ${what}`,
    mend: didYouMean(one, known).trim() || 'Name something that the call is sent.',
  });
  if (!names.includes(name)) return missing(`"${operation}" is not sent "${name}" here`, name, names);
  const request = ownEntry(context.project.operations, operation)?.request ?? null;
  const found = lookUp(typeOf(isJsonObject(request) ? request : {}), tokens);
  if (!isMissing(found)) return { type: 'named', typed: found };
  // That the operation does not take it, or cannot be read, is told where it is sent.
  if (tokens.length === 1) return { type: 'named', typed: UNKNOWN };
  return missing(`"${operation}" takes no "${found.missing}"`, found.missing, found.known);
}
