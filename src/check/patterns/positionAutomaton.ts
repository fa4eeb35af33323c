import type { AST } from '@eslint-community/regexpp';
import { ANYTHING, charsetOf, type Charset } from './charset.ts';

/** Glushkov's automaton of a pattern: one state for each character it can take. An edge appears as often as there are
 * ways to take it, because a backtracking matcher tries each. */
export interface PositionAutomaton {
  readonly charsets: readonly Charset[];
  /** Followers of each position, with repetitions. */
  readonly follow: readonly (readonly number[])[];
  readonly first: readonly number[];
  /** Ways that counted repeats of one character multiply the work by at most. */
  readonly boundedWays: number;
}

/** Why a pattern cannot be turned into an automaton that says everything. */
export class NotProvable extends Error {}

interface Part {
  readonly nullable: boolean;
  readonly first: readonly number[];
  readonly last: readonly number[];
}

/** How a counted repeat of one character becomes positions: `loop` as if it had no upper bound, `short` as two or three copies. */
export type Counting = 'loop' | 'short';

/** A pattern that may begin anywhere is one behind `[^]*`, because the matcher tries every place.
 * @throws NotProvable for what an automaton cannot say (back references, look-behind, a look-ahead inside a repeat) */
export function positionAutomaton(pattern: AST.Pattern, counting: Counting): PositionAutomaton {
  const builder = new Builder(counting);
  const whole = builder.alternatives(pattern.alternatives, false);
  const everyStart = !pattern.alternatives.every(isAnchored);
  const first = everyStart ? builder.behindAnything(whole) : whole.first;
  return { charsets: builder.charsets, follow: builder.follow, first, boundedWays: builder.boundedWays };
}

function isAnchored(alternative: AST.Alternative): boolean {
  const [head] = alternative.elements;
  return head?.type === 'Assertion' && head.kind === 'start';
}

class Builder {
  readonly charsets: Charset[] = [];
  readonly follow: number[][] = [];
  boundedWays = 1;

  constructor(private readonly counting: Counting) {}

  /** An unanchored search is a pattern behind `[^]*`. */
  behindAnything(whole: Part): readonly number[] {
    const any = this.position(ANYTHING);
    this.link([any], [any]);
    this.link([any], whole.first);
    return [any, ...whole.first];
  }

  alternatives(alternatives: readonly AST.Alternative[], inRepeat: boolean): Part {
    const parts = alternatives.map((one) => this.sequence(one.elements, inRepeat));
    return {
      nullable: parts.some(({ nullable }) => nullable),
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
    };
  }

  private sequence(elements: readonly AST.Element[], inRepeat: boolean): Part {
    return elements.map((element) => this.element(element, inRepeat)).reduce((a, b) => this.join(a, b), EMPTY);
  }

  private join(a: Part, b: Part): Part {
    this.link(a.last, b.first);
    return {
      nullable: a.nullable && b.nullable,
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...a.last, ...b.last] : b.last,
    };
  }

  private element(element: AST.Element, inRepeat: boolean): Part {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.one(charsetOf(element));
      case 'Group':
      case 'CapturingGroup':
        return this.alternatives(element.alternatives, inRepeat);
      case 'Quantifier':
        return this.quantifier(element, inRepeat);
      case 'Assertion':
        return this.assertion(element, inRepeat);
      case 'Backreference':
        throw new NotProvable('a back reference makes a matcher try again and again');
      default:
        throw new NotProvable(`${element.type} is not one of the things that can be proven`);
    }
  }

  private assertion(element: AST.Assertion, inRepeat: boolean): Part {
    if (element.kind === 'lookbehind') throw new NotProvable('a look-behind cannot be proven');
    if (element.kind !== 'lookahead') return EMPTY;
    if (inRepeat) throw new NotProvable('a look-ahead inside a repeat runs once for every round');
    // At a fixed place a look-ahead is a search of its own: its positions are entered and never left.
    const inside = this.alternatives(element.alternatives, inRepeat);
    return { nullable: true, first: inside.first, last: [] };
  }

  private quantifier(element: AST.Quantifier, inRepeat: boolean): Part {
    const { min, max } = element;
    if (max === 0) return EMPTY;
    const character = isCharacter(element.element) ? charsetOf(element.element) : undefined;
    if (max === 1) {
      const once = this.element(element.element, inRepeat);
      return { ...once, nullable: once.nullable || min === 0 };
    }
    if (max !== Infinity && character) return this.counted(character, min, max);
    const body = this.element(element.element, true);
    if (body.nullable && min > 1) throw new NotProvable('a counted repeat of something that may be empty');
    this.link(body.last, body.first);
    return { ...body, nullable: body.nullable || min === 0 };
  }

  private counted(charset: Charset, min: number, max: number): Part {
    if (min === max && max <= MOST_COPIES) return this.copies(charset, min, max);
    this.boundedWays *= max - min + 1;
    if (this.counting === 'short') return this.copies(charset, Math.min(min, 1), Math.min(max, 2));
    const loop = this.one(charset);
    this.link(loop.last, loop.first);
    return { ...loop, nullable: min === 0 };
  }

  private copies(charset: Charset, min: number, max: number): Part {
    const copies = Array.from({ length: max }, (_, index) => ({ ...this.one(charset), nullable: index >= min }));
    return copies.reduce((a, b) => this.join(a, b), EMPTY);
  }

  private one(charset: Charset): Part {
    const position = this.position(charset);
    return { nullable: false, first: [position], last: [position] };
  }

  private position(charset: Charset): number {
    this.charsets.push(charset);
    this.follow.push([]);
    return this.charsets.length - 1;
  }

  private link(from: readonly number[], to: readonly number[]): void {
    for (const position of from) this.follow[position]?.push(...to);
  }
}

const MOST_COPIES = 12;
const EMPTY: Part = { nullable: true, first: [], last: [] };

function isCharacter(
  element: AST.QuantifiableElement,
): element is AST.Character | AST.CharacterSet | AST.CharacterClass {
  return element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass';
}
