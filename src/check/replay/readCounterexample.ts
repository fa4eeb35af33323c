import type { Counterexample } from '../verify/counterexample.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json } from '../../domain/json.ts';

/** A counterexample as it was written; a text says why it is none. */
export function readCounterexample(project: Project, text: string): Counterexample | string {
  let data: Json;
  try {
    data = JSON.parse(text) as Json;
  } catch (error) {
    return `is not JSON (${(error as Error).message}). flow verify writes one for each broken promise.`;
  }
  if (!isJsonObject(data) || data['format'] !== 1 || !isJsonObject(data['record']) || !Array.isArray(data['steps'])) {
    return 'is not a counterexample. flow verify writes one for each broken promise.';
  }
  if (!project.flows[String(data['flow'])]) return `names the flow "${String(data['flow'])}", which does not exist.`;
  return data as unknown as Counterexample;
}
