import { splitPointer } from '../../domain/jsonPointer.ts';

/** The word and the first name of a pointer: whose answer or reply it is about. `$reply/quoting/total` → `$reply/quoting`. */
export function rootOf(pointer: string): string {
  const slash = pointer.indexOf('/');
  return slash < 0 ? pointer : `${pointer.slice(0, slash)}/${splitPointer(pointer)[0] ?? ''}`;
}
