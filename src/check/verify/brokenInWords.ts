import type { Json } from '../../domain/json.ts';
import type { Happening } from '../promises/happening.ts';
import type { DataGuard } from '../promises/lookedAt.ts';
import type { FlowPromise } from '../promises/promise.ts';

/** How a promise was broken, in a sentence without its full stop. */
export function brokenInWords(promise: FlowPromise): string {
  switch (promise.pattern) {
    case 'never':
      return `${inWords(promise.what)} comes, which it never should${promise.within ? ' there' : ''}`;
    case 'always':
      return `${inWords(promise.when)} comes, and what should hold there does not`;
    case 'precedes':
      return `${inWords(promise.then)} comes, and ${inWords(promise.first)} has not come before`;
    case 'leadsTo':
      return `the flow ends after ${inWords(promise.from)} and without ${inWords(promise.to)}`;
    case 'atMost':
      return `${inWords(promise.what)} comes more than ${promise.times === 1 ? 'once' : `${promise.times} times`}`;
    case 'between':
      return `${inWords(promise.what)} comes, and not between ${inWords(promise.after)} and ${inWords(promise.until)}`;
  }
}

/** `{ call: ['a', 'b'] }` → `the call a or b`. */
export function inWords({ if: condition, ...happening }: Happening): string {
  const { of, ...named } = { of: undefined, ...happening };
  const [[kind, names] = ['', '']] = Object.entries(named) as readonly [string, Names][];
  const what = kind === 'effect' ? `a call that is ${listed(names)}` : `the ${kind} ${listed(names)}`;
  const whose = of === undefined ? '' : ` of ${listed(of)}`;
  return what + whose + (condition ? ` with ${conditionInWords(condition)}` : '');
}

type Names = string | readonly string[];

function listed(names: Names): string {
  return typeof names === 'string' ? names : names.join(' or ');
}

function conditionInWords({ type, params }: DataGuard): string {
  if (type !== 'is') return `${type} fulfilled`;
  const values = (params['in'] as readonly Json[]).map((value) => JSON.stringify(value));
  return `${String(params['at'])} ${values.join(' or ')}`;
}
