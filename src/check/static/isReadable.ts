import type { DataFile } from '../../compile/dataFile.ts';
import { isJsonObject } from '../../domain/json.ts';

/** Of a form that is no object of fields nobody knows what it asks. */
export function isReadable({ data }: DataFile): boolean {
  return isJsonObject(data) && isJsonObject(data['properties'] ?? {});
}
