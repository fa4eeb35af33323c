import type { Json, JsonObject } from '../domain/json.ts';
import { isJsonObject } from '../domain/json.ts';
import { siteVariant } from '../domain/siteVariant.ts';
import type { Calendar, WorkdayCalendar } from '../domain/workday.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import type { FlowFile, StateMeta, StateNode, Transition } from '../engine/flowFile.ts';
import { transitionsOf } from '../engine/flowFile.ts';
import { liveFigures } from './impliedForms.ts';
import type { Constant } from '../rules/constants.ts';

/** What pages need of the data files: not what only people read (descriptions, sources, names of holidays). */

export function flowForPages({ $schema: _named, description: _said, meta, states, ...flow }: FlowFile): JsonObject {
  const { source: _from, links: _inForms, ...rest } = meta;
  const short = Object.entries(states).map(([name, state]) => [name, stateForPages(state)]);
  return { ...flow, meta: rest, states: Object.fromEntries(short) } as unknown as JsonObject;
}

/** Which codes a call may answer, the checker asks; a page takes whichever comes. */
export function operationsForPages(operations: FlowBundle['operations']): FlowBundle['operations'] {
  return Object.fromEntries(Object.entries(operations).map(([id, meta]) => [id, { ...meta, returnCodes: [] }]));
}

function stateForPages({ description: _said, meta, on, onError, after, always, invoke, ...state }: StateNode): object {
  return {
    ...state,
    ...(meta && { meta: metaForPages(meta) }),
    ...(on && { on: eachOf(on, transitionsForPages) }),
    ...(onError && { onError: transitionsForPages(onError) }),
    ...(after && { after: eachOf(after, withoutDescription) }),
    ...(always && { always: transitionsForPages(always) }),
    ...(invoke && {
      invoke: {
        ...invoke,
        onDone: transitionsForPages(invoke.onDone),
        ...(invoke.onError && { onError: transitionsForPages(invoke.onError) }),
      },
    }),
  };
}

/** The rows of a summary stand in the form; which of them show a secret, the engine has to know. */
function metaForPages({ summary = [], figures = {}, ...told }: StateMeta): object {
  // Those of what is typed are the form's.
  const live = liveFigures({ figures });
  const others = Object.entries(figures).filter(([name]) => !Object.hasOwn(live, name));
  const meta = others.length > 0 ? { ...told, figures: Object.fromEntries(others) } : told;
  const rows = summary.flatMap((row) =>
    isJsonObject(row) && row.secret !== undefined ? [{ secret: row.secret }] : [],
  );
  return rows.length > 0 ? { ...meta, summary: rows } : meta;
}

function transitionsForPages(transitions: NonNullable<StateNode['always']>): object {
  const short = transitionsOf(transitions).map(withoutDescription<Transition>);
  return Array.isArray(transitions) ? short : (short[0] ?? {});
}

function withoutDescription<T extends { readonly description?: string }>({ description: _said, ...rest }: T): object {
  return rest;
}

function eachOf<T>(values: { readonly [name: string]: T }, change: (value: T) => object): object {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

export function constantForPages({ id, rows }: Constant): JsonObject {
  return { id, rows: rows as unknown as readonly Json[] };
}

export function calendarForPages({ id, years }: Calendar): WorkdayCalendar {
  const short = Object.entries(years).map(([year, { holidays, workdays }]) => [
    year,
    { holidays: holidays.map(({ date }) => ({ date })), workdays },
  ]);
  return { id, years: Object.fromEntries(short) as WorkdayCalendar['years'] };
}

/** What differs from a code that is not listed, which is an error of no field.
 * @param data `content/return-codes.json` */
export function returnCodesForPages(data: Json | undefined): JsonObject {
  const codes = isJsonObject(data) && isJsonObject(data['codes']) ? data['codes'] : {};
  const short = Object.entries(codes).flatMap(([code, places]) => {
    const { source: _from, severity, ...rest } = isJsonObject(places) ? places : {};
    const told = severity === 'error' ? rest : { severity, ...rest };
    return Object.keys(told).length > 0 ? [[code, told]] : [];
  });
  return Object.fromEntries(short) as JsonObject;
}

/** Links to other sites stand in the forms of the flows that have them, notes in the flows; of the variants a page needs what its own decides, which the
 * gateway tells it again.
 * @param variant the one that it is until then */
export function siteForPages(whole: JsonObject, variant?: string): JsonObject {
  const {
    $schema: _named,
    $comment: _said,
    sites: _linked,
    variants: _others,
    features: _parts,
    flow_notes: _beside,
    ...site
  } = whole;
  return { ...site, ...siteVariant(whole, variant) };
}
