import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadProject } from '../../src/compile/loadProject.ts';
import { isJsonObject, type Json, type JsonObject } from '../../src/domain/json.ts';
import { codesMet, withSubFlows } from './support/codesMet.ts';

interface Asked {
  readonly need: 'y' | 'c' | 'n';
  readonly secret?: true;
  readonly is?: string;
  readonly schema?: JsonObject;
}
interface MatrixRow {
  /** Rows of the field matrix. */
  readonly row: string;
  readonly source: readonly string[];
  readonly fields: { readonly [names: string]: Asked };
  readonly codes: readonly string[];
  /** Exact wordings in English, each under the file and the place of its words: `shared fields.agree.errors.const`. */
  readonly messages?: { readonly [place: string]: string };
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = loadProject(root);
const matrix = parse(readFileSync(`${root}/tests/flows/matrix.yaml`, 'utf8')) as { readonly [flow: string]: MatrixRow };
const present = Object.entries(matrix).filter(([id]) => project.flows[id]);

interface Field {
  readonly name: string;
  readonly schema: JsonObject;
  readonly shared?: string;
  readonly isRequired: boolean;
}

/** Every field that a process asks, of whichever step; what `$ref` says of a shared value is put in. */
function fieldsOf(id: string): readonly Field[] {
  const forms = [...withSubFlows(project, id)].flatMap((flow) =>
    Object.values(project.flows[flow]?.flow.states ?? {}).flatMap(({ meta }) => meta?.form ?? []),
  );
  return [...new Set(forms)].flatMap((form) => {
    const data = project.forms[form]?.schema.data as JsonObject | undefined;
    if (!data || !isJsonObject(data.properties)) return [];
    const required = (data.required ?? []) as readonly string[];
    return Object.entries(data.properties).map(([name, value]) => {
      const own = value as JsonObject;
      const shared = /([^/]+)\.schema\.json$/.exec(String(own.$ref ?? ''))?.[1];
      const from = shared === undefined ? {} : (project.shared[shared]?.schema.data as JsonObject | undefined);
      return { name, schema: { ...from, ...own }, isRequired: required.includes(name), ...(shared && { shared }) };
    });
  });
}

/** Marked as a secret, it or what it is made of. */
function isSecret(schema: JsonObject): boolean {
  const text = JSON.stringify(schema);
  if (text.includes('"x-sensitive"')) return true;
  return [...text.matchAll(/([\w-]+)\.schema\.json"/g)].some(([, name]) => {
    const shared = project.shared[name!]?.schema.data as JsonObject | undefined;
    return shared !== undefined && shared !== schema && JSON.stringify(shared) !== text && isSecret(shared);
  });
}

function fits(field: Field, asked: Asked): boolean {
  const { schema, shared } = field;
  return (
    (asked.is === undefined || asked.is === shared) &&
    (!asked.secret || isSecret(schema)) &&
    Object.entries(asked.schema ?? {}).every(
      ([name, value]) => JSON.stringify(schema[name]) === JSON.stringify(value),
    ) &&
    { y: field.isRequired, c: 'x-when' in schema || !field.isRequired, n: !field.isRequired }[asked.need]
  );
}

/** The words at a place; the names of rules have dots of their own. */
function wordsAt(words: Json, path: string): Json | undefined {
  if (!isJsonObject(words)) return undefined;
  if (path in words) return words[path];
  return Object.keys(words)
    .filter((name) => path.startsWith(`${name}.`))
    .map((name) => wordsAt(words[name]!, path.slice(name.length + 1)))
    .find((found) => found !== undefined);
}

describe.each(present)('%s asks what the field matrix says', (id, { row, source, fields, codes, messages = {} }) => {
  const all = fieldsOf(id);
  const cited = `${row}; ${source.join(', ')}`;

  it.each(Object.entries(fields))(`%s (${cited})`, (names, asked) => {
    const candidates = all.filter(({ name }) => names.split('|').includes(name));
    expect(candidates.map(({ name }) => name).length, `a field ${names}`).toBeGreaterThan(0);
    const found = candidates.filter((field) => fits(field, asked));
    expect(found.length, `${JSON.stringify(asked)} among ${JSON.stringify(candidates)}`).toBeGreaterThan(0);
  });

  it.each(codes)(`%s is a code it meets (${cited})`, (code) => {
    expect([...codesMet(project, id)]).toContain(code);
  });

  it.each(Object.entries(messages))('%s says to the letter: %s', (place, message) => {
    const [file = '', path = ''] = place.split(' ');
    expect(wordsAt(project.words['en']?.[file]?.data ?? {}, path)).toBe(message);
  });
});

it('the matrix has a row for each process that has an address, and for what follows sign-in', () => {
  const entered = Object.values(project.flows).filter(({ flow }) => flow.meta.entries !== undefined);
  expect(Object.keys(matrix)).toEqual(
    expect.arrayContaining([...entered.map(({ flow }) => flow.id), 'add-information']),
  );
});
