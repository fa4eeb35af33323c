import { bundleFlow } from '../../compile/bundleFlow.ts';
import type { Project } from '../../compile/project.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { innermost, statePathOf } from '../../engine/innermost.ts';
import { reopen, type Reopened } from '../../engine/stored.ts';
import { remembering } from '../remembering.ts';
import { exploreFlow } from '../verify/verifyFlow.ts';
import type { Change } from './change.ts';
import { placeName } from './names.ts';
import { triedRecords } from './triedRecords.ts';

/** What is said of a record that nothing happens to. */
export const STAYS = 'they continue where they were.';

/** For every step at which a member may have stopped: whether a record goes on there, is elsewhere or ends, and what
 * the member is told. The records are made by the old flow, from values it takes, and opened by the engine with the new one.
 * A step for which there is no such record is named with the reason. */
export function recordFates(before: Project, after: Project, flow: string): readonly Change[] {
  const now = bundleFlow(after, flow);
  const fates = new Map<string, string[]>();
  for (const tried of recordsOf(before, flow)) {
    const fate =
      'why' in tried
        ? `not tried: ${tried.why}.`
        : fateOf(after, flow, tried.place, tried.left, {
            stored: reopen(tried.stored, now, tried.world),
            whole: reopen(tried.whole, now, tried.world),
          });
    fates.set(fate, [...(fates.get(fate) ?? []), placeName(before, flow, tried.place)]);
  }
  return [...fates].map(([fate, steps]) => ({ subject: 'records', flow, sentence: `At ${steps.join(', ')}: ${fate}` }));
}

type Tried = ReturnType<typeof triedRecords>;

/** One state of the data is compared with many, and walking its flow takes seconds. */
const recordsByFlow = remembering((_before: Project) => new Map<string, Tried>());

function recordsOf(before: Project, flow: string): Tried {
  const known = recordsByFlow(before);
  const tried = known.get(flow) ?? triedRecords(before, exploreFlow(before, flow), flow);
  known.set(flow, tried);
  return tried;
}

interface Now {
  readonly stored: Reopened | undefined;
  readonly whole: Reopened | undefined;
}

function fateOf(after: Project, flow: string, place: string, old: Reopened, { stored, whole }: Now): string {
  if (!stored || !whole) return 'the record cannot be read; the member starts again.';
  const told = whole.notices.flatMap(({ type }) => {
    if (old.notices.some((one) => one.type === type)) return [];
    const words = getAt(after.words['en']?.['shared']?.data, ['notices', type]);
    return [typeof words === 'string' ? `“${words}”` : type];
  });
  const tells = told.length > 0 ? ` They are told: ${told.join(' ')}` : '';
  if (whole.result.stop.type === 'gone') return `the record is closed; the receipt stays.${tells}`;
  const first = isForSecret(stored)
    ? `after typing the secret again at ${placeName(after, flow, statePathOf(stored.result))}, `
    : '';
  const stands = statePathOf(whole.result);
  if (stands === place) return `${first}${STAYS}${tells}`;
  return `${first}they are taken to ${placeName(after, flow, stands)} instead.${tells}`;
}

/** The walk stopped for what no record keeps, as after every reload. */
function isForSecret({ result }: Reopened): boolean {
  const { stop } = innermost(result);
  return stop.type === 'step' && stop.why === 'secret';
}
