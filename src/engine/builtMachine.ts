import type { FlowFile } from './flowFile.ts';
import type { Authority } from './xstateMachine.ts';

/** In the place of `xstateMachine` in the built portal, where XState was asked beforehand. */
export function xstateMachine(flow: FlowFile): Authority {
  throw new Error(`Flow "${flow.id}" has not been asked about: see everyAnswer.`);
}
