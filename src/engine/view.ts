import type { Json, JsonObject } from '../domain/json.ts';
import type { ResultMark } from '../domain/resultMark.ts';
import type { CompiledForm, PointerScope } from '../rules/compiled.ts';
import type { OperationMeta } from './bundle.ts';
import type { NextLink } from './flowFile.ts';
import type { FlowError } from './record.ts';

/** What a wizard shows: the only thing React reads of the engine. */
export type WizardView =
  | { readonly type: 'loading' }
  /** An unfinished record was found: continue or start over. */
  | { readonly type: 'resume'; readonly savedAt?: string }
  | StepView
  | BusyView
  | EndView
  /** An entry condition does not hold: go to `route`. `member` wants sign-in and back. */
  | { readonly type: 'refused'; readonly route: string; readonly reason: 'member' | 'guard' }
  | { readonly type: 'saved' };

export interface StepView {
  readonly type: 'step';
  /** Nested state names, outermost first: `authorise/ask`. */
  readonly statePath: string;
  /** How often what another tab stored has brought other answers than stood here: the form begins anew with each. */
  readonly adoptions: number;
  readonly flow: string;
  /** Name of the state in `flow`, the key of its words. */
  readonly state: string;
  readonly form: CompiledForm;
  /** What the fields start with: prefill, then the draft, then the recorded answer. */
  readonly answer: JsonObject;
  /** The step's `data`, resolved. */
  readonly data: JsonObject;
  /** Buttons in file order. */
  readonly events: readonly string[];
  /** Buttons that have to wait, each with the instant from which it can be pressed. */
  readonly notBefore?: { readonly [event: string]: string };
  readonly error?: FlowError;
  readonly notices: readonly Notice[];
  readonly canBack: boolean;
  /** One of the buttons says better what Back would do here. */
  readonly hasWayBack: boolean;
  /** Something was answered that Cancel would throw away. */
  readonly hasAnswers: boolean;
  readonly canSaveAndExit: boolean;
  /** The step tells of a result. */
  readonly mark?: ResultMark;
  /** Links below the buttons: other ways to what the member came for. */
  readonly next: readonly ResolvedLink[];
  readonly path?: string;
  readonly progress?: Progress;
  readonly scope: PointerScope;
  readonly operations: { readonly [operationId: string]: OperationMeta };
  /** The instant until which the step waits: its poll ends then, or time leads on. */
  readonly until?: string;
}

/** The progress line of the outermost flow. */
export interface Progress {
  /** In the order of the file. */
  readonly stages: readonly string[];
  readonly at: string;
  /** Those that the member came through: what somebody need not do is not done. */
  readonly passed: readonly string[];
}

export interface BusyView {
  readonly type: 'busy';
  readonly statePath: string;
  readonly flow: string;
  readonly state: string;
  /** `asking`: a reply was lost and the gateway is asked what became of the call. */
  readonly doing: 'calling' | 'asking';
  /** The call failed for the network; the member may try again. Never for a call that takes a key. */
  readonly retry?: 'network' | 'timeout' | 'malformed' | 'code';
  /** With `retry: 'code'`: the gateway refused and no step led to the call, so that nothing else can show it. */
  readonly error?: FlowError;
  /** With `retry`: the wizard is one that takes money, and nothing of it is committed. */
  readonly unpaid?: true;
  readonly canBack: boolean;
  readonly path?: string;
  readonly progress?: Progress;
  /** The step that led to the call, so that it can stay on screen, disabled. */
  readonly behind?: StepView;
}

export interface EndView {
  readonly type: 'end';
  /** Id of the record that ended. */
  readonly record: string;
  readonly flow: string;
  readonly state: string;
  readonly outcome: string;
  readonly output: Json;
  readonly mark?: ResultMark;
  readonly next: readonly ResolvedLink[];
  /** A file to keep, and what to ask for it with; absent while something that it is asked with is not there. */
  readonly file?: { readonly op: string | undefined; readonly input: JsonObject; readonly url: Json | undefined };
  /** Present when the final state has a screen. */
  readonly form?: CompiledForm;
  readonly data: JsonObject;
  readonly error?: FlowError;
  readonly path?: string;
  readonly scope: PointerScope;
}

export type ResolvedLink =
  Exclude<NextLink, { readonly input?: unknown }> | { readonly flow: string; readonly input: JsonObject };

/** Something the member is told once, above the step. Words: `shared.notices.<type>`. */
export interface Notice {
  readonly type:
    | 'secretAgain'
    /** What was proven was good for a time, which is over. */
    | 'proofAgain'
    | 'flowChanged'
    | 'figuresChanged'
    | 'removed'
    | 'otherTab'
    | 'resumed'
    /** "Save and exit" could not save. */
    | 'notSaved';
}
