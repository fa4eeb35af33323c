import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles } from './scripts/build/brotliFiles.ts';
import { builtAnswers } from './scripts/build/builtAnswers.ts';
import { builtStyles } from './scripts/build/builtStyles.ts';
import { preloadChunks } from './scripts/build/preloadChunks.ts';
import { preloadRoutes } from './scripts/build/preloadRoutes.ts';
import { prerenderPages } from './scripts/build/prerender/prerenderPages.ts';
import { documentPlaces } from './scripts/build/documentPlaces.ts';
import { withoutUris } from './scripts/build/withoutUris.ts';
import { portal } from './src/compile/portal.ts';

/** The chunk of what every page is rendered with: fetched beside the entry, which begins it. */
const PORTAL = 'portal';

/** The portal. `VITE_SANDBOX=true` makes the demonstration build (with the sandbox drawer); without it nothing of
 * the sandbox is in the output. Each flow is a lazy chunk of its own, made by the `portal` plugin. */
export default defineConfig(({ command }) => {
  const demonstration = process.env['VITE_SANDBOX'] === 'true';
  return {
    base: '/gc4-app-pc/',
    plugins: [
      // What is served while developing is for those who write it: `flow open` answers every call from its examples.
      portal({ forMembers: command === 'build' && !demonstration, variant: process.env['SITE_VARIANT'] || undefined }),
      react(),
      builtStyles(),
      builtAnswers(),
      withoutUris(),
      documentPlaces(),
      preloadChunks([PORTAL]),
      preloadRoutes([PORTAL]),
      prerenderPages(),
      brotliFiles(),
    ],
    // Else the pages of bench/ are scanned too, whose packages are installed apart: the scan fails, and pages load twice.
    optimizeDeps: { entries: ['index.html'] },
    define: { 'import.meta.env.VITE_SANDBOX': JSON.stringify(demonstration ? 'true' : '') },
    build: {
      outDir: demonstration ? 'dist/demonstration' : 'dist/production',
      emptyOutDir: true,
      target: 'es2022',
      manifest: 'manifest.json',
      // Data URLs would need `img-src data:` and `font-src data:` for the portal's own files.
      assetsInlineLimit: 0,
      // A flow's chunk is fetched with those of its sub-flows, which have their revision in their name. What else chunks share
      // stands in index.html; named here too, it would stand in the entry once for every flow.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed) => needed.filter((one) => one !== file && /_r_[0-9a-f]{12}-/.test(one)),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          // The names of chunks are the part of the entry that no compression makes smaller: 32 bits tell versions apart.
          hashCharacters: 'hex',
          // Chromium compiles what is called at once while it arrives, beside the main thread; others pass over the comment.
          postBanner: ({ name }) => (['begin', PORTAL, 'wizard'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
          // Three files, each with all that it imports and those before have not: what the entry begins with, what every page is framed
          // by, and the wizards, whose parts the other pages share. Else they are twenty, by who else imports a part, and a browser runs
          // six requests at a time: on a slow network each six wait for those before. The frame is rendered while the last is on its way.
          // The rules stand whole with the wizards, else what some flows share of them becomes ten files of a few hundred bytes. Figures
          // come with the flows that have some.
          codeSplitting: {
            groups: [
              { name: 'begin', test: /\/src\/app\/main\.ts$/, priority: 2 },
              { name: PORTAL, test: /\/src\/app\/startPortal\.tsx$/, priority: 1 },
              { name: 'wizard', test: /\/src\/(wizard\/WizardPage\.tsx$|rules\/(?!figures\/))/ },
            ],
          },
        },
      },
    },
  };
});
