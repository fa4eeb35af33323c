import { ownEntry } from '../../domain/ownEntry.ts';
import { filesLike } from '../../compile/filesLike.ts';
import { SCHEMAS } from '../../compile/withBoundsOf.ts';
import type { Constant } from '../../rules/constants.ts';
import { withBounds } from '../../rules/boundConstants.ts';
import type { Place } from '../finding.ts';
import type { Reporter } from './checkContext.ts';
import { know } from './know.ts';

/** A constant that a bound of a schema names is there, and is one number on all days. */
export function checkBoundConstants(context: Reporter): void {
  const { constants } = context.project;
  for (const { path, written } of filesLike(context.project, SCHEMAS)) {
    if (written === undefined) continue;
    withBounds(
      written,
      () => undefined,
      ({ pointer, id }) => {
        const place = { file: path, pointer };
        if (!know(context, 'constant-unknown', { file: path, pointer: `${pointer}/const` }, 'constant', id, constants))
          return;
        const constant = ownEntry(constants, id)?.constant;
        if (constant) checkValue(context, place, constant, /\/(minimum|maximum)$/.test(pointer));
      },
    );
  }
}

function checkValue(context: Reporter, { file, pointer }: Place, { id, rows }: Constant, isAnyNumber: boolean): void {
  const place = { file, pointer: `${pointer}/const` };
  const values = rows.map((row) => ('value' in row ? row.value : undefined));
  const isNumber = (value: unknown) =>
    isAnyNumber ? Number.isFinite(value) : Number.isInteger(value) && Number(value) >= 0;
  if (!values.every(isNumber)) {
    const what = `"${id}" is no ${isAnyNumber ? 'number' : 'whole number of 0 or more'}`;
    const fix =
      'Name one that is; of money a rule says "moneyAtMost" or "moneyAtLeast", of a day "dateAtMost" or "dateAtLeast".';
    return context.add('bound-constant', place, what, fix);
  }
  const [first] = values;
  const next = rows.find((_, index) => values[index] !== first);
  if (!next) return;
  const what = `"${id}" changes on ${next.effectiveFrom}, and a bound is one on all days`;
  context.add(
    'bound-constant',
    place,
    what,
    'Say it by a rule, which is judged by the day, or name a constant of its own.',
  );
}
