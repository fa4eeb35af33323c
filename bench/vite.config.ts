import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompiledValidators } from './validators.ts';

/** Builds one baseline: `BASELINE=hand|rjsf|rjsf-bare vite build --config bench/vite.config.ts`. */
const baseline = process.env['BASELINE'] ?? 'hand';

export default defineConfig({
  root: new URL(`pages/${baseline}`, import.meta.url).pathname,
  base: `/${baseline}/`,
  plugins: [react(), precompiledValidators(new URL('../.cache/bench/validators', import.meta.url).pathname)],
  build: {
    outDir: new URL(`../.cache/bench/${baseline}`, import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
