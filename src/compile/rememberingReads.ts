interface Known<Read, Made> {
  readonly reads: ReadonlyMap<string, Read>;
  readonly made: Made;
}

/** A function that works a thing out from an object and from what it reads by name, and gives the very same again as long as
 * all that it read is the same. An error is not remembered.
 * @returns takes the object, a name for what is made of it, and how to read */
export function rememberingReads<Of extends object, Read, Made>(
  make: (of: Of, name: string, read: (name: string) => Read) => Made,
): (of: Of, name: string, read: (name: string) => Read) => Made {
  const remembered = new WeakMap<Of, Map<string, Known<Read, Made>>>();
  return (of, name, read) => {
    const known = remembered.get(of) ?? new Map<string, Known<Read, Made>>();
    remembered.set(of, known);
    const before = known.get(name);
    if (before && [...before.reads].every(([one, value]) => read(one) === value)) return before.made;
    const reads = new Map<string, Read>();
    const made = make(of, name, (one) => {
      const value = read(one);
      reads.set(one, value);
      return value;
    });
    known.set(name, { reads, made });
    return made;
  };
}
