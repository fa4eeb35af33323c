/** A text of the project in which packages may be named: code, configuration, or the scripts of `package.json`. */
export type ProjectText = string;

/** The packages that nothing uses. A package is used when code names it in quotes (`'hono'`, `"hono/cors"`), when a command of
 * its own is run, or when it holds the types of one that is used.
 * @param commands the commands that a package brings
 * @returns in the order given */
export function unusedPackages(
  packages: readonly string[],
  texts: readonly ProjectText[],
  commands: (name: string) => readonly string[],
): readonly string[] {
  const named = new Set(
    texts.flatMap((text) => [...text.matchAll(SPECIFIER)].map((match) => packageOf(match[2] ?? ''))),
  );
  const isRun = (command: string): boolean => texts.some((text) => runs(text, command));
  const isUsed = (name: string): boolean => named.has(name) || [name, ...commands(name)].some(isRun);
  return packages.filter((name) => {
    const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : undefined;
    return typed === undefined ? !isUsed(name) : typed !== 'node' && !isUsed(typed);
  });
}

const SPECIFIER = /(['"])((?:@[\w.-]+\/)?[\w.-]+(?:\/[^'"\s]*)?)\1/g;

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `"lint": "eslint ."`, `node --import tsx …`, `@vitest-environment jsdom`. */
function runs(text: string, command: string): boolean {
  return new RegExp(`(["'\`]|--import |@vitest-environment )${escaped(command)}(?![\\w/-])`).test(text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
