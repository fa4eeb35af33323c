import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Said, Unreadable } from './unreadable.ts';

/** Where reading stopped first, since what comes behind it mostly follows from it. */
interface Stop {
  /** As jsonc-parser names it; `InvalidCommentToken` for a comment, which it would read. */
  readonly code: string;
  readonly offset: number;
  readonly text: string;
  /** Every character from there on. */
  readonly rest: string;
  /** The character there; empty at the end. */
  readonly here: string;
  /** The last character before it that is no space. */
  readonly before: string;
  /** What was open there, the innermost last. */
  readonly open: readonly ('object' | 'array')[];
}

/** What is wrong with a text that `JSON.parse` does not take. It is read by our own means: what `JSON.parse` says of it differs from
 * one version of Node to the next. */
export function jsonProblem(text: string): Unreadable {
  const stop = stopOf(text);
  const { what, fix } = TELLS.reduce<Said | undefined>((found, tell) => found ?? tell(stop), undefined) ?? UNKNOWN;
  return { offset: stop.offset, message: `is not JSON: ${what}.`, fix };
}

const UNKNOWN: Said = {
  what: 'it cannot be read from here on',
  fix: 'Compare it with a file beside it: names and texts in double quotes, commas between, brackets closed.',
};

const CLOSE_ALL = 'Close every bracket and quote that was opened.';

const COMMA = 'Write a comma before it.';

type Tell = (stop: Stop) => Said | undefined;

/** The first that has something to say says it. */
const TELLS: readonly Tell[] = [
  ({ text }) => (text.trim() === '' ? { what: 'the file is empty', fix: 'Write it, or remove the file.' } : undefined),
  ({ rest }) =>
    /^(<{7}|={7}|>{7})/.test(rest)
      ? { what: 'the marks of a merge are here', fix: 'Keep one of the two versions, and remove the marks.' }
      : undefined,
  ({ code }) =>
    code === 'InvalidCommentToken'
      ? { what: 'a comment is here', fix: 'JSON has no comments: write a "$comment" where the file may have one.' }
      : undefined,
  ofOtherSign,
  ofText,
  ({ code }) =>
    code === 'EndOfFileExpected'
      ? {
          what: 'something follows the end',
          fix: 'The file has ended above: remove the bracket that ends it too early.',
        }
      : undefined,
  ofComma,
  ({ here }) => (here === '' ? { what: 'it ends before all of it is closed', fix: CLOSE_ALL } : undefined),
  ofNumber,
  ofName,
  ofBrace,
  ({ code }) =>
    code === 'ColonExpected' ? { what: 'a colon is missing', fix: 'Write a colon before it.' } : undefined,
  ({ before, here }) =>
    before === '"' && !/["[{\]}]/.test(here)
      ? { what: 'the text goes on behind its quote', fix: 'A double quote inside a text is written \\", or “ ”.' }
      : undefined,
  ({ open, here }) =>
    (open.at(-1) === 'object' && here === ']') || (open.at(-1) === 'array' && here === '}')
      ? { what: `"${here}" closes another bracket than was opened`, fix: `Write "${here === ']' ? '}' : ']'}".` }
      : undefined,
  ({ code, here, before }) =>
    code === 'CommaExpected' || (/[[{"]/.test(here) && /["}\]\w]/.test(before))
      ? { what: 'a comma is missing', fix: COMMA }
      : undefined,
  ofValue,
];

/** A sign that looks like one of JSON. */
function ofOtherSign({ here }: Stop): Said | undefined {
  if (/[“”„‘’'`«»「」]/.test(here))
    return { what: 'a quote is no plain one', fix: 'Write straight double quotes: "…".' };
  if (here === '：') return { what: 'the colon is no plain one', fix: 'Write ":".' };
  if (/[，、]/.test(here)) return { what: 'the comma is no plain one', fix: 'Write ",".' };
  if (/[\u00a0\u2000-\u200b\u2060\u3000\ufeff]/.test(here))
    return { what: 'a space is no plain one', fix: 'Write plain spaces between words of JSON.' };
  return undefined;
}

function ofText({ code, rest }: Stop): Said | undefined {
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode')
    return { what: 'a backslash in the text means nothing', fix: 'Write it twice: \\\\.' };
  if (code === 'InvalidCharacter')
    return { what: 'the text has a tab or another sign without a shape', fix: 'A text has no tabs: write a space.' };
  if (code !== 'UnexpectedEndOfString') return undefined;
  return rest.includes('\n')
    ? { what: 'the text is not closed on its line', fix: 'End the text with a double quote on its line.' }
    : { what: 'it breaks off inside a text', fix: CLOSE_ALL };
}

function ofComma({ here, before }: Stop): Said | undefined {
  if (/[}\]]/.test(here) && before === ',')
    return { what: 'nothing follows the comma', fix: `Remove the comma before "${here}".` };
  if (here === ',' && /[[{,:]/.test(before))
    return { what: 'nothing stands before the comma', fix: 'Remove the comma, or write what is missing.' };
  return undefined;
}

/** `01`, `.5`, `+1`, `1.`: as other languages write them. */
function ofNumber({ code, text, offset, rest }: Stop): Said | undefined {
  const [head = ''] = /[-+.\d]*$/.exec(text.slice(0, offset)) ?? [];
  const [tail = ''] = /^[-+.\w]*/.exec(rest) ?? [];
  const isOne = code === 'UnexpectedEndOfNumber' || (tail !== '' && /\d/.test(head)) || /^[-+.]+\d/.test(tail);
  return isOne
    ? { what: `"${head}${tail}" is no number`, fix: 'Write digits as in 1, 0.5 or -3; an amount of money is a text.' }
    : undefined;
}

/** What stands where a name is expected. */
function ofName({ open, before, here }: Stop): Said | undefined {
  if (open.at(-1) !== 'object' || !/[{,]/.test(before) || /[{}[\]":]/.test(here)) return undefined;
  return { what: 'a name is not in quotes', fix: 'Write the name in double quotes.' };
}

/** A name where a value is expected, with its own colon and value behind it: `"stages": "details": …`, or `"stages" "details": …`. */
function ofBrace({ code, text, offset, rest, here }: Stop): Said | undefined {
  const isUpToName = code === 'ColonExpected' && here === '"';
  const [colon, name] = isUpToName
    ? [': ', NAMED.exec(rest)]
    : ['', /:\s*("[\w$./-]+")\s*$/.exec(text.slice(0, offset))];
  if (name === null || (!isUpToName && !VALUE.test(rest))) return undefined;
  return { what: `no "{" is before ${name[1] ?? ''}`, fix: `Write "${colon}{" before ${name[1] ?? ''}.` };
}

const NAMED = /^("[\w$./-]+")\s*:/;

/** A colon with what a value may begin with. */
const VALUE = /^:\s*(?:["[{\d-]|true\b|false\b|null\b)/;

/** What stands where a value is expected. */
function ofValue({ rest, before, here }: Stop): Said | undefined {
  const [word] = /^[^\s,:{}[\]"]{1,40}/.exec(rest) ?? [];
  if (word !== undefined) {
    const shown = JSON.stringify(word);
    return /^[:[,]?$/.test(before)
      ? { what: `${shown} is no value`, fix: 'Write true, false, null, a number, or a text in double quotes.' }
      : { what: `${shown} does not belong here`, fix: 'Remove it, or write it in quotes behind a comma.' };
  }
  if (before === ':' && /[}\]]/.test(here)) return { what: 'a value is missing', fix: 'Write it behind the colon.' };
  return /[}\]]/.test(here) ? { what: `"${here}" closes nothing`, fix: 'Remove it, or open it above.' } : undefined;
}

function stopOf(text: string): Stop {
  const open: ('object' | 'array')[] = [];
  let first: Pick<Stop, 'code' | 'offset' | 'open'> | undefined;
  const stop = (code: Stop['code'], offset: number) => {
    first ??= { code, offset, open: [...open] };
  };
  visit(
    text,
    {
      onObjectBegin: () => void open.push('object'),
      onObjectEnd: () => void open.pop(),
      onArrayBegin: () => void open.push('array'),
      onArrayEnd: () => void open.pop(),
      onError: (code, offset) => stop(printParseErrorCode(code), offset),
      onComment: (offset) => stop('InvalidCommentToken', offset),
    },
    { disallowComments: true },
  );
  const { code, offset, open: around } = first ?? { code: 'InvalidSymbol', offset: 0, open: [] };
  const rest = text.slice(offset);
  const before = text.slice(0, offset).trimEnd().at(-1) ?? '';
  return { code, offset, text, rest, here: rest.slice(0, 1), before, open: around };
}
