import type { Project } from '../../../compile/project.ts';
import type { Json, JsonObject } from '../../../domain/json.ts';
import { ruleOfGuard } from '../../../rules/guard.ts';
import { isWordPointer } from '../../../rules/pointerScope.ts';
import { ruleSubjects, valuesNear } from '../../ruleSubjects.ts';
import type { DataGuard, Look } from '../../promises/lookedAt.ts';
import type { Viewpoint } from '../lookClass.ts';

/** Values of one answer, by pointer inside it. */
export type Together = ReadonlyMap<string, Json>;

type Around = Pick<Viewpoint, 'world' | 'resolve'>;

const MOST_TRIED = 200;
const MOST_FOUND = 4;

/** Values of an answer beside which the rule of a later form seems to take nothing that could be said there. Each may be well
 * taken where it is answered. Only the rule is asked: whether that form is reached with them, and what else it asks, the walk shows.
 * @param place `$form/<state>` */
export function refusedTogether(
  project: Project,
  place: string,
  looks: readonly Look[],
  around: Around,
): readonly Together[] {
  const asked = new Map(looks.flatMap(({ asked: guard }) => (guard ? [[JSON.stringify(guard), guard]] : [])));
  return [...asked.values()].flatMap((guard) => {
    const rule = ruleOfGuard(guard);
    if (rule === undefined || !project.rules[rule]) return [];
    const own = membersIn(place, guard);
    const members = own.map(([member]) => member);
    const found = refusedSubjects(
      project,
      rule,
      members,
      laterMembers(guard),
      knownMembers(guard, members, around),
      around,
    );
    return found.map((subject) => new Map(own.map(([member, pointer]) => [pointer, subject[member] as Json])));
  });
}

/** Members of a guard that are in one answer, each with its pointer there.
 * @param place `$form/<state>` */
export function membersIn(place: string, { params }: DataGuard): readonly (readonly [string, string])[] {
  return Object.entries(params).flatMap(([member, pointer]) =>
    isWordPointer(pointer) && pointer.startsWith(`${place}/`) ? [[member, pointer.slice(place.length)] as const] : [],
  );
}

/** What the later form itself says. */
function laterMembers({ params }: DataGuard): readonly string[] {
  return Object.keys(params).filter((member) => /^\$(self|option)\b/.test(String(params[member])));
}

/** Constants, and what was answered or replied before. */
function knownMembers({ params }: DataGuard, own: readonly string[], { resolve }: Around): JsonObject {
  const known: Record<string, Json> = {};
  for (const [member, value] of Object.entries(params)) {
    if (own.includes(member) || /^\$(self|option)\b/.test(String(value))) continue;
    const resolved = isWordPointer(value) ? resolve(value) : value;
    if (resolved !== undefined) known[member] = resolved;
  }
  return known;
}

/** Subjects of a rule that fail whatever their `later` members are. */
function refusedSubjects(
  project: Project,
  rule: string,
  own: readonly string[],
  later: readonly string[],
  known: JsonObject,
  { world }: Around,
): readonly JsonObject[] {
  const { compiled, samples } = ruleSubjects(project, rule);
  const varied = (subject: JsonObject, member: string): readonly JsonObject[] =>
    valuesNear(project, rule, member, subject).map((value) => ({ ...subject, [member]: value }));
  const isTaken = (subject: JsonObject) =>
    [
      subject,
      ...later.flatMap((member) => varied(subject, member)),
      ...samples.hold.map((sample) => ({ ...subject, ...only(sample, later) })),
    ].some((one) => compiled.holds(one, world));
  let tried: readonly JsonObject[] = [...samples.fail, ...samples.hold].map((subject) => ({ ...subject, ...known }));
  for (const member of own) tried = [...tried, ...tried.flatMap((subject) => varied(subject, member))];
  const apart = [...new Map(tried.map((subject) => [JSON.stringify(only(subject, own)), subject])).values()];
  return apart
    .slice(0, MOST_TRIED)
    .filter((subject) => !isTaken(subject))
    .slice(0, MOST_FOUND);
}

function only(subject: JsonObject, members: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(subject).filter(([member]) => members.includes(member)));
}
