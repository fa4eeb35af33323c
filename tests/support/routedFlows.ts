import { existsSync, readdirSync } from 'node:fs';
import { readJson } from './readJson.ts';

/** Flows that an address leads to. */
export function routedFlows(): readonly string[] {
  return readdirSync('flows').filter((id) => {
    const path = `flows/${id}/flow.json`;
    if (!existsSync(path)) return false;
    const { meta } = readJson(path) as { readonly meta?: { readonly entries?: object } };
    return Object.keys(meta?.entries ?? {}).length > 0;
  });
}
