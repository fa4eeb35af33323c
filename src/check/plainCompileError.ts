import { firstLine } from './attempt.ts';

/** What Ajv says in strict mode, as an analyst says it. */
const SAID: readonly (readonly [RegExp, (...found: readonly string[]) => string])[] = [
  [
    /^strict mode: missing type "([^"]+)" for keyword "([^"]+)".*$/,
    (type = '', keyword = '') =>
      `"${keyword}" stands without a type. Add "type": "${type.split(',')[0]}" beside "${keyword}"`,
  ],
  [
    /^strict mode: type "([^"]+)" not allowed by context "([^"]+)".*$/,
    (type = '', around = '') =>
      `"type": "${type}" stands where the schema around it says "${around}". Write one of the two`,
  ],
  [/^strict mode: unknown keyword: "([^"]+)".*$/, (keyword = '') => `"${keyword}" is not a keyword of the language`],
  [/^strict mode: (.*?)(?: at "[^"]*")?(?: \(strict\w+\))?$/, (said = '') => said],
];

/** Why a schema does not compile. */
export function plainCompileError(error: unknown): string {
  const why = firstLine(error);
  for (const [pattern, say] of SAID) {
    const found = pattern.exec(why);
    if (found) return say(...found.slice(1));
  }
  return why;
}
