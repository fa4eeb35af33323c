import type { Content } from '../content/content.ts';
import type { Lang } from '../shared/lang.ts';

/** What a code is asked for, as its message says it: the words at `code.for.<use>` and the values in them. */
export interface CodePurpose {
  /** A scene, or the operation that the code will authorise. */
  readonly use: string;
  readonly values?: { readonly [name: string]: string };
}

/** Says it, so that nobody can be tricked out of a code for something else. */
export function purposeText({ words, message }: Content, lang: Lang, { use, values = {} }: CodePurpose): string {
  const name = words(`code.for.${use}`, lang) === undefined ? 'code.for.other' : `code.for.${use}`;
  return message(name, lang, values);
}
