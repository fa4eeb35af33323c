import type { Project } from '../../compile/project.ts';
import { codeDigest, digestOf } from '../cache/contentCache.ts';
import { standsOn } from './standsOn.ts';

/** A digest of all that the verification of a flow depends on: what it stands on, and the code of the checker itself.
 * @throws ProjectError when a part of the flow is missing */
export function verifyKey(project: Project, id: string): string {
  const { text, constants } = standsOn(project, id);
  const code = codeDigest(new URL('./verifyFlow.ts', import.meta.url).href);
  return digestOf([code, text, JSON.stringify(constants)].join('\0'));
}
