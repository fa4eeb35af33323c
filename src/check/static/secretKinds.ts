import type { SensitiveKind } from '../../domain/sensitive.ts';
import type { Place } from '../finding.ts';
import type { Typed } from '../types/lookUp.ts';
import type { FlowView, Reporter } from './checkContext.ts';
import { unsaidShared } from './checkMarks.ts';
import { originsOf } from './originsOf.ts';
import { namedBy } from './pointerTypes.ts';

/** Secrets that are made for one use, and nobody knows by heart: a link may bring them, and one may take the place of another. */
export const FOR_ONE_USE: readonly SensitiveKind[] = ['ticket', 'proof', 'otp', 'token'];

/** A secret goes where its own kind is taken, over whatever flows it is handed on. Of an answer that is told where its own flow hands
 * it on: whoever takes that believes the name. */
export function checkKinds(view: FlowView, slot: Typed, pointer: string, place: Place): void {
  for (const origin of originsOf(view, pointer, place)) {
    const given = String(origin.value);
    const named = namedBy(origin.view, given);
    if (named.type !== 'named') continue;
    const [at, said] = given.startsWith('$form/') ? [origin.place, given] : [place, pointer];
    checkKind(view, at, said, { given: named.typed, taken: slot });
  }
}

/** @param pointer names what is given */
export function checkKind(
  context: Reporter,
  place: Place,
  pointer: string,
  { given, taken }: { readonly given: Typed; readonly taken: Typed },
): void {
  const [kind, other] = [given.secret, taken.secret];
  if (kind === undefined || other === undefined || kind === other) return;
  if ([kind, other].every((one) => FOR_ONE_USE.includes(one))) return;
  // That the contract says another kind of a shared schema is reported there.
  if (given.schemas.some((schema) => unsaidShared(context.project).has(String(schema['x-shared'])))) return;
  const what = `"${pointer}" is a secret (${kind}), and is sent where one of another kind (${other}) is taken`;
  context.add(
    'secret-sent',
    place,
    what,
    `Give a value that is marked "${other}", or send this one where "${kind}" is.`,
  );
}
