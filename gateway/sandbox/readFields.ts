import type { Context } from 'hono';
import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';

/** The JSON object of a sandbox request; empty when there is none. */
export async function readFields(context: Context): Promise<JsonObject> {
  const body: unknown = await context.req.json().catch(() => undefined);
  return isJsonObject(body) ? body : {};
}
