import { lazy, Suspense, type ReactNode } from 'react';

/** The drawer, in a demonstration build only: in any other the condition is false while building and the import is gone. */
const Drawer = import.meta.env.VITE_SANDBOX
  ? lazy(async () => ({ default: (await import('./sandbox/SandboxDrawer.tsx')).SandboxDrawer }))
  : undefined;

export function Sandbox(): ReactNode {
  return (
    Drawer && (
      <Suspense fallback={null}>
        <Drawer />
      </Suspense>
    )
  );
}
