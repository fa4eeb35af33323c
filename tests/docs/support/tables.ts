import { bundleFlow } from '../../../src/compile/bundleFlow.ts';
import { resolveFormSchema } from '../../../src/compile/formSource.ts';
import type { Project } from '../../../src/compile/project.ts';
import { checkWorld } from '../../../src/check/checkWorld.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import { parsePointer } from '../../../src/domain/jsonPointer.ts';
import { isWorkday } from '../../../src/domain/workday.ts';
import type { Migration } from '../../../src/engine/bundle.ts';
import { migrateTrail } from '../../../src/engine/migrate.ts';
import { chosenText } from '../../../src/i18n/chosenText.ts';
import { interpolate } from '../../../src/domain/interpolate.ts';
import { compileSchema } from '../../../src/rules/compileRule.ts';
import { resolveConstants } from '../../../src/rules/constants.ts';
import { createPointerScope } from '../../../src/rules/pointerScope.ts';
import type { Section } from './guide.ts';
import { happeningOf, leadsTo } from './leadsTo.ts';
import { pasted } from './placed.ts';

/** A row of a table: what it says comes of the example, and what does. */
export interface Row {
  readonly line: number;
  readonly given: string;
  readonly expected: string;
  readonly actual: () => string;
}

type Judge = (
  context: { readonly project: Project; readonly section: Section; readonly head: readonly string[] },
  row: readonly string[],
) => string;

/** What is done with a row, by the head of its last column. Tables with other heads are for the reader alone. */
const JUDGES: { readonly [head: string]: Judge } = {
  'leads to': ({ project, section, head }, [happening = '']) => {
    const flow = lastName(section, /^flows\/([^/]+)\/flow\.json$/);
    const target = leadsTo(project, flow, happeningOf(codes(head[0])[0] ?? '', happening));
    return target === undefined ? 'nowhere' : `\`${target}\``;
  },
  taken: ({ project, section }, [value]) => {
    const file = lastName(section, /^(schemas\/shared\/.+\.schema\.json)$/);
    const validator = compileSchema(resolveFormSchema(project, file, project.files.get(file)?.data ?? {}));
    if (validator.call({ world: checkWorld(project) }, data(value))) return 'yes';
    return `no: ${[...new Set(validator.errors?.map(({ keyword }) => keyword))].map((keyword) => `\`${keyword}\``).join(', ')}`;
  },
  errors: ({ project, section }, [answer]) => {
    const form = lastName(section, /^schemas\/([^/]+\/[^/]+)\.schema\.json$/);
    const scope = createPointerScope(checkWorld(project));
    const fields = section.snippets.flatMap(({ json }) => [...json.matchAll(/^"(\w+)":/gm)].map(([, name]) => name));
    const errors = bundleFlow(project, form.split('/')[0] ?? '').forms[form]?.validate(
      data(answer) as JsonObject,
      scope,
    );
    const shown = errors?.filter(({ pointer }) => fields.includes(parsePointer(pointer)[0] ?? ''));
    return shown?.map(({ pointer, keyword }) => `\`${pointer.slice(1)}\`: \`${keyword}\``).join(', ') || 'none';
  },
  'reads in English': (_, [words, values]) => {
    const said = codes(words)[0] ?? '';
    const given = data(values) as JsonObject;
    const text = chosenText(/^\{ "by"/.test(said) ? data(words) : said, given, 'en');
    return interpolate(text ?? 'nothing', given, 'en');
  },
  'the constant is': ({ project, section }, [day]) => {
    const id = /"id": "([^"]+)"/.exec(section.snippets.at(-1)?.json ?? '')?.[1] ?? '';
    const constant = project.constants[id]?.constant;
    const resolved = constant && resolveConstants([constant], `${codes(day)[0]}T12:00:00+08:00`)[id];
    return `\`${JSON.stringify(resolved)}\``;
  },
  'is a workday': ({ project, section }, [day]) => {
    const calendar = project.calendars[lastName(section, /^content\/calendars\/(\w+)\.json$/)];
    return calendar && isWorkday(calendar, codes(day)[0] ?? '') ? 'yes' : 'no';
  },
  become: ({ project, section }, [answers]) => {
    const flow = lastName(section, /^flows\/([^/]+)\/migrations\//);
    const bundle = bundleFlow(project, flow);
    const [{ from } = { from: 1 }] = bundle.migrations as readonly Migration[];
    const path = Object.entries(data(answers) as JsonObject).map(([state, answer]) => ({
      state,
      answer: answer as JsonObject,
    }));
    const migrated = migrateTrail({ flow, version: from, path, drafts: {} }, bundle);
    return `\`${JSON.stringify(Object.fromEntries(migrated.path.map(({ state, answer }) => [state, answer ?? null])))}\``;
  },
};

/** The rows of the tables that say what an example does. */
export function rowsOf(section: Section): readonly Row[] {
  return section.tables.flatMap(({ line, head, rows }) => {
    const judge = JUDGES[head.at(-1) ?? ''];
    if (!judge) return [];
    return rows.map((row, index) => ({
      line: line + 2 + index,
      given: row.slice(0, -1).join(', '),
      expected: inOneSpacing(row.at(-1) ?? ''),
      actual: () => inOneSpacing(judge({ project: pasted([section]).project, section, head }, row)),
    }));
  });
}

/** JSON in a cell may have spaces; a space that does not break looks like any other. */
function inOneSpacing(cell: string): string {
  return cell.startsWith('`{') ? cell.replace(/\s+/g, '') : cell.replace(/\s/g, ' ');
}

function data(cell: string | undefined): Json {
  return JSON.parse(codes(cell)[0] ?? 'null') as Json;
}

/** What stands in backquotes. */
function codes(text = ''): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** The last name that a pattern finds in the files of a section's examples. */
function lastName({ snippets }: Section, pattern: RegExp): string {
  const names = snippets.flatMap(({ files }) => files.flatMap((file) => pattern.exec(file)?.[1] ?? []));
  const last = names.at(-1);
  if (last === undefined) throw new RangeError(`no example stands in a file like ${pattern.source}`);
  return last;
}
