import type { JsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { Trail, Visit } from '../../engine/record.ts';
import { formMarks, withoutHoles, withoutSecrets } from '../../engine/secrets.ts';

/** A visit of a trail or of a trail below it, by its nested name: `authorise/ask`. */
interface PlacedVisit {
  readonly place: string;
  readonly visit: Visit;
  readonly bundle: FlowBundle;
}

/** Every visit of a trail in the order they were left: those inside a sub-flow before the one that called it. */
export function visitsOf({ path }: Trail, bundle: FlowBundle, prefix = ''): readonly PlacedVisit[] {
  return path.flatMap((visit) => {
    const place = prefix + visit.state;
    const below = visit.sub && bundle.flows[visit.sub.flow];
    return [...(visit.sub && below ? visitsOf(visit.sub, below, `${place}/`) : []), { place, visit, bundle }];
  });
}

/** Everything that was answered on a trail, by place, without secrets; what was nothing but secret is to be asked again. */
export function answersOf(trail: Trail, bundle: FlowBundle, prefix = ''): ReadonlyMap<string, JsonObject> {
  return new Map(
    visitsOf(trail, bundle, prefix).flatMap(({ place, visit, bundle: own }) => {
      const open = openAnswer(visit.answer ?? {}, own, visit.state);
      return Object.keys(open).length > 0 ? [[place, open] as const] : [];
    }),
  );
}

function openAnswer(answer: JsonObject, bundle: FlowBundle, state: string): JsonObject {
  return withoutHoles(withoutSecrets(answer, formMarks(bundle, state))) as JsonObject;
}

/** Places of the calls that committed something. */
export function committedOf(trail: Trail, bundle: FlowBundle): readonly string[] {
  return visitsOf(trail, bundle).flatMap(({ place, visit }) =>
    visit.reply?.type === 'done' && visit.reply.committed ? [place] : [],
  );
}
