import { loaders, onFlowsChanged, routes } from 'virtual:flows';
import type { FlowBundle } from '../engine/bundle.ts';
import { inTime } from './inTime.ts';

const here = new Map<string, FlowBundle>();
onFlowsChanged((flow) => here.delete(flow));

/** The flows that were built into the portal. */
export const flowLibrary = {
  loadFlow: async (flow: string): Promise<FlowBundle> => {
    const load = loaders[flow];
    if (!load) throw new Error(`Flow "${flow}" is not in this build.`);
    const { default: bundle } = await inTime(load());
    here.set(flow, bundle);
    return bundle;
  },
  flowHere: (flow: string): FlowBundle | undefined => here.get(flow),
  onFlowsChanged,
  /** Where a flow is begun: its first entry. */
  routeOf: (flow: string): string | undefined => routes.find((route) => route.flow === flow)?.route,
};
