import { eachMember } from '../eachMember.ts';
import type { Reporter } from './checkContext.ts';

/** Files with words for members. */
const WORDS = /^(locales\/[^/]+\/[^/]+|content\/(documents\/)?[^/]+)\.json$/;

/** A value in a sentence, as it is written. */
const SLOT = /\{\{[^{}]*\}\}/g;

/** What is taken for a value elsewhere, and is none here: `{left}`, `${left}`, `{{left}`. */
const BRACES = /\$?\{+[^{}]*\}*|\}+/;

/** A tag, or a sign by its name or number. */
const HTML = /<\/?[A-Za-z][^<>]*>|&(#\d+|#[xX][0-9A-Fa-f]+|[A-Za-z]+);/;

/** Words are text and values: what is written in another notation is read as it stands. */
export function checkMarkup(context: Reporter): void {
  for (const file of context.project.files.values()) {
    if (!WORDS.test(file.path)) continue;
    eachMember(file.data, ({ key, value, pointer }) => {
      if (typeof value !== 'string' || key.startsWith('$')) return;
      const place = { file: file.path, pointer };
      const [html] = HTML.exec(value) ?? [];
      const [braces] = BRACES.exec(value.replace(SLOT, '')) ?? [];
      if (html !== undefined) {
        const fix = html.startsWith('&')
          ? 'Write the sign itself.'
          : 'Write text alone: a paragraph is a text of "body".';
        context.add('word-markup', place, `"${html}" would be read as it stands`, fix);
      }
      if (braces !== undefined) {
        const name = braces.replace(/[${}]/g, '').trim();
        const fix = name === '' ? 'Leave it out.' : `A value is written "{{${name}}}".`;
        context.add('word-markup', place, `"${braces}" would be read as it stands`, fix);
      }
    });
  }
}
