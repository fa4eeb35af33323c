import type { OperationCalls } from '../api/operationCalls.ts';
import type { JsonObject } from '../domain/json.ts';
import type { World } from '../rules/compiled.ts';
import type { FlowBundle } from './bundle.ts';
import type { Locks, RecordStore, Timers } from './ports.ts';

/** What a wizard is made of. */
export interface WizardOptions {
  readonly bundle: FlowBundle;
  /** The entry route by which the member came. */
  readonly entry: string;
  readonly input: JsonObject;
  /** The record whose end this history entry has shown: a reload or Back comes to it again, anyone else begins a new one. */
  readonly seen?: string;
  /** Asked at every walk, so that the clock and the member are today's. */
  readonly world: () => World;
  readonly records: RecordStore;
  readonly calls: OperationCalls;
  readonly locks: Locks;
  readonly timers: Timers;
  readonly newId: () => string;
}
