import { describe, expect, it } from 'vitest';
import { formatProblem } from '../dataFile.ts';
import { articleFile } from './articleFile.ts';

/** Articles are Markdown with what stands about them above. */
const PATH = 'content/articles/guide/en.md';
const about = '---\ntitle: Getting started\ndescription: What to do first.\n---\n';
const read = (body: string) => articleFile(PATH, about + body);
const problemsOf = (text: string) => articleFile(PATH, text).problems.map(formatProblem);

describe('an article', () => {
  it('has a title, a sentence about it, and blocks', () => {
    const file = read(
      '\nSee **the [fees](/chargeTable)** first.\n\n## How\n\n1. Open\n2. Pay\n\n> It is *free*.\n\n| Level | Limit |\n| --- | --- |\n| T1 | {{limit.a, money}} |\n',
    );
    expect(file.problems).toEqual([]);
    expect(file.data).toEqual({
      title: 'Getting started',
      description: 'What to do first.',
      body: [
        {
          type: 'paragraph',
          content: [
            'See ',
            { type: 'strong', content: ['the ', { type: 'link', to: '/chargeTable', content: ['fees'] }] },
            ' first.',
          ],
        },
        { type: 'heading', level: 2, content: ['How'] },
        {
          type: 'list',
          ordered: true,
          items: [[{ type: 'paragraph', content: ['Open'] }], [{ type: 'paragraph', content: ['Pay'] }]],
        },
        {
          type: 'note',
          body: [{ type: 'paragraph', content: ['It is ', { type: 'emphasis', content: ['free'] }, '.'] }],
        },
        { type: 'table', head: [['Level'], ['Limit']], rows: [[['T1'], ['{{limit.a, money}}']]] },
      ],
    });
  });

  it('says where each part stands', () => {
    const file = read('\nOne.\n\nSee **the [fees](/chargeTable)**.\n');
    expect(file.position('/body/1/content/1/content/1')).toEqual({ line: 8, column: 11 });
    expect(file.position('/description')).toEqual({ line: 3, column: 1 });
  });
});

describe('what an editor leaves in a file', () => {
  it('is a byte order mark, which is said by itself', () => {
    expect(problemsOf(`\ufeff${about}\nText.\n`)).toEqual([
      `${PATH}:1:1  begins with a byte order mark. Save the file as UTF-8 without one.`,
    ]);
  });

  it('is other line ends, which are as good', () => {
    expect(problemsOf(`${about}\n## One\n\n#1 is no heading.\n`.replaceAll('\n', '\r\n'))).toEqual([]);
  });
});

describe('what is not shown is a problem at its place', () => {
  it.each([
    ['HTML', 'Text <b>x</b>\n', '5:6  HTML is not shown.'],
    ['a picture', 'One\n\n![x](y.png)\n', '7:1  a picture is not shown.'],
    ['code', '    x\n', '5:1  code is not shown.'],
    ['a title in the text', '# Title\n', '5:1  a heading of level 1 is not shown.'],
    ['a heading without a space', 'a\n\n##How\n', '7:1  a heading without a space behind "##" is read as a text.'],
    ['a line across', 'a\n\n---\n', '7:1  a line across is not shown.'],
    ['a link by a name', '[a][b]\n\n[b]: /c\n', '5:1  a link by a name is not shown.'],
    ['nothing', '', '5:1  has no text.'],
  ])('%s', (_, body, said) => {
    expect(problemsOf(about + body)[0]).toContain(`${PATH}:${said}`);
  });

  it.each([
    ['nothing about it', 'Text\n', '1:1  does not begin with what stands about it.'],
    ['no description', '---\ntitle: A\n---\nText\n', '1:1  has no "description".'],
    [
      'another word',
      '---\ntitle: A\ndescription: B\nauthor: C\n---\nText\n',
      '4:1  "author" is not a word of the language here.',
    ],
    ['no text', '---\ntitle: 5\ndescription: B\n---\nText\n', '2:1  "title" must be a text.'],
    ['no YAML', '---\ntitle: A: B\ndescription: C\n---\nText\n', '2:'],
  ])('%s', (_, text, said) => {
    expect(problemsOf(text)[0]).toContain(`${PATH}:${said}`);
  });

  it('more notes within notes than anybody writes', () => {
    expect(problemsOf(`${about}${'> '.repeat(2_000)}a\n`).length).toBeLessThan(2);
  });
});
