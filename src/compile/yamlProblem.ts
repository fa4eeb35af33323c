import { visit, type Document } from 'yaml';
import type { Said, Unreadable } from './unreadable.ts';

/** What of the parser's errors is used. */
interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [number, number];
}

interface YamlSaid extends Said {
  /** Where it is to be mended, when reading stopped elsewhere. */
  readonly offset?: number;
}

const COLON = 'Write a colon and a space behind the name: "name: value".';

/** The first thing that is wrong, since what comes behind it mostly follows from it; `undefined` where the text is YAML. */
export function yamlProblem(text: string, document: Document): Unreadable | undefined {
  const found = [...document.errors, ...document.warnings][0];
  if (!found) return unnamedAlias(document);
  const error: YamlError = found;
  const { what, fix, offset = error.pos[0] } = quoteLeftOpen(text, document, error) ?? said(text, error);
  return { offset, message: `is not YAML: ${what}.`, fix };
}

function said(text: string, error: YamlError): YamlSaid {
  const tell = TELLS[error.code];
  const [first = ''] = error.message.split('\n');
  return (
    tell?.(text, error) ?? {
      what: first.replace(/ at line \d+, column \d+:?$/, ''),
      fix: 'Compare it with a file beside it: spaces before a name, a colon and a space behind it, other texts in quotes.',
    }
  );
}

type Tell = (text: string, error: YamlError) => YamlSaid | undefined;

const inQuotes = (what: string): YamlSaid => ({ what, fix: 'Put the whole text in quotes.' });

const TELLS: Readonly<Record<string, Tell>> = {
  TAB_AS_INDENT: () => ({ what: 'the line begins with a tab', fix: 'Write spaces, as in the lines around it.' }),
  DUPLICATE_KEY: (text, { pos: [at] }) => ({
    what: `"${nameAt(text, at)}" stands twice in this object`,
    fix: 'Remove one.',
  }),
  MULTILINE_IMPLICIT_KEY: keyWithoutColon,
  KEY_OVER_1024_CHARS: keyWithoutColon,
  BLOCK_AS_IMPLICIT_KEY: secondValue,
  BLOCK_IN_FLOW: () => ({ what: 'a comma is missing', fix: 'Between braces write { a: 1, b: 2 }.' }),
  BAD_INDENT: badIndent,
  BAD_SCALAR_START: (text, { pos: [at] }) => inQuotes(`a text cannot begin with "${text[at] ?? ''}"`),
  BAD_ALIAS: (text, { pos: [at] }) => inQuotes(`a text cannot begin with "${text[at] ?? ''}"`),
  TAG_RESOLVE_FAILED: () => inQuotes('a text cannot begin with "!"'),
  BAD_DQ_ESCAPE: (text, { pos: [at] }) => ({
    what: `"${text.slice(at, at + 2)}" means nothing in double quotes`,
    fix: 'Write the backslash twice, or the text in single quotes.',
  }),
  MULTIPLE_DOCS: () => ({ what: 'a second text begins here', fix: 'Remove the line: a file holds one.' }),
  MISSING_CHAR: missing,
  UNEXPECTED_TOKEN: unexpected,
};

/** A name of which no colon was found before its line ended. */
function keyWithoutColon(text: string, { pos: [at] }: YamlError): YamlSaid {
  const line = lineFrom(text, at);
  const what = `no colon was found behind "${nameAt(text, at)}"`;
  if (/^(<{7}|={7}|>{7})/.test(line))
    return { what: 'the marks of a merge are here', fix: 'Keep one of the two versions, and remove the marks.' };
  if (line.includes('：')) return { what: 'the colon is not a plain one', fix: 'Write ":" and a space.' };
  if (/^[\w$/.-]+:\S/.test(line)) return { what: 'no space is behind the colon', fix: 'Write a space behind it.' };
  return { what, fix: COLON };
}

/** A name with two values: a colon in its text, or a line that is indented as if it belonged to it. */
function secondValue(text: string, { pos: [at] }: YamlError): YamlSaid {
  const line = lineFrom(text, at);
  if (/:(\s|$)/.test(line)) return inQuotes('a text holds a colon and a space');
  const below = /^[^\n]*\n\s*/.exec(text.slice(at))?.[0].length ?? 0;
  return {
    what: 'the line is indented as if it belonged to the value above',
    fix: 'Indent it as far as the names beside it.',
    offset: at + below,
  };
}

function badIndent(text: string, { pos: [at], message }: YamlError): YamlSaid {
  const closing = /end with a ([\]}])/.exec(message)?.[1];
  if (closing === undefined) {
    const blank = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const what = 'the line is indented otherwise than the names beside it';
    return { what, fix: 'Begin it in the column where they begin.', offset: at + blank };
  }
  const opening = closing === ']' ? '[' : '{';
  const line = text.slice(0, openedAt(text, at, opening, closing)).split('\n').length;
  const what = `the "${opening}" of line ${line} is not closed before this line`;
  return { what, fix: `Write "${closing}" at its end, or indent what belongs to it.` };
}

function openedAt(text: string, before: number, opening: string, closing: string): number {
  let open = 1;
  let at = before;
  while (at > 0 && open > 0) {
    at -= 1;
    if (text[at] === closing) open += 1;
    if (text[at] === opening) open -= 1;
  }
  return at;
}

function missing(text: string, { message, pos: [at] }: YamlError): YamlSaid | undefined {
  if (message.includes('map values')) return { what: `no colon was found behind "${nameAt(text, at)}"`, fix: COLON };
  if (message.includes('Missing ,')) return { what: 'a comma is missing', fix: 'Write a comma before it.' };
  if (message.includes('- indicator')) {
    const blank = /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const fix = 'Write "- " before it, or indent it as far as the names of the row above.';
    return { what: 'the line stands in a list and is no row of it', fix, offset: at + blank };
  }
  if (message.startsWith('Comments')) return { what: 'a "#" follows a text', fix: 'Write a space before it.' };
  return undefined;
}

function unexpected(text: string, { message, pos: [at] }: YamlError): YamlSaid | undefined {
  const [here = ''] = text.slice(at);
  if (/flow-(seq|map)-end/.test(message))
    return { what: `"${here}" closes nothing`, fix: 'Remove it, or open it above.' };
  if (message.includes('Unexpected , in')) return { what: 'a value is missing before the comma', fix: 'Remove one.' };
  if (message.startsWith('Not a YAML token'))
    return { what: 'a text stands beside its "|" or ">"', fix: 'Begin the text on the line below.' };
  if (!message.includes('at node end')) return undefined;
  const before = text.slice(0, at).trimEnd().at(-1) ?? '';
  if (before === '"') return { what: 'the text goes on behind its quote', fix: 'A quote inside it is written \\".' };
  if (before === "'") return { what: 'the text goes on behind its quote', fix: "A quote inside it is written ''." };
  if (/[\]}]/.test(before)) return { what: 'a comma is missing', fix: 'Write a comma before it.' };
  return { what: 'the line is indented less than what it belongs to', fix: 'Begin all names in the same column.' };
}

/** A quote that is never closed, or only by the one that opens another text some lines below. */
function quoteLeftOpen(text: string, document: Document, { message, pos }: YamlError): YamlSaid | undefined {
  const isOpen = message.includes('Missing closing');
  if (!isOpen && !/at node end|single line|map values/.test(message)) return undefined;
  let opened: number | undefined;
  visit(document, {
    Scalar(_, { range, type }) {
      if (!range || (type !== 'QUOTE_SINGLE' && type !== 'QUOTE_DOUBLE') || range[0] > pos[0]) return;
      const isLong = text.slice(range[0], range[1]).includes('\n');
      const isHere = range[0] === pos[0] || text.slice(range[1], pos[0]).trim() === '';
      if (isOpen || (isLong && isHere)) opened = range[0];
    },
  });
  if (opened === undefined) return undefined;
  const quote = text[opened] ?? '';
  return {
    what: 'the quote that opens here is not closed on its line',
    fix: `End the text with ${quote} on its line.`,
    offset: opened,
  };
}

/** `*name` is something named `&name` above. */
function unnamedAlias(document: Document): Unreadable | undefined {
  let found: Unreadable | undefined;
  visit(document, {
    Alias(_, alias) {
      if (found || alias.resolve(document)) return undefined;
      const message = `is not YAML: "*${alias.source}" repeats something that has no name.`;
      found = { offset: alias.range?.[0] ?? 0, message, fix: 'Put the whole text in quotes.' };
      return visit.BREAK;
    },
  });
  return found;
}

function nameAt(text: string, at: number): string {
  return /^["']?([^\s:"',]*)/.exec(text.slice(at))?.[1] ?? '';
}

function lineFrom(text: string, at: number): string {
  return text.slice(at).split('\n', 1)[0] ?? '';
}
