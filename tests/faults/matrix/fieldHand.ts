import type { FieldPlan } from '../../../src/forms/plan/formPlan.ts';
import { isJsonObject } from '../../../src/domain/json.ts';
import { fieldId } from '../../../src/forms/field/fieldId.ts';
import { pointerOf } from '../../../src/forms/answer/answerTree.ts';
import { TINY_PNG } from '../../contract/support/pictures.ts';
import type { StepPage } from './StepPage.tsx';

export type FieldKind = 'captcha' | 'code' | 'documents' | 'figures' | 'found' | 'options' | 'upload';

/** What a field calls for. */
export function kindOf({ schema, widget }: FieldPlan): FieldKind {
  const as = isJsonObject(schema['x-service']) ? schema['x-service']['as'] : undefined;
  if (as === 'options' || as === 'found' || as === 'figures') return as;
  if (widget === 'oneTimeCode') return 'code';
  if (widget === 'captcha') return 'captcha';
  if (widget === 'imageUpload' || widget === 'fileUpload') return 'upload';
  if (widget === 'checkbox') return 'documents';
  throw new Error(`Say in fieldHand.ts how a member has "${widget}" call.`);
}

/** What says nothing of a call that did not come through: the flow asks again, or goes on without. */
export const isSilent = (kind: FieldKind): boolean => kind === 'figures' || kind === 'found';

/** Has the field call as a member does who comes to the step; some do so by themselves.
 * @returns whether there was something to do */
export function begin(page: StepPage, field: FieldPlan): boolean {
  const kind = kindOf(field);
  if (kind === 'upload') return choosePicture(page, field);
  if (kind === 'documents') return openDocument(page);
  return kind === 'code' && press(page, [page.say('oneTimeCode', 'send')]);
}

/** Has it call once more.
 * @returns whether the page offers it now */
export function again(page: StepPage, field: FieldPlan): boolean {
  switch (kindOf(field)) {
    case 'options':
      return press(page, [page.say('select', 'retry')]);
    case 'captcha':
      return press(page, [page.say('captcha', 'refresh')]);
    case 'code':
      return press(
        page,
        ['send', 'resend'].map((key) => page.say('oneTimeCode', key)),
      );
    case 'upload':
      return choosePicture(page, field);
    case 'documents':
      return openDocument(page);
    case 'found':
    case 'figures':
      return changeAndBack(page, field);
  }
}

function press({ root }: StepPage, labels: readonly string[]): boolean {
  const buttons = [...root.querySelectorAll('button')].filter(
    ({ disabled, textContent }) => !disabled && labels.includes(textContent.trim()),
  );
  for (const button of buttons) button.click();
  return buttons.length > 0;
}

function openDocument(page: StepPage): boolean {
  const ending = page.say('checkbox', 'opensDocument', { name: '' }).trim();
  const button = [...page.root.querySelectorAll('button')].find(({ textContent }) => textContent.endsWith(ending));
  button?.click();
  return button !== undefined;
}

function choosePicture(page: StepPage, field: FieldPlan): boolean {
  const control = controlOf(page, field);
  let around: Element | null | undefined = control;
  while (around && !around.querySelector('input[type=file]')) around = around.parentElement;
  const input = around?.querySelector('li input[type=file]') ?? around?.querySelector('input[type=file]');
  if (!input || (input as HTMLInputElement).disabled) return false;
  const file = new File([new Uint8Array(TINY_PNG)], 'picture.png', { type: 'image/png' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  tell(input, 'change');
  return true;
}

/** Something else is typed or chosen for a moment. */
function changeAndBack(page: StepPage, field: FieldPlan): boolean {
  const control = controlOf(page, field);
  if (control instanceof window.HTMLInputElement && control.type === 'radio') {
    const other = page.root.querySelector<HTMLInputElement>(
      `input[name="${control.name}"]:not(:checked):not(:disabled)`,
    );
    other?.click();
    return other !== null;
  }
  if (!(control instanceof window.HTMLInputElement) || control.disabled) return false;
  const { value } = control;
  type(control, `${value.slice(0, -1)}${value.endsWith('1') ? '2' : '1'}`);
  return true;
}

/** The control of a field, or the first of its choices; in the first row where it stands in rows. */
function controlOf({ root }: StepPage, { path }: FieldPlan): Element | undefined {
  const id = fieldId(pointerOf(path));
  return [...root.querySelectorAll('[id]')].find((one) => one.id.replace(/-\d+(?=-|$)/g, '') === id);
}

/** What is read out when it changes. */
export const TELLS = '[role=alert], [role=status]';

/** Where a field stands, with its name and what it says. */
export function frameOf(page: StepPage, field: FieldPlan): Element | undefined {
  const control = controlOf(page, field);
  if (!control) return undefined;
  const named = control.closest('[role=group]') ?? page.root.querySelector(`label[for="${control.id}"]`)?.parentElement;
  if (named) return named;
  // A box with its own text has no frame with a name.
  let around: Element = control;
  while (around.parentElement && !around.querySelector(TELLS) && around.parentElement.localName !== 'form')
    around = around.parentElement;
  return around;
}

function type(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set;
  input.focus();
  setter?.call(input, text);
  tell(input, 'input');
  input.blur();
}

function tell(element: Element, event: string): void {
  element.dispatchEvent(new window.Event(event, { bubbles: true }));
}
