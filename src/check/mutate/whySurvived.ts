import type { Judgement } from './judgement.ts';

/** Why no check can tell of a mutant, by what it does. */
const REASONS: { readonly [operator: string]: string } = {
  'secret-unmarked':
    'form and contract take the mark from the same shared schema, and the widget shows nothing of a secret; the test of marked paths sees it in review',
  'effect-raised':
    'the flow treats the call as one that moves money already: a review and a ticket lie before it, and an unknown outcome is told',
};

/** The reason why a broken mutant survives; `undefined` when there is none that is known. */
export function whySurvived({ mutant, verdict }: Judgement): string | undefined {
  return verdict === 'survived' ? REASONS[mutant.operator] : undefined;
}
