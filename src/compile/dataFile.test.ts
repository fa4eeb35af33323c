import { describe, expect, it } from 'vitest';
import { formatProblem, parseDataFile } from './dataFile.ts';

const json = `{
  "id": "x",
  "states": {
    "a/b": { "on": [ "one",
      { "target": "two" } ] }
  }
}
`;
const yaml = `paths:
  /a/b:
    post:
      # why
      operationId: ab
      codes: [ONE, TWO]
`;

describe('positions in JSON', () => {
  const file = parseDataFile('flows/x/flow.json', json);

  it.each([
    ['/id', 'value', '2:9'],
    ['/id', 'key', '2:3'],
    ['/states/a~1b/on/0', 'value', '4:22'],
    ['/states/a~1b/on/1/target', 'value', '5:19'],
    ['/states/a~1b/on/1/target', 'key', '5:9'],
    ['/states/none/on', 'value', '3:13'],
    ['', 'value', '1:1'],
  ] as const)('%s, %s: %s', (pointer, of, place) => {
    const { line, column } = file.position(pointer, of);
    expect(`${line}:${column}`).toBe(place);
  });
});

describe('positions in YAML', () => {
  const file = parseDataFile('openapi/x.yaml', yaml);

  it.each([
    ['/paths/~1a~1b/post/operationId', 'value', '5:20'],
    ['/paths/~1a~1b/post/operationId', 'key', '5:7'],
    ['/paths/~1a~1b/post/codes/1', 'value', '6:20'],
    ['/paths/~1a~1b/get', 'value', '3:5'],
  ] as const)('%s, %s: %s', (pointer, of, place) => {
    const { line, column } = file.position(pointer, of);
    expect(`${line}:${column}`).toBe(place);
    expect(file.data).toEqual({ paths: { '/a/b': { post: { operationId: 'ab', codes: ['ONE', 'TWO'] } } } });
  });
});

describe('what makes a file unreadable', () => {
  const problems = (text: string, path = 'x.json') => parseDataFile(path, text).problems.map(formatProblem);

  it('says where a key stands twice, at any depth', () => {
    expect(problems('{ "a": 1,\n  "b": { "c": 1, "c": 2 } }')).toEqual([
      'x.json:2:18  "c" stands twice in this object, first on line 2. Remove one, or rename it.',
    ]);
    expect(problems('[{ "a": 1 }, { "a": 2 }]')).toEqual([]);
  });

  it('says where JSON ends being JSON', () => {
    expect(problems('{ "a": 1,\n  b: 2 }')[0]).toMatch(/^x\.json:2:3 {2}is not JSON: /);
    expect(problems('{ "a": 1, }')[0]).toMatch(/^x\.json:1:11 {2}is not JSON: /);
    expect(problems('{\n  // note\n  "a": 1 }')[0]).toMatch(/^x\.json:2:3 {2}is not JSON: /);
    expect(problems('')[0]).toMatch(/^x\.json:1:1 {2}is not JSON: /);
  });

  it.each([
    ['{ "a": 1,\n}', '2:1', 'Remove the comma before "}".'],
    ['[1,\n]\n', '2:1', 'Remove the comma before "]".'],
    ['{ "a": 1\n  "b": 2 }', '2:3', 'Write a comma before it.'],
    ['[{ "a": 1 }\n{ "a": 2 }]', '2:1', 'Write a comma before it.'],
    ['{ "a": “x” }', '1:8', 'Write straight double quotes: "…".'],
    ["{ 'a': 1 }", '1:3', 'Write straight double quotes: "…".'],
    ['{\n  // note\n  "a": 1 }', '2:3', 'JSON has no comments: write a "$comment" where the file may have one.'],
    ['{ "a": "x,\n  "b": 2 }', '1:8', 'End the text with a double quote on its line.'],
    ['{ "a": "x\ty" }', '1:8', 'A text has no tabs: write a space.'],
    ['{ a: 1 }', '1:3', 'Write the name in double quotes.'],
    ['{ "a": "Press "Next" again" }', '1:16', 'A double quote inside a text is written \\", or “ ”.'],
    ['["按"下一步"。"]', '1:5', 'A double quote inside a text is written \\", or “ ”.'],
    ['{ "a" { "b": 1 } }', '1:7', 'Write a colon before it.'],
    ['{ "a": "b": "c" } }', '1:11', 'Write "{" before "b".'],
    ['{ "a": "b": { "c": 1 } } }', '1:11', 'Write "{" before "b".'],
    ['{ "a" "b": "c" } }', '1:7', 'Write ": {" before "b".'],
    ['{ "a": "Press ": or go" }', '1:16', 'A double quote inside a text is written \\", or “ ”.'],
    ['{ "a": "Code": it is sent" }', '1:14', 'A double quote inside a text is written \\", or “ ”.'],
    ['{ "a" "b" }', '1:7', 'Write a colon before it.'],
    ['{ "a": 1 }\n "b": 2 }', '2:2', 'The file has ended above: remove the bracket that ends it too early.'],
    ['{ "a": { "b": 1 }', '1:18', 'Close every bracket and quote that was opened.'],
    ['', '1:1', 'Write it, or remove the file.'],
    ['{ "a": "x', '1:8', 'Close every bracket and quote that was opened.'],
    ['{\n<<<<<<< HEAD\n  "a": 1', '2:1', 'Keep one of the two versions, and remove the marks.'],
    ['{ "a": None }', '1:8', 'Write true, false, null, a number, or a text in double quotes.'],
    ['{ "a": 1 nonsense, "b": 2 }', '1:10', 'Remove it, or write it in quotes behind a comma.'],
    ['{ "a": 01 }', '1:9', 'Write digits as in 1, 0.5 or -3; an amount of money is a text.'],
    ['{ "a": .5 }', '1:8', 'Write digits as in 1, 0.5 or -3; an amount of money is a text.'],
    ['[1 2]', '1:4', 'Write a comma before it.'],
    ['{ "a": 1,, "b": 2 }', '1:10', 'Remove the comma, or write what is missing.'],
    ['{ "a": }', '1:8', 'Write it behind the colon.'],
    ['{ "a": 1 ]', '1:10', 'Write "}".'],
    ['{ "a": 1 }}', '1:11', 'The file has ended above: remove the bracket that ends it too early.'],
    ['{ "a": "C:\\dir" }', '1:8', 'Write it twice: \\\\.'],
    ['{\n\u00a0"a": 1 }', '2:1', 'Write plain spaces between words of JSON.'],
    ['{ "a"： 1 }', '1:6', 'Write ":".'],
    ['{ "a": 1， "b": 2 }', '1:9', 'Write ",".'],
  ])('says on one line how to fix %j', (text, place, fix) => {
    const [said = ''] = problems(text);
    expect(said).toMatch(new RegExp(`^x\\.json:${place} {2}is not JSON: .*\\. `));
    expect(said.endsWith(fix)).toBe(true);
  });

  it.each(['__proto__', 'constructor', 'prototype'])(
    'does not read a file that names %s, as no pointer may',
    (name) => {
      const { data, problems: found } = parseDataFile('x.json', `{ "a": { "${name}": 1 } }`);
      expect(data).toBeNull();
      expect(found.map(formatProblem)).toEqual([`x.json:1:10  "${name}" is not a name. Choose another.`]);
    },
  );

  it('refuses a byte order mark', () => {
    expect(problems('\ufeff{ "a": 1 }')).toEqual([
      'x.json:1:1  begins with a byte order mark. Save the file as UTF-8 without one.',
    ]);
  });

  it.each([
    ['a: 1\na: 2\n', '2:1', '"a" stands twice in this object. Remove one.'],
    ['a: [1\n', '2:1', 'the "[" of line 1 is not closed before this line. Write "]" at its end'],
    ['post:\n  a: { b: 1\n  c: 2\n', '3:3', 'the "{" of line 2 is not closed before this line. Write "}"'],
    ['post:\n  operationId bankList\n  a: 1\n', '2:3', 'no colon was found behind "operationId". Write a colon and'],
    ['post:\n  a: 1\n  b 2\n  c: 3\n', '3:3', 'no colon was found behind "b". Write a colon and a space'],
    ['post:\n  a:1\n  b: 2\n', '2:3', 'no space is behind the colon. Write a space behind it.'],
    ['post：\n  a: 1\n', '1:1', 'the colon is not a plain one. Write ":" and a space.'],
    ['post:\n\ta: 1\n', '2:1', 'the line begins with a tab. Write spaces'],
    ["post:\n  a: 'x\n  b: 2\n", '2:6', "not closed on its line. End the text with ' on its line."],
    ["post:\n  a: 'x\n  b: 'y'\n", '2:6', "not closed on its line. End the text with ' on its line."],
    ['post:\n  a: "x\n  b: 2\n', '2:6', 'not closed on its line. End the text with " on its line.'],
    ['post:\n  a: 1\n    b: 2\n', '3:5', 'as if it belonged to the value above. Indent it as far as the names'],
    ['post:\n  a:\n    x: 1\n   b: 2\n', '4:4', 'indented otherwise than the names beside it. Begin it in the col'],
    ['  a: 1\nb: 2\n', '2:1', 'indented less than what it belongs to. Begin all names in the same column.'],
    ['post:\n  a: [x]]\n', '2:9', '"]" closes nothing. Remove it, or open it above.'],
    ['a: Explains: a payment\n', '1:4', 'a text holds a colon and a space. Put the whole text in quotes.'],
    ['a: @x\n', '1:4', 'a text cannot begin with "@". Put the whole text in quotes.'],
    ['a: *none\n', '1:4', '"*none" repeats something that has no name. Put the whole text in quotes.'],
    ['a: !foo x\n', '1:4', 'a text cannot begin with "!". Put the whole text in quotes.'],
    ['a: "\\d"\n', '1:5', '"\\d" means nothing in double quotes. Write the backslash twice'],
    ["a: 'it's'\n", '1:8', "the text goes on behind its quote. A quote inside it is written ''."],
    ['a: { b: [1] c: 2 }\n', '1:13', 'a comma is missing. Write a comma before it.'],
    ['a: { b: 1 c: 2 }\n', '1:9', 'a comma is missing. Between braces write { a: 1, b: 2 }.'],
    ['- a: 1\n b: 2\n', '2:2', 'stands in a list and is no row of it. Write "- " before it'],
    ['a: "x"#c\n', '1:7', 'a "#" follows a text. Write a space before it.'],
    ['a: 1\n---\nb: 2\n', '2:1', 'a second text begins here. Remove the line'],
    ['a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> x\n', '2:1', 'the marks of a merge are here. Keep one'],
    ['a: | x\n y\n', '1:6', 'a text stands beside its "|" or ">". Begin the text on the line below.'],
    ['a: 1\r\n  b: 2\r\n', '2:3', 'as if it belonged to the value above. Indent it'],
  ])('says once where YAML is none, and how to fix %j', (text, place, said) => {
    const found = problems(text, 'x.yaml');
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^x\\.yaml:${place} {2}is not YAML: `));
    expect(found[0]).toContain(said);
  });
});
