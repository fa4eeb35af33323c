import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Reporter, TestModule } from 'vitest/node';
import { loadProject } from '../../src/compile/loadProject.ts';
import { flowStories } from './listStories.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How many stories there have to be: those of the flow files by their own rules, those by hand by their exports. */
export function expectedStories(): { readonly flows: number; readonly byHand: number } {
  const project = loadProject(root);
  const flows = Object.keys(project.flows).reduce((sum, id) => sum + flowStories(project, id).stories.length, 0);
  const byHand = storyFiles(join(root, 'src')).reduce((sum, file) => sum + exportsOf(file), 0);
  return { flows, byHand };
}

function storyFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return storyFiles(path);
    return entry.name.endsWith('.stories.tsx') ? [path] : [];
  });
}

function exportsOf(file: string): number {
  return (readFileSync(file, 'utf8').match(/^export const \w+/gm) ?? []).length;
}

/** Fails a whole run in which stories are missing: a run that finds none is green otherwise. */
export function storyCount(): Reporter {
  return {
    onTestRunEnd(modules) {
      if (process.argv.some((argument) => /\.(json|tsx)$/.test(argument) || argument === '-t')) return;
      const { flows, byHand } = expectedStories();
      const isFlow = (module: TestModule): boolean => module.moduleId.endsWith('flow.json');
      const ran = (wanted: boolean): number =>
        modules
          .filter((module) => isFlow(module) === wanted)
          .reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
      const [ranFlows, ranByHand] = [ran(true), ran(false)];
      if (ranFlows === flows && ranByHand === byHand) return;
      process.exitCode = 1;
      console.error(
        `Stories are missing or too many: ${ranFlows} of ${flows} of flows ran, ${ranByHand} of ${byHand} by hand.`,
      );
    },
  };
}
