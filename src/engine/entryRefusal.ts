import type { World } from '../rules/compiled.ts';
import type { FlowBundle } from './bundle.ts';
import { judgeGuard } from './judge.ts';
import { resolvePointer } from './trailScope.ts';
import type { WizardView } from './view.ts';

export type Refusal = Extract<WizardView, { readonly type: 'refused' }>;

/** The first condition of an entry that does not hold. Judged on opening and on resume, never in between. */
export function entryRefusal(bundle: FlowBundle, entry: string, world: World): Refusal | undefined {
  const scope = { world, input: {}, path: [], outputs: {}, error: undefined };
  const resolve = (pointer: string) => resolvePointer(scope, pointer);
  for (const requirement of bundle.flow.meta.entries?.[entry]?.require ?? []) {
    if (requirement === 'member') {
      if (world.user['signed_in'] !== true) return { type: 'refused', route: '/login', reason: 'member' };
    } else if (!judgeGuard(requirement.guard, undefined, { bundle, world, resolve, lastStep: undefined })) {
      return { type: 'refused', route: requirement.else, reason: 'guard' };
    }
  }
  return undefined;
}
