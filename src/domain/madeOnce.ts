/** Gives for each id what was made for it when it was first asked for. */
export function madeOnce<T>(make: (id: string) => T): (id: string) => T {
  const made = new Map<string, T>();
  return (id) => {
    const one = made.get(id) ?? make(id);
    made.set(id, one);
    return one;
  };
}
