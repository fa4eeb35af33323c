import type { Json } from '../../domain/json.ts';
import type { Bounds } from './leaves.ts';
import { valueText } from './names.ts';

interface BoundsWords {
  readonly less: string;
  readonly more: string;
  /** Less of some and more of others. */
  readonly other: string;
  readonly lost: (value: string) => string;
  readonly gained: (value: string) => string;
}

/** How what is taken has changed, in one sentence without its subject, each side with a value that shows it; `undefined` where no
 * value does. */
export function boundsText({ narrowed, widened }: Bounds, words: BoundsWords): string | undefined {
  const examples = [...example(narrowed, words.lost), ...example(widened, words.gained)];
  if (examples.length === 0) return undefined;
  const how = examples.length > 1 ? words.other : narrowed.length > 0 ? words.less : words.more;
  return `${how}: ${examples.join(', and ')}.`;
}

function example(values: readonly Json[], say: (value: string) => string): readonly string[] {
  return values.slice(0, 1).map((value) => say(valueText(value)));
}
