import { canonicalJson } from '../domain/canonicalJson.ts';
import type { Json } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';

/** A short digest of a JSON value, the same for the same value whatever the order of its keys.
 * It notices that something changed; it protects nothing. (cyrb53, 53 bits.) */
export function digestOf(value: Json): string {
  const text = canonicalJson(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

const ofParts = new WeakMap<object, string>();

/** The same of a part of a file, which never changes: reckoned once. */
export function digestOfPart(part: Json): string {
  if (!isJsonObject(part)) return digestOf(part);
  const digest = ofParts.get(part) ?? digestOf(part);
  ofParts.set(part, digest);
  return digest;
}
