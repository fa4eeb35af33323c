import type { StorybookConfig } from '@storybook/react-vite';
import { flowIndexer, flowStoriesPlugin } from './steps/flowStoriesPlugin.ts';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx', '../flows/*/flow.json*'],
  staticDirs: [{ from: '../public', to: '/gc4-app-pc' }],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers) => [flowIndexer, ...(indexers ?? [])],
  viteFinal: (vite) => ({ ...vite, base: './', plugins: [flowStoriesPlugin(), ...(vite.plugins ?? [])] }),
};

export default config;
