import { parsePointer } from '../../domain/jsonPointer.ts';
import { LINK_MARK } from '../../i18n/linkMark.ts';
import { eachMember } from '../eachMember.ts';
import type { Reporter } from './checkContext.ts';
import { isHelp } from './sentences.ts';

/** Files with words for members. */
const WORDS = /^(locales\/[^/]+\/[^/]+|content\/(documents\/)?[^/]+)\.json$/;

/** A value in a sentence, as it is written. */
const SLOT = /\{\{[^{}]*\}\}/g;

/** What is taken for a value elsewhere, and is none here: `{left}`, `${left}`, `{{left}`. */
const BRACES = /\$?\{+[^{}]*\}*|\}+/;

/** A tag, or a sign by its name or number. */
const HTML = /<\/?[A-Za-z][^<>]*>|&(#\d+|#[xX][0-9A-Fa-f]+|[A-Za-z]+);/;

/** What is taken for a link: `[[guide]]`, `[guide](/guide)`. */
const BRACKETS = /\[\[[^\]]*\]{0,2}|\]\]|\[[^\]]*\]\([^)]*\)/;

/** Links are read where a step of a flow gives help, and nowhere else. */
function withoutLinks({ project }: Reporter, path: string, pointer: string, text: string): string {
  const [, flow = ''] = /^locales\/[^/]+\/(.+)\.json$/.exec(path) ?? [];
  const isRead = Object.hasOwn(project.flows, flow) && isHelp(parsePointer(pointer));
  return isRead ? text.replace(LINK_MARK, '') : text;
}

/** Words are text and values: what is written in another notation is read as it stands. */
export function checkMarkup(context: Reporter): void {
  for (const file of context.project.files.values()) {
    if (!WORDS.test(file.path)) continue;
    eachMember(file.data, ({ key, value, pointer }) => {
      if (typeof value !== 'string' || key.startsWith('$')) return;
      const place = { file: file.path, pointer };
      const [html] = HTML.exec(value) ?? [];
      const [braces] = BRACES.exec(value.replace(SLOT, '')) ?? [];
      const bracket = BRACKETS.exec(withoutLinks(context, file.path, pointer, value))?.[0];
      if (bracket !== undefined) {
        const fix =
          'A link is written "[[name: words]]", in the intro, the body or the help of a step, and leads where "links" of the flow say.';
        context.add('word-markup', place, `"${bracket}" would be read as it stands`, fix);
      }
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
