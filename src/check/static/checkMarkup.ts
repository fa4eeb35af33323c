import type { DataFile } from '../../compile/dataFile.ts';
import { filesLike } from '../../compile/filesLike.ts';
import { HIDDEN_CHARACTERS } from '../../domain/hiddenCharacters.ts';
import { parsePointer } from '../../domain/jsonPointer.ts';
import { LINK_MARK } from '../../i18n/linkMark.ts';
import { eachMember } from '../eachMember.ts';
import { toldAgain, type Told } from '../toldAgain.ts';
import type { Reporter } from './checkContext.ts';
import { isHelp } from './sentences.ts';

/** Files with words for members. */
const WORDS = /^(locales\/[^/]+\/[^/]+|content\/(documents\/)?[^/]+)\.json$/;

/** Words of which the portal fills in no values: announcements, adverts, banners. */
const UNFILLED = /^content\/[^/]+\.json$/;

/** A value in a sentence, as it is written. */
const SLOT = /\{\{[^{}]*\}\}/g;

/** What is taken for a value elsewhere, and is none here: `{left}`, `${left}`, `{{left}`. */
const BRACES = /\$?\{+[^{}]*\}*|\}+/;

/** A tag, or a sign by its name or number. */
const HTML = /<\/?[A-Za-z][^<>]*>|&(#\d+|#[xX][0-9A-Fa-f]+|[A-Za-z]+);/;

/** What is taken for a link: `[[guide]]`, `[guide](/guide)`. */
const BRACKETS = /\[\[[^\]]*\]{0,2}|\]\]|\[[^\]]*\]\([^)]*\)/;

/** Words are text and values: what is written in another notation is read as it stands. */
export function checkMarkup(context: Reporter): void {
  const { flows } = context.project;
  for (const file of filesLike(context.project, WORDS)) {
    const [, flow = ''] = /^locales\/[^/]+\/(.+)\.json$/.exec(file.path) ?? [];
    if (Object.hasOwn(flows, flow)) checkWordsOfFlow(context, file);
    else checkOtherWords(context, file);
  }
}

/** Links are read where a step of a flow gives help, and nowhere else. */
const checkWordsOfFlow = toldAgain((told, file: DataFile) =>
  checkFile(told, file, (pointer) => isHelp(parsePointer(pointer))),
);
const checkOtherWords = toldAgain((told, file: DataFile) => checkFile(told, file, () => false));

function checkFile(told: Told, file: DataFile, hasLinks: (pointer: string) => boolean): void {
  eachMember(file.data, ({ key, value, pointer }) => {
    if (typeof value !== 'string' || key.startsWith('$')) return;
    const place = { file: file.path, pointer };
    const [html] = HTML.exec(value) ?? [];
    const braces = bracesIn(value);
    const bracket = BRACKETS.exec(hasLinks(pointer) ? value.replace(LINK_MARK, '') : value)?.[0];
    if (bracket !== undefined) {
      const fix =
        'A link is written "[[name: words]]", in the intro, the body or the help of a step, and leads where "links" of the flow say.';
      told.add('word-markup', place, `"${bracket}" would be read as it stands`, fix);
    }
    if (html !== undefined) {
      const fix = html.startsWith('&')
        ? 'Write the sign itself.'
        : 'Write text alone: a paragraph is a text of "body".';
      told.add('word-markup', place, `"${html}" would be read as it stands`, fix);
    }
    const [slot] = UNFILLED.test(file.path) ? (value.match(SLOT) ?? []) : [];
    if (slot !== undefined) {
      const fix = 'Write it out: values are filled in words, articles and documents.';
      told.add('word-markup', place, `"${slot}" would be read as it stands`, fix);
    }
    if (braces !== undefined) told.add('word-markup', place, ...readAsItStands(braces));
    const hidden = new Set(value.match(HIDDEN_CHARACTERS) ?? []);
    if (hidden.size > 0) told.add('word-markup', place, ...notSeen([...hidden]));
  });
}

function notSeen(characters: readonly string[]): [what: string, fix: string] {
  const names = characters.map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
  return names.length === 1
    ? [`a character that nobody sees, ${names.join()}, hides in the words or turns them round`, 'Take it out.']
    : [`characters that nobody sees, ${names.join(', ')}, hide in the words or turn them round`, 'Take them out.'];
}

/** The first braces of a text that are not those of a value. */
export function bracesIn(text: string): string | undefined {
  return BRACES.exec(text.replace(SLOT, ''))?.[0];
}

/** What is wrong with such braces, and how to fix it. */
export function readAsItStands(braces: string): [what: string, fix: string] {
  const name = braces.replace(/[${}]/g, '').trim();
  const fix = name === '' ? 'Leave it out.' : `A value is written "{{${name}}}".`;
  return [`"${braces}" would be read as it stands`, fix];
}
