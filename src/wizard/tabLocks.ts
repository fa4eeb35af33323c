import { pageLocks } from '../engine/pageLocks.ts';
import type { Locks } from '../engine/ports.ts';

const PREFIX = 'gc4-app-pc:';

/** Web Locks: one holder of a name across tabs. Without them (an old browser, an insecure origin) one holder in this
 * page; the gateway's idempotency keys then carry what is left. */
export function tabLocks(manager: LockManager | undefined = globalThis.navigator?.locks): Locks {
  if (!manager) return pageLocks();
  return { hold: (name, work) => manager.request(PREFIX + name, work) as ReturnType<typeof work> };
}
