import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { formatPointer, parsePointer } from '../../domain/jsonPointer.ts';
import { ownEntry } from '../../domain/ownEntry.ts';
import { didYouMean, meantValue } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import { mayBe } from '../types/fits.ts';
import { isMissing, lookUp, typeOf, valuesOf } from '../types/lookUp.ts';
import type { CheckContext } from './checkContext.ts';

const TO_DO = 'content/to-do.json';

/** Which reply has the rows that a task is of, and where (src/pages/dashboard/ToDo.tsx). */
const ROWS: { readonly [of: string]: { readonly op: string; readonly at: readonly string[] } } = {
  member: { op: 'userInfoQuery', at: [] },
  account: { op: 'userInfoQuery', at: ['account_list', '-'] },
  topup: { op: 'topupFrozenList', at: ['list', '-'] },
  order: { op: 'cardPurchaseRecords', at: ['list', '-'] },
};

/** What the dashboard tells a member to do looks at what the gateway answers, for values that may come: no task waits in vain. */
export function checkToDo(context: CheckContext): void {
  const { files } = context.project;
  if (context.unfit.has(TO_DO)) return;
  listOf(objectOf(files.get(TO_DO)?.data)['tasks']).forEach((task, index) => {
    const { of, when } = objectOf(task);
    listOf(when).forEach((condition, place) => checkCondition(context, String(of), condition, [index, 'when', place]));
  });
}

function checkCondition(
  context: CheckContext,
  of: string,
  condition: Json,
  tokens: readonly (string | number)[],
): void {
  const { op, at: rows } = ownEntry(ROWS, of) ?? { op: '', at: [] };
  const reply = ownEntry(context.project.operations, op)?.reply;
  if (!reply) return;
  const { at, in: values } = objectOf(condition);
  const placeOf = (...more: readonly (string | number)[]): Place => ({
    file: TO_DO,
    pointer: formatPointer(['tasks', ...tokens, ...more].map(String)),
  });
  const found = lookUp(typeOf(objectOf(reply)), [...rows, ...parsePointer(String(at))]);
  if (isMissing(found)) {
    const what = `"${String(at)}" names nothing of ${op}: there is no "${found.missing}"`;
    const fix = didYouMean(found.missing, found.known) || 'Name a field that is there.';
    context.add('pointer-missing', placeOf('at'), what, fix);
    return;
  }
  const known = valuesOf(found);
  listOf(values).forEach((value, index) => {
    if (mayBe(value, found)) return;
    const what = `"${String(at)}" is never ${JSON.stringify(value)}`;
    context.add(
      'guard-constant',
      placeOf('in', index),
      what,
      meantValue(value, known ?? [], 'Write a value that may come.'),
    );
  });
}
