import type { Project } from '../../compile/project.ts';
import type { Json, JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer } from '../../domain/jsonPointer.ts';
import type { SuggestionService } from '../../forms/options/suggestions.ts';
import { keptOf } from '../../forms/options/suggestions.ts';
import { replySample } from './operationSamples.ts';

/** What a look-up may be answered with: what its field keeps of each row of the contract's example. */
export function keptRows(project: Project, schema: JsonObject, service: SuggestionService): readonly JsonObject[] {
  const rows = getAt(replySample(project, service.operation), parsePointer(service.list));
  return Array.isArray(rows) ? (rows as readonly Json[]).map((row) => keptOf(schema, row)) : [];
}
