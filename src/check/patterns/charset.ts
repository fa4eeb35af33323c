import type { AST } from '@eslint-community/regexpp';

/** A set of UTF-16 code units or code points as sorted ranges that do not touch. */
export type Charset = readonly (readonly [from: number, to: number])[];

export const LAST = 0x10ffff;
export const ANYTHING: Charset = [[0, LAST]];

const DIGITS: Charset = [[48, 57]];
const WORDS: Charset = union([
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
]);
const SPACES: Charset = union([
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]);
const LINE_ENDS: Charset = union([
  [10, 10],
  [13, 13],
  [0x2028, 0x2029],
]);

export function overlaps(a: Charset, b: Charset): boolean {
  return a.some(([from, to]) => b.some(([start, end]) => from <= end && start <= to));
}

export function intersect(a: Charset, b: Charset): Charset {
  return a.flatMap(([from, to]) =>
    b.flatMap(([start, end]): [number, number][] => {
      const [low, high] = [Math.max(from, start), Math.min(to, end)];
      return low <= high ? [[low, high]] : [];
    }),
  );
}

function union(ranges: readonly (readonly [number, number])[]): Charset {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  const joined: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function complement(set: Charset): Charset {
  const out: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) out.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) out.push([next, LAST]);
  return out;
}

type Element = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.CharacterClassElement;

/** The characters an element of a pattern takes. What is not known exactly is taken to be anything. */
export function charsetOf(element: Element): Charset {
  switch (element.type) {
    case 'Character':
      return [[element.value, element.value]];
    case 'CharacterClassRange':
      return [[element.min.value, element.max.value]];
    case 'CharacterSet':
      return characterSet(element);
    case 'CharacterClass': {
      const inside = union(element.elements.flatMap((part) => charsetOf(part as Element)));
      return element.negate ? complement(inside) : inside;
    }
    default:
      return ANYTHING;
  }
}

function characterSet(element: AST.CharacterSet): Charset {
  if (element.kind === 'any') return complement(LINE_ENDS);
  if (element.kind === 'property') return propertySet(element.raw);
  const set = { digit: DIGITS, word: WORDS, space: SPACES }[element.kind];
  return element.negate ? complement(set) : set;
}

const properties = new Map<string, Charset>();

/** `\p{…}`: asked of the runtime, code point by code point, once. */
function propertySet(raw: string): Charset {
  const known = properties.get(raw);
  if (known) return known;
  const test = new RegExp(`^${raw}$`, 'u');
  const ranges: [number, number][] = [];
  for (let point = 0; point <= 0x2ffff; point += 1) {
    if (!test.test(String.fromCodePoint(point))) continue;
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const set: Charset = [...ranges, [0x30000, LAST]];
  properties.set(raw, set);
  return set;
}
