import type { Judgement } from './judgement.ts';
import type { MutantClass } from './mutant.ts';
import { OPERATORS } from './operators/index.ts';

/** What became of mutants: a line for each operator, then those that were not told right, and the rates. */
export function mutationReport(judgements: readonly Judgement[]): string {
  const lines = OPERATORS.flatMap(({ id, class: kind, about }) => {
    const own = judgements.filter(({ mutant }) => mutant.operator === id);
    return own.length === 0 ? [] : [`  ${id.padEnd(26)} ${kind.padEnd(7)} ${counts(own).padEnd(12)} ${about}`];
  });
  const missed = judgements.filter((one) => !isTold(one)).map(missedText);
  return [...lines, ...missed, rateText(judgements, 'broken'), rateText(judgements, 'sound')].join('\n');
}

/** Caught at its place, or named in a sentence. */
export function isTold({ verdict }: Judgement): boolean {
  return verdict === 'caught' || verdict === 'named';
}

function counts(judgements: readonly Judgement[]): string {
  return `${judgements.filter(isTold).length} of ${judgements.length}`;
}

function missedText({ mutant, verdict, by }: Judgement): string {
  const place = mutant.edits[0]?.at.join('/') ?? '';
  return `  ${verdict.toUpperCase()}  ${mutant.operator}: ${mutant.file} ${place}: ${mutant.what}\n    ${by}`;
}

function rateText(judgements: readonly Judgement[], kind: MutantClass): string {
  const own = judgements.filter(({ mutant }) => mutant.class === kind);
  const told = own.filter(isTold).length;
  const rate = own.length === 0 ? '100' : ((told * 100) / own.length).toFixed(2);
  const words = kind === 'broken' ? 'caught at the right file and line' : 'named by flow diff in a sentence';
  return `${kind}: ${told} of ${own.length} ${words} (${rate} of 100)`;
}
