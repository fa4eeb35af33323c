import type { World } from '../rules/compiled.ts';

/** Seconds, where the content has no constant of the name. */
export const DEFAULT_SECONDS = { 'flow.outcome.askFor': 30, 'flow.receipt.readable': 600 } as const;

export function secondsOf(id: keyof typeof DEFAULT_SECONDS, world: World): number {
  const value = world.const[id];
  return typeof value === 'number' ? value : DEFAULT_SECONDS[id];
}
