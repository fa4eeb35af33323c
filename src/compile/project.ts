import type { Json, JsonObject } from '../domain/json.ts';
import type { Calendar } from '../domain/workday.ts';
import type { OperationMeta } from '../engine/bundle.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { Constant } from '../rules/constants.ts';
import type { FigureSource } from '../rules/figures/figureFile.ts';
import type { RuleSource } from '../rules/ruleFile.ts';
import type { DataFile, Position, Problem } from './dataFile.ts';

/** Every data file of the project, parsed, under the name by which others refer to it. */
export interface Project {
  readonly root: string;
  /** By path from the root. */
  readonly files: ReadonlyMap<string, DataFile>;
  /** What makes files unreadable or names ambiguous. Everything else is for the checker. */
  readonly problems: readonly Problem[];
  readonly flows: ById<FlowEntry>;
  /** By form id, `<flow>/<step>`. */
  readonly forms: ById<FormEntry>;
  /** `schemas/shared/<name>` */
  readonly shared: ById<FormEntry>;
  readonly rules: ById<RuleEntry>;
  readonly figures: ById<FigureEntry>;
  readonly constants: ById<ConstantEntry>;
  readonly calendars: ById<Calendar>;
  /** By locale, then file name. */
  readonly words: ById<ById<DataFile>>;
  readonly returnCodes: DataFile | undefined;
  readonly site: DataFile | undefined;
  readonly operations: ById<OperationEntry>;
  /** Codes that every operation may answer. */
  readonly commonReturnCodes: readonly string[];
  /** Codes that say of a call that it was made, and not yet what came of it. */
  readonly processingCodes: readonly string[];
  /** Where a pointer stands in a file; line 1, column 1 of a file that is not there. */
  readonly position: (file: string, pointer: string, of?: 'value' | 'key') => Position;
}

export interface ById<T> {
  readonly [id: string]: T;
}

export interface FlowEntry {
  readonly id: string;
  readonly file: DataFile;
  readonly flow: FlowFile;
  readonly checks?: DataFile;
  readonly shape?: DataFile;
  /** In order of version. */
  readonly migrations: readonly DataFile[];
}

export interface FormEntry {
  readonly id: string;
  /** Of a form that asks nothing there is no such file on disk. */
  readonly schema: DataFile;
  readonly ui?: DataFile;
  /** The rows that its step shows. */
  readonly summary?: readonly Json[];
  /** Figures of what is typed in it, by the names that its step has for them. */
  readonly figures?: JsonObject;
}

export interface RuleEntry {
  readonly rule: RuleSource;
  readonly file: string;
  readonly pointer: string;
}

export interface FigureEntry {
  readonly figure: FigureSource;
  readonly file: string;
  readonly pointer: string;
}

export interface ConstantEntry {
  readonly constant: Constant;
  readonly file: string;
  readonly pointer: string;
}

export interface OperationEntry {
  readonly meta: OperationMeta;
  readonly file: string;
  /** Of the operation object: `/post`. */
  readonly pointer: string;
  readonly data: JsonObject;
  /** The request body and `ret_data` with every `$ref` resolved and `allOf` as written; `null` of one that is broken. */
  readonly request: Json;
  readonly reply: Json;
  /** Why what it takes and answers cannot be read. */
  readonly problem?: Problem;
}
