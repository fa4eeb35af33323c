import type { SystemStyleObject } from '@chakra-ui/react';
import { nearest } from '../../domain/nearest.ts';
import { isCssWord } from './cssWords.ts';
import { system } from './system.ts';

/** A style by what it is for: a selector. */
interface Styles {
  readonly [selector: string]: SystemStyleObject;
}

/** What stands in braces, or in the variable that the system makes of a token, is a token in every property. */
const REFERENCE = /\{([\w.-]+)\}|var\((--w-[\w-]+)/g;
const IMPORTANT = /\s*!\s*important$/;
const QUOTED = /"[^"]*"|'[^']*'/g;
/** A function without another in it. */
const INNERMOST_CALL = /[\w-]+\([^()]*\)/g;

const scaleNames = system._config.utilities ?? {};
const variables = new Set(system.tokens.allTokens.map((token) => String(token.extensions['cssVar']?.var)));

/** Values that are neither a token nor CSS, each told in a sentence: Chakra passes them on as they are, and the browser drops them
 * without a word.
 * @param styles by selector, as `recipeStyles()` gives them */
export function tokenFaults(styles: Styles): readonly string[] {
  return Object.entries(styles).flatMap(([selector, style]) => faultsIn(style, nameOf(selector), []));
}

/** @throws Error that tells all of them */
export function refuseUnknownTokens(styles: Styles): void {
  const faults = tokenFaults(styles);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\nThe tokens are in src/ui/system/tokens.ts.`);
}

/** The name of a recipe with slot and variant, as its class has them. */
const nameOf = (selector: string): string => selector.replace(/^\.w-/, '');

function faultsIn(style: object, name: string, path: readonly string[], around?: string): readonly string[] {
  return Object.entries(style).flatMap(([key, value]: [string, unknown]) => {
    // Below a property stand its values by width, below all else another style.
    const property = around ?? (scaleOf(key) === undefined ? undefined : key);
    if (typeof value === 'object' && value !== null) return faultsIn(value, name, [...path, key], property);
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const fault = faultOf(String(value), property === undefined ? undefined : scaleOf(property));
    return fault === undefined ? [] : [`Style "${name}": ${[...path, key].join(' › ')}: '${value}' ${fault}`];
  });
}

function scaleOf(property: string): string | undefined {
  const scale = scaleNames[system.utility.resolveShorthand(property)]?.values;
  return typeof scale === 'string' ? scale : undefined;
}

function faultOf(value: string, scale: string | undefined): string | undefined {
  for (const [, token, variable = ''] of value.matchAll(REFERENCE)) {
    if (token !== undefined && !system.tokens.getByName(token)) return `names no token.${meant(token, allNames())}`;
    if (token === undefined && !variables.has(variable)) return `names no token.${meant(variable, variables)}`;
  }
  if (scale === undefined) return undefined;
  const known = [...(system.tokens.categoryMap.get(scale as never)?.keys() ?? [])].map(String);
  const plain = value.replace(IMPORTANT, '');
  if (known.includes(plain)) return undefined;
  const wrong = wordsOf(plain).find((word) => !isCssWord(word, scale));
  return wrong === undefined ? undefined : `is neither a token of ${scale} nor CSS.${meant(wrong, known)}`;
}

const allNames = (): readonly string[] => system.tokens.allTokens.map(({ name }) => name);

/** The words of a value without what is quoted, called or referred to. */
function wordsOf(value: string): readonly string[] {
  let rest = value.replace(QUOTED, ' ').replace(/\{[^{}]*\}/g, ' ');
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(INNERMOST_CALL, ' ')];
  return rest.split(/[\s,/]+/).filter((word) => word !== '');
}

function meant(word: string, known: Iterable<string>): string {
  const names = [...known];
  const steps = Number.isNaN(Number(word)) ? [] : nearestSteps(Number(word), names);
  if (steps.length > 0) return ` Did you mean ${steps.map((step) => `"${step}"`).join(' or ')}?`;
  const near = nearest(word, names);
  return near === undefined ? ` Known: ${names.join(', ')}.` : ` Did you mean "${near}"?`;
}

/** The two steps of a scale that are nearest to a number: one that is written like it may be far from it. */
function nearestSteps(wanted: number, names: readonly string[]): readonly string[] {
  const far = (name: string): number => Math.abs(Number(name) - wanted);
  return names
    .filter((name) => !Number.isNaN(Number(name)))
    .sort((one, other) => far(one) - far(other))
    .slice(0, 2);
}
