import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { portal } from './src/compile/portal.ts';
import { CHROMIUM_FLAGS } from './scripts/lib/chromiumFlags.ts';
import { storyCount } from './.storybook/steps/storyCount.ts';

/** Where `npm test` wants the results. */
const report = process.env['STORIES_REPORT'];
const json: ['json', { outputFile: string }][] = report ? [['json', { outputFile: report }]] : [];

/** Every story in a real browser, with axe: `npx vitest run --config vitest.stories.config.ts`. */
export default defineConfig({
  // Storybook's come first: with them the stories of flow files, which the portal's plugin reads too.
  plugins: [storybookTest({ configDir: '.storybook' }), portal(), react()],
  optimizeDeps: {
    include: [
      '@chakra-ui/react',
      '@emotion/cache',
      '@emotion/react',
      '@rjsf/core/lib/components/fields/SchemaField.js',
      '@rjsf/utils',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'stories',
    // Storybook takes each story away after it: a page for each file would only read everything again.
    isolate: false,
    // Vitest itself leaves one core idle: half of the machine where there are two. Each has a page of its own.
    maxWorkers: '100%',
    testTimeout: 30_000,
    reporters: ['default', storyCount(), ...json],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
          args: CHROMIUM_FLAGS,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
