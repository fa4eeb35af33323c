import type { ReactNode } from 'react';
import type { JsonObject } from '../../domain/json.ts';
import type { CompiledForm, PointerScope } from '../../rules/compiled.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import type { FieldServices } from '../field/FieldServices.ts';
import type { AnswerPlace, SummaryRow } from '../summary/SummaryRow.ts';

/** One step as a member sees it: heading, errors, fields or summary, buttons. */
export interface StepFormProps {
  readonly form: CompiledForm;
  /** What the fields start with. Read on mount: give the form another React `key` for another visit of a step.
   * A new `form` with the same key (hot reload) keeps what was typed. */
  readonly answer: JsonObject;
  /** The step's `data`, resolved. */
  readonly data: JsonObject;
  /** Resolves everything but `$self` and `$option`. */
  readonly scope: PointerScope;
  readonly words: StepWords;
  /** Buttons in file order. NEXT validates; the others give what is typed as a draft. */
  readonly events: readonly string[];
  /** Buttons that have to wait, and for how many seconds. */
  readonly waits?: { readonly [event: string]: number };
  /** A Back link above the heading: `onEvent('BACK', draft)`. */
  readonly canBack?: boolean;
  /** A link beside the buttons: `onEvent('SAVE_EXIT', draft)`. */
  readonly canSaveAndExit?: boolean;
  /** A call is under way: nothing can be changed or sent. */
  readonly busy?: boolean;
  /** What is said meanwhile, where it is not the usual. */
  readonly waiting?: WaitingWords | undefined;
  /** What the gateway said of fields. A new list takes the focus to the error summary. */
  readonly fieldErrors?: readonly FieldMessage[];
  /** Fields for which something was obtained that the gateway takes no longer: a code. */
  readonly ended?: readonly string[];
  /** What the gateway said of the step as a whole. */
  readonly summaryMessage?: SummaryMessage;
  /** The gateway judged nothing and asks for one thing more: what was typed is still there. */
  readonly asksMore?: boolean;
  /** Rows of a review or result step: `summaryRows()` makes them of the form's `x-summary`. */
  readonly summary?: readonly SummaryRow[];
  /** What goes on meanwhile, above the buttons: the time that is left. */
  readonly status?: ReactNode;
  /** How things ended, above the heading. */
  readonly mark?: ReactNode;
  readonly services: FieldServices;
  readonly onEvent: (event: string, answer: JsonObject) => void;
  /** Whether the error summary says now that something went wrong. */
  readonly onWrong?: ((isWrong: boolean) => void) | undefined;
  /** What is typed so far, whenever a field is left; secrets are never in it. */
  readonly onDraft?: (answer: JsonObject) => void;
  /** A Change link. */
  readonly onEdit?: (edit: AnswerPlace) => void;
  /** A row of a list is taken out. */
  readonly onRemove?: (row: string) => void;
}

export interface WaitingWords {
  readonly label: string;
  readonly stillLabel: string;
}

export interface FieldMessage {
  /** JSON Pointer into the answer. */
  readonly pointer: string;
  readonly message: string;
}

export interface SummaryMessage {
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: string;
}

export type { FieldServices };
