import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { root } from '../lib/requireNode.js';
import { bareRecipes } from './bareRecipes.ts';

const LIVE = /\/LiveStyles\.tsx$/;

/** Makes the style sheet when the portal is built: one file that the page fetches beside its code, in the place of the code that
 * would make it in the browser, at every visit. */
export function builtStyles(): Plugin {
  let base = '/';
  return {
    name: 'built-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      base = config.base;
    },
    resolveId(source, importer) {
      return LIVE.test(source) && importer ? this.resolve(source.replace(LIVE, '/BuiltStyles.tsx'), importer) : null;
    },
    transform: {
      order: 'post',
      filter: { id: /\/src\/.*\.tsx?$/, code: '= defineRecipe(' },
      handler(code) {
        return { code: bareRecipes(code, (text) => this.parse(text)), map: null };
      },
    },
    async buildStart() {
      const run = promisify(execFile);
      // The code is the project's own, also where a build has data of its own, as the bench does.
      const options = { cwd: root, maxBuffer: 10_000_000 };
      const printed = run(process.execPath, ['--import', 'tsx', 'scripts/build/printStyleSheet.ts'], options);
      const { stdout } = await printed.catch(({ stderr }: { readonly stderr: string }) => this.error(stderr.trim()));
      this.emitFile({ type: 'asset', name: 'portal.css', source: stdout });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const file = Object.values(bundle ?? {}).find(({ fileName }) => /\/portal-[^/]+\.css$/.test(fileName));
        if (!file) throw new Error('The build has no style sheet.');
        return [{ tag: 'link', attrs: { rel: 'stylesheet', href: base + file.fileName }, injectTo: 'head' }];
      },
    },
  };
}
