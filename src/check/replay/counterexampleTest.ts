import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Counterexample } from '../verify/counterexample.ts';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** A counterexample as a Vitest test, which fails as long as the promise is broken along its way.
 * @param file where the test will stand
 * @param root the project it is about */
export function counterexampleTest({ flow, promise, steps }: Counterexample, file: string, root: string): string {
  const from = (path: string) => JSON.stringify(pathTo(dirname(file), join(SOURCE, path)));
  return `import { expect, test } from 'vitest';
import { brokenAlong } from ${from('check/replay/brokenAlong.ts')};
import { loadProject } from ${from('compile/loadProject.ts')};

/** Written by \`flow verify ${flow} --emit-test\` when ${promise.id} was broken: ${promise.reason.replaceAll('*/', '* /')}. */
const project = loadProject(new URL(${JSON.stringify(`${pathTo(dirname(file), root)}/`)}, import.meta.url).pathname);

test(${JSON.stringify(`${flow}: ${promise.description}`)}, { timeout: 120_000 }, () => {
  const way = [
${steps.map((step) => `    ${JSON.stringify(step)},`).join('\n')}
  ];
  expect(brokenAlong(project, ${JSON.stringify(flow)}, ${JSON.stringify(promise.id)}, way)).toBeUndefined();
});
`;
}

function pathTo(folder: string, target: string): string {
  const path = relative(folder, target).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}
