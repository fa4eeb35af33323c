import { isJsonObject } from '../domain/json.ts';
import type { Trail } from './record.ts';

/** Whether what was stored has the shape of a trail, at the visits of sub-flows as well; what its visits hold is judged by the walk. */
export function isTrail(value: unknown): value is Trail {
  if (!isJsonObject(value) || !isJsonObject(value['drafts']) || !Array.isArray(value['path'])) return false;
  return isName(value['flow']) && value['path'].every(isVisit);
}

const isVisit = (visit: unknown): boolean =>
  isJsonObject(visit) && isName(visit['state']) && (visit['sub'] === undefined || isTrail(visit['sub']));

/** What every object has, no flow and no state is called. */
const isName = (name: unknown): boolean => typeof name === 'string' && !(name in {});
