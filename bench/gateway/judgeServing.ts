import type { Verdict } from './judgeCosts.ts';
import type { Overload, Served } from './serving.ts';

/** What is promised of a gateway that is asked twice what it carries: it sheds, it does not fall, it is well again. */
export const promisedOfOverload = {
  /** Of a request that is refused, to one that is served: refusing is quick, or it helps nobody. */
  shedToServed: 1,
  /** Milliseconds; a member's patience, and less than a statement's. */
  servedP99: 5000,
  /** Megabytes more than before. */
  memory: 200,
  /** Of the requests a second before. */
  recovered: 0.6,
} as const;

export function judgeServing({ processes, overload }: Served): readonly Verdict[] {
  const name = `${processes} ${processes === 1 ? 'process' : 'processes'} at twice the load`;
  return checksOf(overload).map(([holds, says]) => ({ holds, line: `${holds ? '✓' : '✗'} ${name}: ${says}` }));
}

function checksOf(overload: Overload): readonly (readonly [holds: boolean, says: string])[] {
  const { servedP99, shedP99, memory, recovered } = overload;
  const broken = Object.entries(overload.broken).map(([answer, count]) => `${count} × ${answer}`);
  const more = memory[1] - memory[0];
  const most = promisedOfOverload;
  return [
    [broken.length === 0, `answered 200, 429 or 503 only${broken.length === 0 ? '' : `, but ${broken.join(', ')}`}.`],
    [servedP99 <= most.servedP99, `99 of 100 served within ${ms(servedP99)}; ${ms(most.servedP99)} is promised.`],
    [shedP99 <= servedP99 * most.shedToServed, `99 of 100 refused within ${ms(shedP99)}, no later than served.`],
    [more <= most.memory, `${more.toFixed(0)} MB more memory; at most ${most.memory} is promised.`],
    [
      recovered >= most.recovered,
      `${percent(recovered)} of what it carried afterwards; ${percent(most.recovered)} is promised.`,
    ],
  ];
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
