import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { UiProvider } from '../src/ui/UiProvider.tsx';
import { coveredControls } from '../tests/support/coveredControls.ts';

const withPage: Decorator = (Story, { globals }) => (
  <UiProvider theme={globals.theme === 'dark' ? 'dark' : 'light'}>
    <Page locale={String(globals.locale)}>
      <Story />
    </Page>
  </UiProvider>
);

function Page({ locale, children }: { readonly locale: string; readonly children: ReactNode }): ReactNode {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <main style={{ maxWidth: '44rem', margin: '0 auto', padding: '1rem' }}>{children}</main>;
}

/** Who presses the middle of what is shown presses that. */
function nothingIsCovered(): void {
  const covered = coveredControls();
  if (covered.length > 0) throw new Error(covered.join('\n'));
}

/** Tests ask only what is wrong: a third of the time goes into naming what is right. */
const ONLY_FINDINGS = { resultTypes: ['violations' as const] };

const preview: Preview = {
  decorators: [withPage],
  afterEach: nothingIsCovered,
  initialGlobals: { locale: 'zh-HK', theme: 'light' },
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh-HK', title: '繁體中文' },
          { value: 'zh-CN', title: '简体中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? ONLY_FINDINGS : {} },
    controls: { disable: true },
  },
};

export default preview;
