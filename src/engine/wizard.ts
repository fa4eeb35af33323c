import type { CallOutcome } from '../api/outcome.ts';
import type { MoneyWatch } from '../api/session.ts';
import type { Upload } from '../api/transport.ts';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from './bundle.ts';
import type { WizardView } from './view.ts';

/** One wizard in progress. A store in React's sense: `getView` is stable between changes. */
export interface Wizard {
  readonly getView: () => WizardView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads a record if there is one and walks. */
  readonly open: () => Promise<void>;
  /** Answer to `resume`. */
  readonly resume: (choice: 'continue' | 'startOver') => void;
  /** Leaves a step by a button of its own. NEXT takes the validated answer; the others keep it as a draft. */
  readonly send: (event: string, answer: JsonObject) => void;
  /** `draft` has kept what is typed. */
  readonly back: () => void;
  /** Change link of a review page. */
  readonly edit: (state: string) => void;
  /** Of the rows that a sub-flow was called for: one is taken out. */
  readonly remove: (row: string) => void;
  /** `draft` has kept what is typed. */
  readonly saveAndExit: () => Promise<void>;
  /** Makes a call for a field; a code that the step names leads on from it. */
  readonly callOfField: (operationId: string, input: JsonObject, upload?: Upload) => Promise<CallOutcome>;
  /** Tries a failed call again. */
  readonly retry: () => void;
  /** The connection is back: where nobody knew what became of a call, that is asked once more. Nothing is sent. */
  readonly askAgain: () => void;
  /** Keeps what is being typed, without walking. */
  readonly draft: (answer: JsonObject) => void;
  /** Saves at once what would be saved in a moment: the page goes out of sight, or away for good. */
  readonly keep: (isForGood: boolean) => void;
  /** Hot reload: the same record on a new bundle. */
  readonly replaceBundle: (bundle: FlowBundle) => void;
  /** What is known of the member's money, should the session be over. */
  readonly moneyNews: MoneyWatch;
  readonly close: () => void;
}
