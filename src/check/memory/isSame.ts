/** Whether two values that nobody changes are one, or made of the same parts. Functions, and objects that hold
 * functions, are the same only if identical: a file that was read again is another file. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const before = judged.get(one);
  if (before?.other === other) return before.same;
  const same = haveSameParts(one, other);
  judged.set(one, { other, same });
  return same;
}

/** What a thing was held against last: the same two are asked about again and again. Their parts are not kept: there are so many
 * that the memory would cost more than it saves. */
const judged = new WeakMap<object, { readonly other: object; readonly same: boolean }>();

function isSamePart(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return (
    typeof one === 'object' && typeof other === 'object' && one !== null && other !== null && haveSameParts(one, other)
  );
}

function haveSameParts(one: object, other: object): boolean {
  const kind: unknown = Object.getPrototypeOf(one);
  if (kind !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) return areSame(one, other);
  if (one instanceof Map && other instanceof Map) return areSame([...one], [...other]);
  if (one instanceof Set && other instanceof Set) return areSame([...one], [...other]);
  if (kind !== Object.prototype) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isSamePart(Reflect.get(one, name), Reflect.get(other, name)))
  );
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => isSamePart(one, others[index]));
}
