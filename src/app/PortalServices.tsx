import { createContext, useContext, type ReactNode } from 'react';
import { PortalProvider } from '../api/PortalContext.tsx';
import type { RunningPortal } from './createPortal.ts';
import type { Messages } from './messages.ts';

const ServicesContext = createContext<RunningPortal | undefined>(undefined);

/** Hands the running portal to the shell, and its lower half to pages and wizards. */
export function PortalServices({
  portal,
  children,
}: {
  readonly portal: RunningPortal;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ServicesContext value={portal}>
      <PortalProvider portal={portal}>{children}</PortalProvider>
    </ServicesContext>
  );
}

export function useServices(): RunningPortal {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs PortalServices above it.');
  return services;
}

/** Where to tell something beside the page; `undefined` for a frame that stands without a running portal. */
export function useMessages(): Messages | undefined {
  return useContext(ServicesContext)?.messages;
}
