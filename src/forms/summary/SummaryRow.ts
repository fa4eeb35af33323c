import type { Json, JsonObject } from '../../domain/json.ts';
import type { FieldWords } from '../../i18n/stepWords.ts';
import type { Print } from '../field/printed.ts';
import type { OptionService } from '../options/serviceOptions.ts';

/** An earlier answer: the state that asked for it, and the field. */
export interface AnswerPlace {
  readonly state: string;
  /** Property names without row numbers: `amount`, `lines.amount`. */
  readonly path: string;
}

export interface SummaryRow {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** `amount`: shown large; `reference`: with a button that copies it; `qrCode`: drawn as a code to scan. */
  readonly role?: 'amount' | 'reference' | 'qrCode';
  /** The number to which the value is to be sent as a text message. */
  readonly smsTo?: string;
  /** Of a secret: how it stands. The value is as it is copied. */
  readonly print?: Print;
  /** Whose answer this is: shown with a Change link. */
  readonly edit?: AnswerPlace;
  /** In the place of a value: what is listed below the rows. */
  readonly list?: SummarisedList;
  /** The value, row by row, of rows that the member added. */
  readonly lines?: readonly string[];
  /** The value is the key of a row, or of several, of a list that has to be asked for. */
  readonly lookUp?: LookUp;
}

/** Items as a reply has them, and what is shown of each. */
export interface SummarisedList {
  readonly rows: readonly Json[];
  readonly items: readonly Json[];
  /** What the member gave row by row: each can be changed, and taken out as long as enough are left. */
  readonly each?: EachRow;
}

/** The state that calls a sub-flow for each row, and how many rows have to be given. */
export interface EachRow {
  readonly state: string;
  readonly min: number;
}

export interface LookUp {
  readonly service: OptionService;
  readonly input: JsonObject;
  readonly words: FieldWords;
  readonly chosen: readonly string[];
}
