import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds one rival: `RIVAL=hand|rjsf vite build --config bench/vite.config.ts`. */
const rival = process.env['RIVAL'] ?? 'hand';

export default defineConfig({
  root: new URL(`pages/${rival}`, import.meta.url).pathname,
  base: `/${rival}/`,
  plugins: [react()],
  build: {
    outDir: new URL(`../.cache/bench/${rival}`, import.meta.url).pathname,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
