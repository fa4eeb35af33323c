import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../domain/json.ts';
import { isJsonObject } from '../../domain/json.ts';
import { useWithout } from '../../i18n/SiteContext.tsx';
import { resolveMapping } from '../answer/resolveMapping.ts';
import { useStep, useStore } from '../field/StepContext.ts';
import { useAsked } from '../field/useAsked.ts';
import type { FieldPlan } from '../plan/formPlan.ts';
import { shownValue } from '../summary/shownValue.ts';
import { figureStyles, UNKNOWN } from './figureStyles.ts';

/** Members of a reply below a field, asked for again whenever what the call takes has changed. Each has its place once something
 * is asked, a sum also before it is known, so that nothing moves when it comes; one of another amount is not seen. Without an answer
 * sums are unknown, and those of a feature that the site does not have have no place (AMB-77). */
export function Figures({ field }: { readonly field: FieldPlan }): ReactNode {
  const { store, words, services, round } = useStep();
  const { op, input, rows } = serviceOf(field, useWithout());
  const about = useStore((current) => JSON.stringify(resolveMapping(input, current.scope().resolve)));
  const isWhole = useStore((current) => wholeInput(input, current.scope().resolve) !== undefined);
  const asked = useAsked<JsonObject>(`${round} ${about}`, async () => {
    const given = wholeInput(input, store.rightScope().resolve);
    const outcome = given && (await services.call(op, given));
    return outcome?.type === 'done' && isJsonObject(outcome.data) ? outcome.data : undefined;
  });
  const isOld = asked?.isOld === true;
  const classes = figureStyles({ old: isOld && 'yes' });
  const answer = asked?.answer ?? (isWhole ? NOTHING : undefined);
  return (
    answer && (
      <dl className={classes.list} aria-live="polite" aria-busy={isOld}>
        {rows.map((row: JsonObject & { readonly name: string }) => {
          const value = shownValue(row, answer, words) ?? (row.as === 'text' ? undefined : UNKNOWN);
          return (
            value && (
              <div key={row.name} className={classes.row} aria-atomic="true">
                <dt className={classes.label}>{words.summary(row.name)}</dt>
                <dd className={classes.value}>{value}</dd>
              </div>
            )
          );
        })}
      </dl>
    )
  );
}

const NOTHING: JsonObject = {};

/** @throws Error when the schema names no operation: the checker finds it first */
function serviceOf(field: FieldPlan, without: readonly string[]) {
  const service = field.schema['x-service'];
  const { op, input, rows } = isJsonObject(service) ? service : NOTHING;
  if (typeof op !== 'string') throw new Error(`Field "${field.path}" needs an operation in x-service.op.`);
  const shown = (Array.isArray(rows) ? (rows as readonly Json[]) : []).filter(isJsonObject);
  const offered = shown.filter(({ needs }) => !without.includes(String(needs)));
  return { op, input, rows: offered.map((row) => ({ ...row, name: String(row.name) })) };
}

/** The input of the call, once everything that may not be left out is there and right. */
function wholeInput(mapping: Json | undefined, resolve: (pointer: string) => Json | undefined): JsonObject | undefined {
  const input = resolveMapping(mapping, resolve);
  const parts = Object.entries(isJsonObject(mapping) ? mapping : NOTHING);
  return parts.every(([name, part]) => isJsonObject(part) || input[name] !== undefined) ? input : undefined;
}
