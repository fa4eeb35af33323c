import type { JsonObject } from '../../domain/json.ts';

/** A page that says why somebody may not come in. */
export interface Refusal {
  readonly page: string;
  /** A key of `refusal` in the words of pages. */
  readonly reason: string;
  /** By which `?result=` asks for the reason on another such page. */
  readonly result?: string;
}

/** Those of `content/site.json`. */
export function refusalsOf({ refusals }: JsonObject): readonly Refusal[] {
  return (refusals ?? []) as unknown as readonly Refusal[];
}
