import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCommandLine } from '../../src/check/cli/commandLine.ts';
import { listCommand } from '../../src/check/cli/listCommand.ts';
import { languageOf } from '../../src/compile/languageProblems.ts';
import { loadProject } from '../../src/compile/loadProject.ts';
import type { Json } from '../../src/domain/json.ts';
import { FORMAT_NAMES } from '../../src/domain/valueFormats.ts';
import { LEVELS } from '../../src/rules/ruleFile.ts';
import { Language } from './support/constructs.ts';
import type { Section } from './support/guide.ts';
import { guide, namesIn, PAGES, withExamples } from './support/pages.ts';
import { pasted } from './support/placed.ts';

/** The contract is written with the gateway, not by an analyst. Keywords are a part of rules and forms, and shown there. */
const OTHERS = ['operation.schema.json', 'keywords.schema.json'];

describe('every construct of the language has an example in the analyst’s guide', () => {
  const files = namesIn('schemas/language', '.schema.json');
  const language = new Language(
    new Map(files.map((file) => [file, JSON.parse(readFileSync(`schemas/language/${file}`, 'utf8')) as Json])),
  );
  const shown = new Set(withExamples.flatMap((section) => [...constructsShown(language, section)]));

  test.each(files.filter((file) => !OTHERS.includes(file)))('%s', (file) => {
    expect([...language.constructs(file)].filter((construct) => !shown.has(construct))).toEqual([]);
  });

  test('formats of words', () => {
    const words = guide.map(({ text }) => text).join('\n');
    expect(FORMAT_NAMES.filter((name) => !words.includes(`, ${name}}}`))).toEqual([]);
  });

  test.each(files.filter((file) => !OTHERS.includes(file)))('%s is on the page that has every word', (file) => {
    const page = readFileSync('docs/language.md', 'utf8').replace(/```[\s\S]*?```/g, '');
    const written = new Set(
      [...page.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => [code, code.replace(/^[$"]/, '')]),
    );
    const missing = [...language.constructs(file)].flatMap(wordsOf).filter((word) => !written.has(word));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('a construct without an example would be told of', () => {
    const wider = new Language(
      new Map([['flow.schema.json', { type: 'object', properties: { id: {}, colour: { enum: ['red'] } } }]]),
    );
    const used = wider.used('flow.schema.json', { id: 'x' }, ['']);
    expect([...wider.constructs('flow.schema.json')].filter((construct) => !used.has(construct))).toEqual([
      'flow.colour',
      'flow.colour = red',
    ]);
  });
});

describe('a reader finds it', () => {
  const anchors = new Map(
    [...PAGES, 'docs/tester.md'].map((page) => [page, new Set(headingsOf(page).map(anchorOf))] as const),
  );
  const links = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+\.md)?#([^)]+)\)/g)].map(([, file, anchor = '']) => ({
      from: page,
      to: file === undefined ? page : join(dirname(page), file),
      anchor,
    })),
  );

  test('each link leads to a heading', () => {
    expect(links.filter(({ to, anchor }) => !anchors.get(to)?.has(anchor))).toEqual([]);
  });

  test('docs/language.md names every section of the language', () => {
    const named = new Set(
      links.flatMap(({ from, to, anchor }) => (from === 'docs/language.md' ? [`${to}#${anchor}`] : [])),
    );
    const sections = guide.filter(({ page, level }) => page.startsWith('docs/language/') && level === 2);
    expect(sections.map(({ page, title }) => `${page}#${anchorOf(title)}`).filter((one) => !named.has(one))).toEqual(
      [],
    );
  });
});

describe('what a reader asks is answered', () => {
  const project = loadProject(process.cwd());
  const texts = PAGES.map((page) => readFileSync(page, 'utf8')).join('\n');
  const asked = new Set([...texts.matchAll(/npx (flow list\b[^`\n]*)/g)].map(([, command = '']) => command.trim()));

  test.each([...asked])('%s', (command) => {
    const { out, code } = listCommand(project, readCommandLine(command.split(' ').slice(1)));
    expect([code, out]).toEqual([0, expect.stringMatching(/\n {2}\S/)]);
  });

  test('each level that there is, and no other', () => {
    const said = /The level of a member is[^.]*\./.exec(readFileSync('docs/language.md', 'utf8'))?.[0] ?? '';
    expect([...said.matchAll(/`"(\d)"`/g)].map(([, level]) => level)).toEqual(LEVELS);
  });
});

/** What the examples of a section use. A word of a list (a widget, a kind of secret) may also be told of in the text or a table
 * of a page with an example of the list. */
function constructsShown(language: Language, section: Section): ReadonlySet<string> {
  const { project, places } = pasted([section]);
  const words = guide.flatMap(({ page, text }) => (page === section.page ? [text] : [])).join('\n');
  const shown = new Set<string>();
  for (const file of new Set(places.map((place) => place.file))) {
    const name = languageOf(project, file);
    const { data, written = data } = project.files.get(file) ?? {};
    if (name === undefined || written === undefined) continue;
    const schema = `${name}.schema.json`;
    const pointers = places.flatMap((place) => (place.file === file ? [place.pointer] : []));
    const used = language.used(schema, written, pointers);
    for (const construct of used) shown.add(construct);
    for (const construct of language.constructs(schema)) {
      const [, owner = '', word = ''] = /^(.*) = (.*)$/.exec(construct) ?? [];
      const isOwnerUsed = [...used].some((one) =>
        [owner, `${owner}:`, `${owner} =`].some((start) => one === start || one.startsWith(`${start} `)),
      );
      if (owner !== '' && isOwnerUsed && words.includes(`\`${word}\``)) shown.add(construct);
    }
  }
  return shown;
}

/** `stateMeta.poll.until` → `until`, `x-sensitive = pin` → `pin`; a form of a construct has no word of its own. */
function wordsOf(construct: string): readonly string[] {
  const [, value] = /^[^{]* = (\S+)$/.exec(construct) ?? [];
  if (value !== undefined) return [value];
  return /[{~]| /.test(construct) ? [] : [construct.slice(construct.lastIndexOf('.') + 1)];
}

function headingsOf(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading);
}

/** As GitHub makes it from a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');
}
