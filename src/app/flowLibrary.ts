import { loaders, onFlowsChanged, routes } from 'virtual:flows';
import type { FlowBundle } from '../engine/bundle.ts';
import { inTime } from './inTime.ts';

/** The flows that were built into the portal. */
export const flowLibrary = {
  loadFlow: async (flow: string): Promise<FlowBundle> => {
    const load = loaders[flow];
    if (!load) throw new Error(`Flow "${flow}" is not in this build.`);
    return (await inTime(load())).default;
  },
  onFlowsChanged,
  /** Where a flow is begun: its first entry. */
  routeOf: (flow: string): string | undefined => routes.find((route) => route.flow === flow)?.route,
};
