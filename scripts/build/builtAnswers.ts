import type { Plugin } from 'vite';

const ASKED = /\/xstateMachine\.ts$/;

/** Leaves XState out of the built portal: each flow's module holds its answers (src/engine/everyAnswer.ts). */
export function builtAnswers(): Plugin {
  return {
    name: 'built-answers',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return ASKED.test(source) && importer ? this.resolve(source.replace(ASKED, '/builtMachine.ts'), importer) : null;
    },
  };
}
