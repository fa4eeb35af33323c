import type { Project } from '../../src/compile/project.ts';
import type { Json } from '../../src/domain/json.ts';
import { choicesAt, chosenBy } from '../../src/check/static/sentences.ts';
import { leaves, wordAt } from '../../src/check/static/wordKeys.ts';

/** A value of a step's `data` by which one of several texts is chosen. */
interface ChosenBy {
  readonly path: readonly string[];
  readonly value: Json;
}

/** A number that each language which tells them apart counts so. */
const COUNTED: { readonly [category: string]: number } = { one: 1, other: 2 };

/** Every value by which the words of a step, in any language, choose a text that it shows by itself: not those of codes and
 * errors, which come with values of their own. */
export function valuesChosenBy(project: Project, flow: string, state: string): readonly ChosenBy[] {
  const found = new Map<string, ChosenBy>();
  for (const files of Object.values(project.words)) {
    const data = files[flow]?.data ?? {};
    for (const key of leaves(data)) {
      const [root, step, part, , leaf] = key;
      if (root !== 'steps' || step !== state || part === 'codes' || leaf === 'errors') continue;
      for (const { choice } of choicesAt(wordAt(data, key), key)) {
        const { path, isCounted } = chosenBy(choice);
        for (const name of Object.keys(choice)) {
          const value = isCounted ? COUNTED[name] : name;
          if (name === 'by' || name === 'else' || value === undefined) continue;
          found.set(`${path.join('.')} ${name}`, { path, value });
        }
      }
    }
  }
  return [...found.values()];
}
