import { noteReads, watched, type Reads } from './memory/reads.ts';

/** What was worked out, and what was read of a project on the way: whoever takes it has read the same. */
export interface Known<Made> {
  readonly made: Made;
  readonly reads: Reads;
}

/** A map, weak or not. */
interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** A function that works a thing out once, and remembers it as long as what it is about. */
export function remembering<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  return rememberingIn(new WeakMap<Of, Known<Made>>(), make);
}

interface Branch<Made> {
  readonly next: WeakMap<object, Branch<Made>>;
  known?: Known<Made>;
}

/** The same of several things in their order. */
export function rememberingAll<Of extends readonly object[], Made>(make: (...of: Of) => Made): (...of: Of) => Made {
  const root: Branch<Made> = { next: new WeakMap() };
  return (...of) => {
    let branch = root;
    for (const one of of) {
      const next = branch.next.get(one) ?? { next: new WeakMap() };
      branch.next.set(one, next);
      branch = next;
    }
    if (branch.known) return again(branch.known);
    branch.known = watched(() => make(...of));
    return branch.known.made;
  };
}

/** The same by names, for as long as the function itself is kept. */
export function rememberingNames<Made>(make: (name: string) => Made): (name: string) => Made {
  return rememberingIn(new Map<string, Known<Made>>(), make);
}

/** The same in a memory of one's own. */
export function rememberingIn<Key, Made>(
  known: Memory<Key, Known<Made>>,
  make: (key: Key) => Made,
): (key: Key) => Made {
  return (key) => {
    const before = known.get(key);
    if (before) return again(before);
    const found = watched(() => make(key));
    known.set(key, found);
    return found.made;
  };
}

function again<Made>({ made, reads }: Known<Made>): Made {
  noteReads(reads);
  return made;
}
