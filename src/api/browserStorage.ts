import { memoryStorage } from './memoryStorage.ts';

/** A browser that blocks storage throws on touching it: the portal then forgets at the next reload. */
export function browserStorage(open: () => Storage): Storage {
  try {
    return open();
  } catch {
    return memoryStorage();
  }
}
