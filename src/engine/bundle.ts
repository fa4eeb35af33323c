import type { Json } from '../domain/json.ts';
import type { ReplyShape } from '../domain/replyShape.ts';
import type { SensitiveKind } from '../domain/sensitive.ts';
import type { SessionEffect } from '../domain/sessionEffect.ts';
import type { CompiledFigure, CompiledForm, CompiledRule } from '../rules/compiled.ts';
import type { FlowFile } from './flowFile.ts';

/** Everything the engine and the forms need of one flow, compiled ahead of time by `src/compile`. */
export interface FlowBundle {
  readonly flow: FlowFile;
  /** Forms of this flow's own steps, by form id (`transfer-to-hk/details`). */
  readonly forms: { readonly [formId: string]: CompiledForm };
  /** Rules that this flow's guards use, by id. */
  readonly rules: { readonly [ruleId: string]: CompiledRule };
  /** Figures that this flow's steps show, by id. */
  readonly figures?: { readonly [figureId: string]: CompiledFigure };
  /** Operations that this flow and its fields call, by operationId. */
  readonly operations: { readonly [operationId: string]: OperationMeta };
  /** Sub-flows this flow calls, by id. */
  readonly flows: { readonly [flowId: string]: FlowBundle };
  readonly migrations: readonly Migration[];
  readonly note?: FlowNote;
}

/** What stands beside the steps of a flow on a wide screen. */
export interface FlowNote {
  /** Under `notes` in the words of pages. */
  readonly name: string;
  /** The page that says more. */
  readonly page: string;
}

export interface OperationMeta {
  readonly operationId: string;
  /** Below the gateway's prefix: `/transfer/quote`. */
  readonly path: string;
  readonly effect: Effect;
  readonly auth: 'public' | 'member' | 'both';
  readonly session?: SessionEffect;
  /** Seconds a reply of a read stays good on resume. */
  readonly fresh?: number;
  /** What it may answer besides success; none in a page, where nothing asks. */
  readonly returnCodes: readonly string[];
  /** What `ret_data` must hold for a reply to be believed. */
  readonly reply?: ReplyShape;
  /** Secret fields of the request and of `ret_data`, by JSON Pointer (`/list/-/x` for every row). */
  readonly requestSecrets: { readonly [pointer: string]: SensitiveKind };
  readonly replySecrets: { readonly [pointer: string]: SensitiveKind };
  /** Fields of `ret_data` that are good until an instant, each with the place of that instant. */
  readonly replyUntil?: { readonly [pointer: string]: string };
  /** Nothing but a sandbox answers it. */
  readonly played?: true;
}

/** attempt: repeatable by the member, never by the engine. money and irreversible need a known outcome. */
export type Effect = 'read' | 'attempt' | 'write' | 'money' | 'irreversible';

/** Calls that take an idempotency key and are barriers. */
export function isBarrier(effect: Effect): boolean {
  return effect === 'write' || effect === 'money' || effect === 'irreversible';
}

/** A digest has no secrets in it, so a reply of such a call is stale once its secrets may be others: a one-time code that
 * was checked, a quote for a bank card that is typed again. */
export function isBoundToSecrets({ effect, requestSecrets }: OperationMeta): boolean {
  return effect === 'attempt' || Object.keys(requestSecrets).length > 0;
}

/** `migrations/<n>-<n+1>.json`: how the answers of one version become those of the next. */
export interface Migration {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly MigrationStep[];
}

/** Pointers are `/<state>/<field>…`. */
export type MigrationStep =
  | { readonly move: string; readonly to: string }
  | { readonly rename: string; readonly to: string }
  | { readonly default: string; readonly value: Json }
  | { readonly drop: string };
