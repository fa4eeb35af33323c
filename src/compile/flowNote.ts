import { isJsonObject } from '../domain/json.ts';
import type { FlowNote } from '../engine/bundle.ts';
import type { Project } from './project.ts';

/** What stands beside the steps of a flow on a wide screen: of `flow_notes` of the site the first that names the flow. */
export function flowNote({ site }: Project, id: string): FlowNote | undefined {
  const data = site?.data;
  const notes = isJsonObject(data) && Array.isArray(data['flow_notes']) ? data['flow_notes'].filter(isJsonObject) : [];
  const own = notes.find(({ flows }) => Array.isArray(flows) && flows.includes(id));
  return own && { name: String(own['note']), page: String(own['page']) };
}
