import type { FlowBundle, OperationMeta } from './bundle.ts';

/** Operations of a flow and of every sub-flow below it. */
export function operationsOf(bundle: FlowBundle): { readonly [operationId: string]: OperationMeta } {
  return Object.assign({}, ...Object.values(bundle.flows).map(operationsOf), bundle.operations);
}
