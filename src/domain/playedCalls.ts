/** A call, in a file of a flow, that only a sandbox answers. */
export interface PlayedCall {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** What is wrong, why, and how to mend it. */
  readonly message: string;
}

const CALLING = /^(?:flows\/[^/]+\/flow|schemas\/(?!language\/).+\.schema)\.json$/;

/** Every string of a JSON text, with the one behind its colon: also as escapes they mean what they mean. */
const STRINGS = /("(?:[^"\\]|\\.)*")(?:\s*:\s*("(?:[^"\\]|\\.)*"))?/g;

/** The calls of flows and their fields that nothing but a sandbox answers: what is built, or served, without one can have none.
 * @param texts of data files, by path: read only where something is played
 * @param played the operations that the contract marks `x-played`, each with the file that does */
export function playedCalls(
  texts: Iterable<readonly [path: string, text: string]>,
  played: ReadonlyMap<string, string>,
): readonly PlayedCall[] {
  if (played.size === 0) return [];
  return [...texts].flatMap(([file, text]) =>
    CALLING.test(file)
      ? [...text.matchAll(STRINGS)].flatMap((found) => {
          const [whole, name = '', value] = found;
          if (value === undefined || !['src', 'op'].includes(said(name))) return [];
          const operation = said(value).replace(/^op:/, '');
          const marked = played.get(operation);
          if (marked === undefined) return [];
          const before = text.slice(0, found.index + whole.length - value.length).split('\n');
          const message =
            `calls "${operation}", which ${marked} marks "x-played": only a sandbox answers it, from its examples. ` +
            `Write gateway/operations/${marked.split('/').slice(2, -1).join('/')}/${operation}.ts and take the mark away, or leave the flow out.`;
          return [{ file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message }];
        })
      : [],
  );
}

function said(string: string): string {
  try {
    return JSON.parse(string) as string;
  } catch {
    return '';
  }
}
