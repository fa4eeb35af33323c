import { groupedBy } from '../groupedBy.ts';
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
    ...notReached.flatMap((one) => notReachedLines(one, notReached)),
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

type NotReached = FlowReport['notReached'][number];

/** What is of a state that is not reached is counted below it. */
function notReachedLines({ item, reason, places = [] }: NotReached, all: readonly NotReached[]): readonly string[] {
  const states = all.flatMap((one) => (one.item.startsWith('state:') ? [one.item.slice('state:'.length)] : []));
  const isOf = (one: NotReached, state: string) =>
    one.reason === undefined && /^(?:transition|guard):([^.]+)\./.exec(one.item)?.[1] === state;
  if (states.some((state) => isOf({ item, ...(reason !== undefined && { reason }) }, state))) return [];
  const head = `  not reached: ${item}${reason === undefined ? '' : ` (${reason})`}${placesText(places)}`;
  const below = all.filter((one) => item.startsWith('state:') && isOf(one, item.slice('state:'.length)));
  return below.length === 0 ? [head] : [head, `    … and ${below.length} more that follow from it${countsOf(below)}`];
}

/** `: 2 transition, 4 guard` */
function countsOf(items: readonly NotReached[]): string {
  const kinds = [...groupedBy(items, ({ item }) => item.slice(0, item.indexOf(':')))];
  return `: ${kinds.map(([kind, same]) => `${same.length} ${kind}${same.length > 1 ? 's' : ''}`).join(', ')}`;
}

const WORDS = { kept: 'kept', broken: 'BROKEN', notProven: 'not proven', cannotBreak: 'CANNOT BREAK' };

function verdictLines({ id, description, type, reason, counterexample = [], places }: Verdict): readonly string[] {
  return [
    `  ${WORDS[type]}: ${id}: ${description}${reason === undefined ? '' : ` ${reason}.`}`,
    ...counterexample.map((line, index) => `    ${index + 1}. ${line}`),
    ...(places && places.length > 0 && type !== 'notProven' ? [`    look at${placesText(places)}`] : []),
  ];
}
