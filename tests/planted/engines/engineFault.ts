import { EngineMoves } from '../../../src/check/verify/engineMoves.ts';
import type { Moves, MovesOf } from '../../../src/check/verify/moves.ts';
import { NONE } from '../../../src/check/verify/visits.ts';
import type { Choice } from '../../../src/check/verify/choices.ts';
import type { Edit } from '../plant.ts';

/** A flow whose members are served by another engine than ours. */
export interface OtherEngine {
  readonly title: string;
  readonly flow: string;
  /** Most flows end with their committed call: an edit lets one come earlier. */
  readonly edits: readonly Edit[];
  readonly movesOf: MovesOf;
}

/** An engine that does wrong what no word of a flow file can. */
export interface EngineFault extends OtherEngine {
  /** The last step of the counterexample. */
  readonly says: string;
  /** Other promises that are not kept then. */
  readonly follows: readonly string[];
}

/** What is planted of one promise. */
export interface PlantedEngines {
  readonly faults: readonly EngineFault[];
  /** Engines that do otherwise than ours, and right. */
  readonly sound: readonly OtherEngine[];
}

/** Our engine, but for some of its moves. */
export function otherwise(moves: (engine: EngineMoves) => Partial<Moves>): MovesOf {
  return (walker, here) => {
    const engine = new EngineMoves(walker, here);
    return {
      back: (at) => engine.back(at),
      changeable: (at) => engine.changeable(at),
      change: (place, from) => engine.change(place, from),
      reload: (areReadsOld) => engine.reload(areReadsOld),
      ...moves(engine),
    };
  };
}

/** Our engine, but for what a reload makes of the record. */
export function reloadThen(spoil: (engine: EngineMoves) => void): MovesOf {
  return otherwise((engine) => ({
    reload: (areReadsOld) => {
      const isLaidOut = engine.reload(areReadsOld);
      if (isLaidOut) spoil(engine);
      return isLaidOut;
    },
  }));
}

/** Our engine, but for what Change makes of the record. */
export function changeThen(spoil: (engine: EngineMoves, place: number) => void): MovesOf {
  return otherwise((engine) => ({
    change: (place, from) => {
      engine.change(place, from);
      spoil(engine, place);
    },
  }));
}

/** The place of the last visit of a kind on the record's path; -1 for none. */
export function lastPlace({ walker }: EngineMoves, kind: 'isAnswer' | 'isAnswered' | 'isCommitted'): number {
  const { record, visits } = walker;
  return record.path.subarray(0, record.pathLength).findLastIndex((visit) => visits[kind][visit] === 1);
}

/** Keeps those visits of the record's path. */
export function keepOnPath({ walker }: EngineMoves, isKept: (visit: number) => boolean): void {
  const { record } = walker;
  const kept = record.path.slice(0, record.pathLength).filter(isKept);
  record.path.set(kept);
  record.pathLength = kept.length;
}

/** The record ends before a place of its path, and nothing waits. */
export function cutAt({ walker }: EngineMoves, place: number): void {
  walker.record.pathLength = Math.max(place, 0);
  walker.record.waiting.fill(NONE);
}

/** At a place of the record's path comes what may happen at a state, and what was behind it is gone; false when no such
 * thing may happen there. */
export function happen(engine: EngineMoves, place: number, state: number, isIt: (choice: Choice) => boolean): boolean {
  const { record, visits } = engine.walker;
  const choice = (visits.choices[state] ?? []).findIndex(isIt);
  if (choice < 0) return false;
  cutAt(engine, place + 1);
  record.path[place] = visits.of(state, choice);
  record.editing = -1;
  return true;
}

/** The same where the member stands. */
export function happenNext(engine: EngineMoves, isIt: (choice: Choice) => boolean): void {
  happen(engine, engine.walker.record.pathLength, engine.here.at, isIt);
}
