import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '../../src/domain/json.ts';
import { playedCalls, type PlayedCall } from '../../src/domain/playedCalls.ts';
import type { Contract } from './contract.ts';

const ROOT = new URL('../../', import.meta.url);

/** The calls of this project's flows that only a sandbox answers. The flows are read only where the contract marks an operation so. */
export function flowsThatNeedPlay({ document }: Contract, root: URL = ROOT): readonly PlayedCall[] {
  const played = new Map(
    Object.values(document.paths as JsonObject).flatMap((item) => {
      const { operationId, tags, 'x-played': mark } = (item as JsonObject).post as JsonObject;
      const id = String(operationId);
      return mark === true ? [[id, `openapi/paths/${String((tags as string[])[0])}/${id}.yaml`] as const] : [];
    }),
  );
  return playedCalls(textsOf(root), played);
}

function* textsOf(root: URL): Iterable<readonly [path: string, text: string]> {
  for (const folder of ['flows', 'schemas'])
    for (const name of readdirSync(new URL(folder, root), { recursive: true }).map(String))
      if (name.endsWith('.json')) yield [`${folder}/${name}`, readFileSync(new URL(`${folder}/${name}`, root), 'utf8')];
}
