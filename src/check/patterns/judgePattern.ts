import { RegExpParser } from '@eslint-community/regexpp';
import { ambiguityOf } from './ambiguity.ts';
import { NotProvable, positionAutomaton } from './positionAutomaton.ts';

/** `linear` is proven; everything else is refused, with the reason as a clause. */
type PatternVerdict =
  | { readonly type: 'linear' }
  | { readonly type: 'exponential' | 'polynomial' | 'notProven' | 'invalid'; readonly reason: string };

const MOST_POSITIONS = 300;
const MOST_WAYS = 4096;
const verdicts = new Map<string, PatternVerdict>();

/** Whether a pattern takes a time that grows only with the length of what is typed, in JavaScript's matcher.
 * Sound: a pattern that is called linear is; some linear ones are refused as not proven. */
export function judgePattern(source: string): PatternVerdict {
  const known = verdicts.get(source);
  if (known) return known;
  const verdict = judge(source);
  verdicts.set(source, verdict);
  return verdict;
}

function judge(source: string): PatternVerdict {
  if (source.length > 2000) return { type: 'notProven', reason: 'it is longer than 2,000 characters' };
  try {
    const pattern = new RegExpParser({ ecmaVersion: 2024 }).parsePattern(source, undefined, undefined, {
      unicode: true,
    });
    const loops = positionAutomaton(pattern, 'loop');
    if (loops.charsets.length > MOST_POSITIONS)
      return { type: 'notProven', reason: 'it has too many places to look at' };
    if (ambiguityOf(loops) === 'none') return { type: 'linear' };
    const short = positionAutomaton(pattern, 'short');
    const ambiguity = ambiguityOf(short);
    if (ambiguity === 'exponential') {
      return {
        type: 'exponential',
        reason: 'a repeat inside a repeat can split one text in two ways, so the time doubles with every letter',
      };
    }
    if (ambiguity === 'polynomial') {
      return { type: 'polynomial', reason: 'two repeats in a row can share one text in many ways' };
    }
    if (short.boundedWays > MOST_WAYS) {
      return { type: 'polynomial', reason: `its counted repeats can share one text in ${short.boundedWays} ways` };
    }
    return { type: 'linear' };
  } catch (error) {
    if (error instanceof NotProvable) return { type: 'notProven', reason: error.message };
    return { type: 'invalid', reason: error instanceof Error ? firstLine(error.message) : 'it cannot be read' };
  }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text;
}
