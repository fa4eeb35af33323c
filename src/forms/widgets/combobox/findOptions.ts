import type { Json } from '../../../domain/json.ts';
import { inRow } from '../../answer/stepScope.ts';
import type { Option } from '../../options/useOptions.ts';

/** An option, with what it is found by. */
export interface Findable extends Option {
  /** The first line of its label: what stands in the field once it is chosen. */
  readonly name: string;
  /** Its name and the members of its row that are searched, folded. */
  readonly texts: readonly string[];
}

/** @param searchBy pointers into the row of an option: its name in the other languages, its code */
export function findable(options: readonly Option[], searchBy: readonly string[]): readonly Findable[] {
  return options.map((option) => {
    const name = option.label.split('\n')[0] ?? '';
    const { row } = option;
    const members = row === undefined ? [] : searchBy.map((pointer) => textOf(inRow(row, pointer)));
    return { ...option, name, texts: [name, ...members].map(folded).filter((text) => text !== '') };
  });
}

/** The options that have every word of a text somewhere, in their order; those that begin with the text before the others. */
export function matching(options: readonly Findable[], text: string): readonly Findable[] {
  const wanted = folded(text);
  const found = options.filter(({ texts }) =>
    wanted.split(' ').every((word) => texts.some((one) => one.includes(word))),
  );
  const begins = ({ texts }: Findable): boolean => texts.some((one) => one.startsWith(wanted));
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
}

/** The one option that a text names whole and that may be chosen; none where two are called the same. */
export function named(options: readonly Findable[], text: string): Findable | undefined {
  const wanted = folded(text);
  const found = options.filter(({ closed, texts }) => !closed && texts.includes(wanted));
  return found.length === 1 ? found[0] : undefined;
}

/** Capitals, accents, full width and what stands between words make no difference. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
