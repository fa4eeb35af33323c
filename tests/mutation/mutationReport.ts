import type { Judgement } from './judgement.ts';
import type { MutantClass } from './mutant.ts';
import { OPERATORS } from './operators/index.ts';

/** Of a hundred broken mutants that must be caught at their place. */
const LEAST_CAUGHT = 98;

/** What became of mutants: a line for each operator, then those that were not told right, and the rates. */
export function mutationReport(judgements: readonly Judgement[]): string {
  const lines = OPERATORS.flatMap(({ id, class: kind, about }) => {
    const own = judgements.filter(({ mutant }) => mutant.operator === id);
    return own.length === 0 ? [] : [`  ${id.padEnd(26)} ${kind.padEnd(7)} ${counts(own).padEnd(12)} ${about}`];
  });
  const missed = judgements.filter((one) => !isTold(one)).map(missedText);
  return [...lines, ...missed, rateText(judgements, 'broken'), rateText(judgements, 'valid')].join('\n');
}

/** At least 98 of 100 broken mutants caught at their place, none that a walk stumbles over, every valid one named. */
export function isProvenByMutants(judgements: readonly Judgement[]): boolean {
  const broken = ofClass(judgements, 'broken');
  const isCaught = broken.filter(isTold).length * 100 >= broken.length * LEAST_CAUGHT;
  const isWalkable = judgements.every((one) => one.isWalkable !== false);
  return isCaught && isWalkable && ofClass(judgements, 'valid').every(isTold);
}

/** Caught at its place, or named in a sentence. */
export function isTold({ verdict }: Judgement): boolean {
  return verdict === 'caught' || verdict === 'named';
}

function ofClass(judgements: readonly Judgement[], kind: MutantClass): readonly Judgement[] {
  return judgements.filter(({ mutant }) => mutant.class === kind);
}

function counts(judgements: readonly Judgement[]): string {
  return `${judgements.filter(isTold).length} of ${judgements.length}`;
}

/** One that was not told right: what was done, and what was said. */
export function missedText(judgement: Judgement): string {
  const { mutant, verdict, by } = judgement;
  const place = mutant.edits[0]?.at.join('/') ?? '';
  const walk = judgement.isWalkable === false ? ' A walk of the flow stumbles over it.' : '';
  return `  ${verdict.toUpperCase()}  ${mutant.operator}: ${mutant.file} ${place}: ${mutant.what}.${walk}\n    said: ${by}`;
}

function rateText(judgements: readonly Judgement[], kind: MutantClass): string {
  const own = ofClass(judgements, kind);
  const told = own.filter(isTold).length;
  if (own.length === 0) return `${kind}: none was made`;
  const rate = ((told * 100) / own.length).toFixed(2);
  const words = kind === 'broken' ? 'caught at the right file and line' : 'named by flow diff in a sentence';
  return `${kind}: ${told} of ${own.length} ${words} (${rate} of 100)`;
}
