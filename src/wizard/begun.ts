import { isJsonObject, type JsonObject } from '../domain/json.ts';

/** How a wizard was begun from another page of the portal: carried in the history entry. */
export interface Begun {
  /** A new one each time: the same flow begun again is another wizard. */
  readonly id: string;
  readonly input: JsonObject;
}

export function readBegun(state: unknown): Begun {
  const begun = isJsonObject(state) ? state['begun'] : undefined;
  if (!isJsonObject(begun)) return { id: '', input: {} };
  return {
    id: typeof begun['id'] === 'string' ? begun['id'] : '',
    input: isJsonObject(begun['input']) ? begun['input'] : {},
  };
}
