import type { StorybookConfig } from '@storybook/react-vite';
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
const isOfThePage = (plugin: unknown): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && OF_THE_PAGE.includes(String(plugin.name));

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
    plugins: [flowStoriesPlugin(), ...(vite.plugins ?? []).filter((plugin) => !isOfThePage(plugin))],
  }),
};

export default config;
