import type { Fault, Place } from './cells.ts';

/** How much of what may befall a field's call is walked at a place. `every` fault: where a field first makes the call. `own`: at each other
 * form where a field makes it, the codes of the call itself, and what that form decides. `few`: at another field of a form that is walked, in
 * this flow or another, and at each other that reads, what the flow around it decides. */
export type Share = 'every' | 'own' | 'few';

const FEW: ReadonlySet<string> = new Set(['lostAfter', 'back', 'sessionEnded']);
const OWN: ReadonlySet<string> = new Set([...FEW, 'reload', 'language']);

/** Says of each field's call how much of it is walked. */
export function shared(places: readonly Place[]): readonly Place[] {
  const operations = new Set<string>();
  const asked = new Set<string>();
  return places.map((place) => {
    const { field, form, operation } = place;
    if (field === undefined) return place;
    const one = `${form} ${operation.operationId}`;
    const isSame = operation.effect === 'read' || asked.has(one);
    const share = !operations.has(operation.operationId) ? 'every' : isSame ? 'few' : 'own';
    operations.add(operation.operationId);
    asked.add(one);
    return { ...place, share };
  });
}

export function isShared({ share = 'every', operation }: Place, fault: Fault): boolean {
  if (share === 'every') return true;
  if (share === 'few') return FEW.has(fault.type);
  return fault.type === 'code' ? operation.returnCodes.includes(fault.code) : OWN.has(fault.type);
}
