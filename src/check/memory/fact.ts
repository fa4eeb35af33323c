import type { Project } from '../../compile/project.ts';
import type { Checking } from './checking.ts';
import { isSame } from './isSame.ts';
import { noteRead, unwatched } from './reads.ts';

const facts = new Map<string, (checking: Checking, name: string) => unknown>();

/** Something that is made from much, and that few edits change: whoever asks has read what it is, and nothing that it was made from.
 * @param from its own name, which no other fact has
 * @param about what of a project's check it is made of */
export function fact<Of extends object, Made>(
  from: string,
  about: (checking: Checking) => Of,
  make: (of: Of, name: string) => Made,
): (of: Of, name?: string) => Made {
  const known = new WeakMap<Of, Map<string, Made>>();
  let latest: ReadonlyMap<string, Made> = new Map();
  // The very same again is held against what was read without looking into it.
  const sameAsBefore = (name: string, now: Made): Made => {
    const before = latest.get(name);
    return before !== undefined && isSame(before, now) ? before : now;
  };
  const made = (of: Of, name: string): Made => {
    const before = known.get(of) ?? new Map<string, Made>();
    known.set(of, before);
    if (!before.has(name))
      before.set(
        name,
        sameAsBefore(
          name,
          unwatched(() => make(of, name)),
        ),
      );
    latest = before;
    return before.get(name) as Made;
  };
  facts.set(from, (checking, name) => made(about(checking), name));
  return (of, name = '') => {
    const found = made(of, name);
    noteRead(from, name, found);
    return found;
  };
}

/** What a fact is in a project that is checked; `undefined` where there is no such fact. */
export function factOf(checking: Checking, from: string): ((name: string) => unknown) | undefined {
  const found = facts.get(from);
  return found && ((name) => found(checking, name));
}

export function projectOf({ project }: Checking): Project {
  return project;
}
