import react from '@vitejs/plugin-react';
import { existsSync } from 'node:fs';
import { defineConfig, type PluginOption } from 'vite';

/** The portal. `VITE_SANDBOX=true` makes the demonstration build (with the sandbox drawer); without it nothing of
 * the sandbox is in the output. Each flow is a lazy chunk of its own, made by the `portal` plugin. */
export default defineConfig(async () => {
  const demonstration = process.env['VITE_SANDBOX'] === 'true';
  return {
    base: '/gc4-app-pc/',
    plugins: [await portalPlugin(), react()],
    define: { 'import.meta.env.VITE_SANDBOX': JSON.stringify(demonstration ? 'true' : '') },
    resolve: { alias: aliases },
    build: {
      outDir: demonstration ? 'dist/demonstration' : 'dist/production',
      emptyOutDir: true,
      target: 'es2022',
      manifest: 'manifest.json',
      // Data URLs would need `img-src data:` and `font-src data:` for the portal's own files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
  };
});

export const aliases = [
  { find: /^markdown-to-jsx(\/react)?$/, replacement: new URL('src/ui/PlainMarkdown.tsx', import.meta.url).pathname },
];

async function portalPlugin(): Promise<PluginOption> {
  const file = new URL('src/compile/portal.ts', import.meta.url);
  if (!existsSync(file)) return [];
  const module = (await import(file.href)) as { portal: () => PluginOption };
  return module.portal();
}
