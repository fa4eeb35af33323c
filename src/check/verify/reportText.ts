import type { FlowReport } from './verifyFlow.ts';
import type { Verdict, Placed } from './verdict.ts';

/** A report as lines to read. */
export function reportText(report: FlowReport): string {
  const { flow, positions, steps, seconds, promises, refused, notReached } = report;
  const kept = promises.filter(({ type }) => type === 'kept');
  const others = promises.filter(({ type }) => type !== 'kept');
  const counts = [
    part(report.states, 'states'),
    part(report.transitions, 'transitions'),
    part(report.guardValues, 'guard values'),
  ];
  return [
    `${flow}  ${counts.join(', ')}; ${positions} positions and ${steps} steps ${report.fromCache ? 'from the cache' : `in ${seconds.toFixed(2)} s`}`,
    `  promises kept: ${kept.length} of ${promises.length}${kept.length > 0 ? ` (${kept.map(({ id }) => id).join(', ')})` : ''}`,
    ...(report.sampled === undefined ? [] : [`  sampled: ${report.sampled}`]),
    ...refused.map(
      ({ entry, outside, route }) => `  refused at ${entry}: ${JSON.stringify(outside)} is led to ${route} instead`,
    ),
    ...others.flatMap(verdictLines),
    ...notReached.map(
      ({ item, reason, places = [] }) =>
        `  not reached: ${item}${reason === undefined ? '' : ` (${reason})`}${placesText(places)}`,
    ),
  ].join('\n');
}

function part([reached, all]: readonly [number, number], what: string): string {
  return `${reached} of ${all} ${what}`;
}

/** `  flows/x/flow.json:42:9`, as editors open it. */
function placesText(places: readonly Placed[]): string {
  const texts = places.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return texts.length === 0 ? '' : `  ${[...new Set(texts)].join(' ')}`;
}

const WORDS = { kept: 'kept', broken: 'BROKEN', notProven: 'not proven', cannotBreak: 'CANNOT BREAK' };

function verdictLines({ id, description, type, reason, counterexample = [], places }: Verdict): readonly string[] {
  return [
    `  ${WORDS[type]}: ${id}: ${description}${reason === undefined ? '' : ` ${reason}.`}`,
    ...counterexample.map((line, index) => `    ${index + 1}. ${line}`),
    ...(places && places.length > 0 && type !== 'notProven' ? [`    look at${placesText(places)}`] : []),
  ];
}
