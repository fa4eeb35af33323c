import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import type { FlowFile, StateMeta, StateNode } from './flowFile.ts';

/** The flow with the form of every step named, so that nobody else needs to know what a step that names none shows. */
export function withFormNames(flow: FlowFile): FlowFile {
  const states = Object.entries(flow.states).map(([name, node]) => [name, withFormName(flow.id, name, node)]);
  return { ...flow, states: Object.fromEntries(states) as FlowFile['states'] };
}

function withFormName(flow: string, name: string, node: StateNode): StateNode {
  const meta = metaOf(node);
  const isShown = meta && Array.isArray(node.tags) && node.tags.includes('step');
  return isShown ? { ...node, meta: { form: defaultForm(flow, name), ...meta } } : node;
}

/** Of what is no state, or has no such `meta`, nothing: the language tells of it. */
export function metaOf(node: StateNode): StateMeta | undefined {
  if (!isJsonObject(node as unknown as Json)) return undefined;
  const meta = (node.meta ?? {}) as Json;
  return isJsonObject(meta) ? (meta as StateMeta) : undefined;
}

/** `transfer-to-hk/password-locked` of the state `passwordLocked`. */
export function defaultForm(flow: string, state: string): string {
  return `${flow}/${state.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}
