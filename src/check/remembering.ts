/** A function that works a thing out once, and remembers it as long as what it is about. */
export function remembering<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { readonly made: Made }>();
  return (of) => {
    const found = known.get(of) ?? { made: make(of) };
    known.set(of, found);
    return found.made;
  };
}

interface Branch<Made> {
  readonly next: WeakMap<object, Branch<Made>>;
  known?: { readonly made: Made };
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
    branch.known ??= { made: make(...of) };
    return branch.known.made;
  };
}
