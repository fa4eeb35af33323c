import type { StorybookConfig } from '@storybook/react-vite';
import { portal } from '../src/compile/portal.ts';
import { flowIndexer, flowStoriesPlugin } from './steps/flowStoriesPlugin.ts';

/** Plugins that make the portal's page; a story has no such page, makes its styles itself and asks XState. */
const OF_THE_PAGE = [
  'built-styles',
  'built-answers',
  'preload-chunks',
  'preload-routes',
  'prerender-pages',
  'brotli-files',
];
const nameOf = (plugin: unknown): string =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin ? String(plugin.name) : '';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../flows/*/flow.json*'],
  staticDirs: [{ from: '../public', to: '/gc4-app-pc' }],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers) => [flowIndexer, ...(indexers ?? [])],
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [
      flowStoriesPlugin(),
      // That of a build for members refuses what is played; a story answers from the examples.
      ...(vite.plugins ?? []).flatMap((plugin) => {
        if (OF_THE_PAGE.includes(nameOf(plugin))) return [];
        return nameOf(plugin) === 'portal' ? [portal()] : [plugin];
      }),
    ],
  }),
};

export default config;
