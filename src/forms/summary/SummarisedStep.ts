import type { JsonObject } from '../../domain/json.ts';
import type { StepWords } from '../../i18n/stepWords.ts';
import type { CompiledForm } from '../../rules/compiled.ts';

/** An earlier step whose answers a summary shows. */
export interface SummarisedStep {
  readonly form: CompiledForm;
  readonly words: StepWords;
  /** The step's `data`, resolved. */
  readonly data: JsonObject;
}
