import { groupedBy } from '../groupedBy.ts';
import type { FlowReport } from './verifyFlow.ts';
import { stateOfItem, type Verdict, type Placed } from './verdict.ts';

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
    ...notReachedLines(notReached),
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
function notReachedLines(all: readonly NotReached[]): readonly string[] {
  const items = new Set(all.map(({ item }) => item));
  const headOf = ({ item, reason }: NotReached) => {
    const state = `state:${stateOfItem(item)}`;
    return reason === undefined && items.has(state) ? state : '';
  };
  const below = groupedBy(all, headOf);
  return (below.get('') ?? []).flatMap(({ item, reason, places = [] }) => {
    const head = `  not reached: ${item}${reason === undefined ? '' : ` (${reason})`}${placesText(places)}`;
    const more = below.get(item) ?? [];
    return more.length === 0 ? [head] : [head, `    … and ${more.length} more that follow from it${countsOf(more)}`];
  });
}

/** `: 2 transitions, 4 guards` */
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
