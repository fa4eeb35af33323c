import type { Verdict } from '../verify/verdict.ts';
import type { FlowReport } from '../verify/verifyFlow.ts';
import { counted } from '../../domain/counted.ts';

/** The last line of `flow verify`: how many promises were kept, and of each other that it was not. What `checks.json` excuses is
 * not called kept either. */
export function closingLine(reports: readonly FlowReport[], failures: number): string {
  const all = reports.flatMap((report) => report.promises);
  const ofType = (type: Verdict['type'], of = all) => of.filter((one) => one.type === type).length;
  const ofFlows = (isFine: boolean) =>
    reports.filter((report) => isProven(report) === isFine).flatMap((report) => report.promises);
  const unreached = reports.filter(
    (report) => !isProven(report) && report.promises.every(({ type }) => type === 'kept'),
  );
  const tallies: readonly (readonly [number, string])[] = [
    [ofType('broken'), 'broken'],
    [ofType('cannotBreak'), 'cannot break'],
    [ofType('notProven', ofFlows(false)), 'not proven'],
    [ofType('notProven', ofFlows(true)), 'not proven, with a reason in checks.json'],
    [unreached.length, `${unreached.length === 1 ? 'flow' : 'flows'} not reached as a whole`],
    [failures, `${failures === 1 ? 'flow' : 'flows'} not walked`],
  ];
  const others = tallies.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
  const kept = all.length === 0 ? [] : [`${ofType('kept')} of ${all.length} promises kept`];
  return `flow verify: ${[counted(reports.length, 'flow'), ...kept, ...others].join('; ')}`;
}

/** Items of a flow that may stay open, of a hundred. */
const MOST_OPEN = 2;

/** Every promise is kept; what was not reached is few, and checks.json says why. */
export function isProven({ promises, notReached, states, transitions, guardValues }: FlowReport): boolean {
  const all = states[1] + transitions[1] + guardValues[1];
  const isOpenFine =
    notReached.every(({ reason }) => reason !== undefined) && notReached.length * 100 <= all * MOST_OPEN;
  const isAllowed = (type: string, id: string) =>
    type === 'kept' || (type === 'notProven' && id === 'noConstantGuard' && isOpenFine);
  return isOpenFine && promises.every(({ type, id }) => isAllowed(type, id));
}
