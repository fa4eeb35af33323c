import type { ById } from '../../compile/project.ts';

/** The names of all entries; no entry is named so. */
export const NAMES = ' names';

/** The same entries: `note` is told of every one that is looked at, or asked for, by its name. */
export function noting<T>(entries: ById<T>, note: (name: string) => void): ById<T> {
  const noted = (name: string | symbol) => {
    if (typeof name === 'string') note(name);
  };
  return new Proxy(entries, {
    get(_, name) {
      noted(name);
      return Reflect.get(entries, name) as unknown;
    },
    has(_, name) {
      noted(name);
      return Reflect.has(entries, name);
    },
    getOwnPropertyDescriptor(_, name) {
      noted(name);
      return Reflect.getOwnPropertyDescriptor(entries, name);
    },
    ownKeys() {
      note(NAMES);
      return Reflect.ownKeys(entries);
    },
  });
}

/** What is looked at under a name. */
export function lookedAt<T>(entries: ById<T>, name: string): T | string | undefined {
  if (name === NAMES) return JSON.stringify(Object.keys(entries));
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
