import type { JsonObject } from '../../domain/json.ts';
import type { FlowBundle } from '../../engine/bundle.ts';
import type { Trail, Visit } from '../../engine/record.ts';
import { formMarks, withoutHoles, withoutSecrets } from '../../engine/secrets.ts';
import { rememberingAll } from '../remembering.ts';

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
      if (!visit.answer) return [];
      const open = openAnswers(visit.answer, formMarks(own, visit.state));
      return Object.keys(open).length > 0 ? [[place, open] as const] : [];
    }),
  );
}

/** What the steps of a trail show when they are asked again, by place. */
export function draftsOf({ path, drafts }: Trail, bundle: FlowBundle, prefix = ''): ReadonlyMap<string, JsonObject> {
  const own = Object.entries(drafts).map(([state, draft]) => [prefix + state, draft] as const);
  const below = path.flatMap(({ state, sub }) => {
    const called = sub && bundle.flows[sub.flow];
    return called ? [...draftsOf(sub, called, `${prefix}${state}/`)] : [];
  });
  return new Map([...own, ...below]);
}

/** An answer without secrets and what became of them: the same one lies on thousands of trails. */
const openAnswers = rememberingAll(
  (answer: JsonObject, marks: ReturnType<typeof formMarks>) =>
    withoutHoles(withoutSecrets(answer, marks)) as JsonObject,
);

/** Places of the calls that committed something. */
export function committedOf(trail: Trail, bundle: FlowBundle): readonly string[] {
  return visitsOf(trail, bundle).flatMap(({ place, visit }) =>
    visit.reply?.type === 'done' && visit.reply.committed ? [place] : [],
  );
}
