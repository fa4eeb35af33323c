import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';

/** Asks the sandbox beside the gateway; `undefined` when it refuses or is not there. */
export async function readSandbox(path: string): Promise<JsonObject | undefined> {
  return exchange(path, { headers: { accept: 'application/json' } });
}

export async function changeSandbox(
  path: string,
  fields: JsonObject,
  method = 'POST',
): Promise<JsonObject | undefined> {
  return exchange(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) });
}

async function exchange(path: string, init: RequestInit): Promise<JsonObject | undefined> {
  try {
    const reply = await fetch(`/sandbox${path}`, init);
    const body: unknown = await reply.json();
    return reply.ok && isJsonObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** The objects of a list in a reply. */
export function rowsOf(reply: JsonObject | undefined, name: string): readonly JsonObject[] {
  const list = reply?.[name];
  return Array.isArray(list) ? (list as readonly Json[]).filter(isJsonObject) : [];
}
