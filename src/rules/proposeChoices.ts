import type { Json, JsonObject } from '../domain/json.ts';
import type { Proposals } from './keyword.ts';

const MOST_WHOLE = 4;

/** Several of some choices, each once and in their order, as a member ticks them: as few and as many as may be, with every choice
 * beside what it is not beside elsewhere. Of a few choices every selection is among them.
 * @param schema of the list, for its bounds */
export function proposeChoices(schema: JsonObject, choices: readonly Json[]): Proposals {
  const { minItems, maxItems } = schema;
  const least = typeof minItems === 'number' ? minItems : 0;
  const most = Math.min(typeof maxItems === 'number' ? maxItems : Infinity, choices.length);
  const fewest = Math.max(least, 1);
  const all =
    choices.length <= MOST_WHOLE ? selections(choices) : [fewest, most].flatMap((size) => turned(choices, size));
  const fit = all.filter(({ length }) => length >= fewest && length <= most);
  return {
    hold: [choices.slice(0, fewest), choices.slice(0, most), ...fit].filter(
      ({ length }) => length >= fewest && length <= most,
    ),
    fail: [
      ...(least > 0 ? [choices.slice(0, least - 1)] : []),
      ...(most < choices.length ? [choices.slice(0, most + 1)] : []),
    ],
  };
}

/** By how many there are. */
function selections(choices: readonly Json[]): readonly (readonly Json[])[] {
  const all = choices.reduce<readonly (readonly Json[])[]>(
    (made, choice) => [...made, ...made.map((some) => [...some, choice])],
    [[]],
  );
  return all.toSorted((one, other) => one.length - other.length);
}

/** So many from each one on, round the end. */
function turned(choices: readonly Json[], size: number): readonly (readonly Json[])[] {
  return choices.map((_, from) =>
    choices.filter((__, index) => (index - from + choices.length) % choices.length < size),
  );
}
