import type { JsonObject } from '../../domain/json.ts';

/** How digits stand in print: `{ groups: [4], between: ' ' }` is `4000 0100 0000 0060`. */
export interface Print {
  /** So many together; the last again and again. */
  readonly groups: readonly number[];
  readonly between: string;
}

/** `ui:options.groups` and `between`. */
export function printOf({ groups, between }: JsonObject): Print | undefined {
  if (!Array.isArray(groups)) return undefined;
  return { groups: groups as readonly number[], between: typeof between === 'string' ? between : ' ' };
}

/** Digits in their groups; what is something else stays as it is. */
export function printed(text: string, { groups, between }: Print): string {
  if (!/^\d+$/.test(text)) return text;
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += parts.at(-1)?.length ?? 1)
    parts.push(text.slice(at, at + (groups[parts.length] ?? groups.at(-1) ?? text.length)));
  return parts.join(between);
}

/** Groups what is being typed; the cursor stays behind the digit it stood behind. A mark that somebody has put elsewhere
 * (`1/28`) has a meaning, and is left for the form to read. */
export function printWhileTyping(element: HTMLInputElement, inputType: string, print: Print): void {
  const { value, selectionStart } = element;
  const shown = printed(value.replaceAll(print.between, ''), print);
  const upToMark = value.slice(0, value.lastIndexOf(print.between) + 1);
  if (shown === value || (print.between !== ' ' && !shown.startsWith(upToMark))) return;
  const before = value.slice(0, selectionStart ?? value.length).replaceAll(print.between, '').length;
  element.value = shown;
  let cursor = 0;
  for (let digits = 0; digits < before; cursor += 1) if (shown[cursor] !== print.between) digits += 1;
  // The mark that Delete took is there again: the next Delete has to find the digit behind it.
  if (inputType === 'deleteContentForward' && shown[cursor] === print.between) cursor += 1;
  if (element === document.activeElement) element.setSelectionRange(cursor, cursor);
}
