import type { FieldWords } from '../../i18n/stepWords.ts';
import type { FieldPlan } from '../plan/formPlan.ts';

/** What a widget is given; its value it reads and tells through the store. */
export interface WidgetProps {
  readonly field: FieldPlan;
  /** JSON Pointer of the field in the answer. */
  readonly pointer: string;
  /** Id of the control, or of the group. */
  readonly id: string;
  readonly words: FieldWords;
  readonly invalid: boolean;
  /** What is wrong: for a widget that frames its own question. */
  readonly error?: string | undefined;
  readonly describedBy: string | undefined;
  readonly disabled: boolean;
}
