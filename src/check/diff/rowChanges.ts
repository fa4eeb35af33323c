import { changeTexts, fieldName } from './names.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, listOf, objectOf, type JsonObject } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import { getAt } from '../../domain/jsonPointer.ts';

import type { FormGuard } from '../../rules/formSchema.ts';
import { guardWords } from './conditions.ts';

/** A list of a form whose rows are known by a name: what a summary shows, what rules are asked. */
interface Rows {
  readonly keyword: 'x-summary' | 'x-rules';
  /** The whole list, in words. */
  readonly list: string;
  readonly nameOf: (row: JsonObject) => string;
  /** When the row counts: `where …`. */
  readonly when: (row: JsonObject) => string;
  readonly gone: string;
  readonly added: string;
}

/** A rule waits for what it looks at. */
const ALL = 'wherever its fields are answered';

/** What a step no longer shows or asks, or shows and asks besides: sentences that begin with the step. */
export function rowChanges(
  old: JsonObject,
  now: JsonObject,
  step: string,
  words: (project: 'before' | 'after') => RowWords,
): readonly string[] {
  return [summaryRows, ruleRows].flatMap((make) => {
    const [before, after] = [make(words('before')), make(words('after'))];
    const [was, is] = [named(old, before), named(now, after)];
    const gone = [...was.keys()].filter((name) => !is.has(name));
    const added = [...is.keys()].filter((name) => !was.has(name));
    const changed = [...is].flatMap(([name, row]) => {
      const old = was.get(name) ?? row;
      const [whenBefore, whenNow] = [before.when(old), after.when(row)];
      const asked = whenBefore === whenNow ? [] : [`${step}, ${name} is asked ${whenNow} instead of ${whenBefore}.`];
      const rest = changeTexts(`${step}, ${name}`, withoutWhen(old), withoutWhen(row));
      return [...asked, ...rest];
    });
    const stays = (names: Iterable<string>) => [...names].filter((name) => was.has(name) && is.has(name));
    const isMoved = !deepEqual(stays(was.keys()), stays(is.keys()));
    return [
      ...gone.map((name) => `${step} ${before.gone} ${name}.`),
      ...added.map((name) => {
        const when = after.when(is.get(name) ?? {});
        return `${step} ${after.added} ${name}${when === ALL ? '' : `, ${when}`}.`;
      }),
      ...changed,
      ...(isMoved ? [`${step}: ${after.list} are in a different order: ${[...is.keys()].join(', ')}.`] : []),
    ];
  });
}

/** Where names of rows come from. */
interface RowWords {
  readonly project: Project;
  readonly flow: string;
  readonly state: string;
}

function summaryRows({ project, flow, state }: RowWords): Rows {
  const label = (row: JsonObject): string => {
    const { answer, name } = row;
    if (typeof answer === 'string') {
      const [step = '', field = ''] = answer.split('/');
      return `${fieldName(project, flow, step, field)} (${answer})`;
    }
    const said = getAt(project.words['en']?.[flow]?.data, ['steps', writtenState(state), 'summary', String(name)]);
    return typeof said === 'string' ? `“${said}” (${String(name)})` : String(name);
  };
  return {
    keyword: 'x-summary',
    list: 'the rows of the summary',
    nameOf: label,
    when: () => ALL,
    gone: 'no longer shows',
    added: 'also shows',
  };
}

function ruleRows({ project, flow, state }: RowWords): Rows {
  const label = ({ rule, at }: JsonObject): string => {
    const field = String(at).split('/')[1] ?? '';
    return `the rule ${String(rule)} at ${fieldName(project, flow, state, field)}`;
  };
  const when = (row: JsonObject): string =>
    isJsonObject(row['when'])
      ? `where ${guardWords(row['when'] as unknown as FormGuard, (field) => fieldName(project, flow, state, field))}`
      : ALL;
  return { keyword: 'x-rules', list: 'its rules', nameOf: label, when, gone: 'no longer asks', added: 'also asks' };
}

/** A row of the summary has no `when`, and loses nothing. */
function withoutWhen({ when: _when, ...row }: JsonObject): JsonObject {
  return row;
}

/** A list, and what it shows of each item. */
function withItems(row: JsonObject): readonly JsonObject[] {
  const { rows, ...list } = row;
  if (rows === undefined) return [row];
  const inside = listOf(rows).map(objectOf);
  return [list, ...inside.map((one) => ({ ...one, name: `${String(list['name'])}.${String(one['name'])}` }))];
}

/** Rows by name, a second of the same name with its number. */
function named(schema: JsonObject, { keyword, nameOf }: Rows): ReadonlyMap<string, JsonObject> {
  const rows = new Map<string, JsonObject>();
  for (const row of listOf(schema[keyword]).filter(isJsonObject).flatMap(withItems)) {
    const name = nameOf(row);
    let unique = name;
    for (let number = 2; rows.has(unique); number += 1) unique = `${name} (${number})`;
    rows.set(unique, row);
  }
  return rows;
}
