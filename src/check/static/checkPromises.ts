import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { listOf, objectOf } from '../types/conjuncts.ts';
import { didYouMean } from '../didYouMean.ts';
import type { CheckContext } from './checkContext.ts';
import { checkGuardName } from './checkNames.ts';
import type { FlowView } from './flowView.ts';

/** Promises speak of states, calls, codes, outcomes and buttons that are there: a misspelt one would always be kept. */
export function checkPromises(context: CheckContext, view: FlowView): void {
  const file = view.entry.checks;
  if (!file || file.problems.length > 0) return;
  const known = knownNames(context, view);
  listOf(objectOf(file.data)['promises']).forEach((promise, index) => {
    if (!isJsonObject(promise)) return;
    const at = ['promises', String(index)];
    for (const [key, part] of Object.entries(promise)) {
      if (key === 'holds' && isJsonObject(part)) {
        const guard = { type: String(part['type']), params: objectOf(part['params']) };
        checkGuardName(context, view, guard, { file: file.path, pointer: formatPointer([...at, key]) });
      } else if (key === 'within' && isJsonObject(part)) {
        for (const [end, inner] of Object.entries(part))
          checkNames(context, file.path, known, inner, [...at, key, end]);
      } else checkNames(context, file.path, known, part, [...at, key]);
    }
  });
}

type Known = { readonly [word: string]: readonly string[] };

/** Names by the word of the happening, those of sub-flows with `a/b`. */
function knownNames(context: CheckContext, view: FlowView, prefix = '', depth = 0): Known {
  const own = view.states.map(([name]) => name);
  const subs = own.flatMap((name) => {
    const sub = depth < 8 ? context.flow(view.subFlowOf(name) ?? '') : undefined;
    return sub ? [knownNames(context, sub, `${prefix}${name}/`, depth + 1)] : [];
  });
  const operations = own.flatMap((name) => view.operationOf(name) ?? []);
  const codes = operations.flatMap((operation) => context.project.operations[operation]?.meta.returnCodes ?? []);
  const all = (word: string, mine: readonly string[]) => [
    ...new Set([...mine, ...subs.flatMap((sub) => sub[word] ?? [])]),
  ];
  return {
    state: all(
      'state',
      own.map((name) => prefix + name),
    ),
    call: all('call', operations),
    code: all('code', [...codes, ...context.project.commonReturnCodes, 'POLL_ENDED', 'unknown']),
    outcome: view.states.flatMap(([, node]) => node.meta?.outcome ?? []),
    event: all('event', [...view.states.flatMap(([, node]) => Object.keys(node.on ?? {})), 'BACK', 'EDIT']),
  };
}

function checkNames(context: CheckContext, file: string, known: Known, happening: Json, at: readonly string[]): void {
  if (!isJsonObject(happening)) return;
  for (const [word, names] of Object.entries(happening as JsonObject)) {
    const there = known[word];
    if (!there) continue;
    const said =
      typeof names === 'string'
        ? [[names, []] as const]
        : listOf(names).map((name, index) => [String(name), [String(index)]] as const);
    for (const [name, place] of said) {
      if (there.includes(name)) continue;
      const mend = didYouMean(name, there).trim() || `Name a ${word} of this flow.`;
      context.add(
        'promise-name',
        { file, pointer: formatPointer([...at, word, ...place]) },
        `${word} "${name}" is not known in this flow`,
        mend,
      );
    }
  }
}
