/** Stands in for rjsf's deep comparison (fast-equals, 3 KB). As there, functions are the same and circles end:
 * a pair that is already being compared counts as the same. */
export default function sameProps(left: unknown, right: unknown, open = new Map<object, object>()): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left === 'function') return typeof right === 'function';
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (open.get(left) === right) return true;
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false;
  open.set(left, right);
  const keys = Object.keys(left);
  const same =
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameProps(left[key as never], right[key as never], open));
  open.delete(left);
  return same;
}
