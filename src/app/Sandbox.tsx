import type { ReactNode } from 'react';
import { whenLoaded } from '../ui/whenLoaded.tsx';

/** The drawer, in a demonstration build only: in any other the condition is false while building and the import is gone. */
const Drawer = import.meta.env.VITE_SANDBOX
  ? whenLoaded(async () => (await import('./sandbox/SandboxDrawer.tsx')).SandboxDrawer)
  : undefined;

export function Sandbox(): ReactNode {
  return Drawer && <Drawer />;
}
