import { isJsonObject } from '../domain/json.ts';
import type { Trail } from './record.ts';

/** Whether what was stored has the shape of a trail, at the visits of sub-flows as well; what its visits hold is judged by the walk. */
export function isTrail(value: unknown): value is Trail {
  if (!isJsonObject(value) || !isJsonObject(value['drafts']) || !Array.isArray(value['path'])) return false;
  return value['path'].every((visit) => isJsonObject(visit) && (visit['sub'] === undefined || isTrail(visit['sub'])));
}
