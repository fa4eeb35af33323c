import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLoadedWords } from '../i18n/TextsContext.tsx';
import { inTime } from './inTime.ts';
import { PageWaiting } from '../wizard/PageWaiting.tsx';

/** Words of all pages that are no wizard. */
const PAGE_WORDS = 'pages';

/** A page whose code and words come when it is first opened. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Page = lazy(async () => ({ default: await inTime(load()) })) as unknown as ComponentType<Props>;
  return function LazyPage(props: Props): ReactNode {
    const words = useLoadedWords([PAGE_WORDS]);
    if (words.failed) throw new Error('The words of this page did not arrive.');
    if (!words.ready) return <PageWaiting />;
    return (
      <Suspense fallback={<PageWaiting />}>
        <Page {...props} />
      </Suspense>
    );
  };
}
