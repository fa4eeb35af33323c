import type { Project } from '../../compile/project.ts';
import { hongKongDate } from '../../domain/calendarDate.ts';
import type { JsonObject } from '../../domain/json.ts';
import { writtenState } from '../../domain/writtenState.ts';
import { getAt } from '../../domain/jsonPointer.ts';
import { formFields } from '../../rules/formSchema.ts';
import { resolveFormSchema } from '../../compile/formSource.ts';
import { CHECK_NOW } from '../checkWorld.ts';
import { readableValue, type ValueWords } from './readableValue.ts';
import type { PathPlace, PathStep, TestPath, TestPaths } from './testPath.ts';

/** Test cases as Markdown: a table for each, in the words of a language. */
export function pathsText(project: Project, { flow, paths, targets, open }: TestPaths, locale: string): string {
  const words = new PathWords(project, locale);
  const head = `# Test cases of ${flow}\n\n${paths.length} cases go through ${targets - open.length} of ${targets} transitions and pairs of ways in and out of a money call.`;
  const day = `Dates are those of ${hongKongDate(CHECK_NOW)}, with the constants in force then: on another day, type dates that lie as far from it.`;
  const left = open.length === 0 ? [] : [`Gone through by none: ${open.map((one) => `\`${one}\``).join(', ')}.`];
  return `${[head, day, ...left, ...paths.map((path) => pathText(words, path))].join('\n\n')}\n`;
}

function pathText(words: PathWords, path: TestPath): string {
  const given = Object.keys(path.given).length > 0 ? ` Given: \`${JSON.stringify(path.given)}\`.` : '';
  return [
    `## ${path.id}`,
    '',
    `For ${path.covers.map((one) => `\`${one}\``).join(', ')}. Open \`${path.entry}\`.${given}`,
    '',
    '| # | where | what happens | expected |',
    '| --- | --- | --- | --- |',
    ...path.steps.map((step, index) =>
      row([String(index + 1), words.place(step.at), words.doing(step), words.place(step.then)]),
    ),
  ].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
}

/** What a member reads at the places of a path. */
class PathWords {
  constructor(
    readonly project: Project,
    readonly locale: string,
  ) {}

  #say(file: string, ...at: readonly string[]): string | undefined {
    const found = getAt(this.project.words[this.locale]?.[file]?.data, at);
    return typeof found === 'string' ? found.split('\n')[0] : undefined;
  }

  place({ flow, state, kind, path }: PathPlace): string {
    const title = this.#say(flow, 'steps', writtenState(state), 'title');
    if (title !== undefined) return `“${title}” (${path})`;
    if (kind === 'final') return this.#outcome(flow, state, path);
    return kind === 'call' ? `the gateway is asked (${path})` : path;
  }

  #outcome(flow: string, state: string, path: string): string {
    const meta = this.project.flows[flow]?.flow.states[state]?.meta;
    const [next] = meta?.next ?? [];
    const goes = next && ('page' in next ? `, then ${next.page}` : `, then ${next.flow}`);
    return `the end: ${meta?.outcome ?? path}${goes ?? ''} (${path})`;
  }

  doing({ at, doing }: PathStep): string {
    switch (doing.type) {
      case 'answer':
        return [...this.#values(at, doing.values), this.#button(at, 'NEXT')].join('; ');
      case 'event':
        return this.#button(at, doing.event);
      case 'back':
        return this.#button(at, 'BACK');
      case 'wait':
        return `wait: ${doing.delay}`;
      case 'reply':
        return `${doing.operation} answers SUCCESS${partsText(doing.decides)}`;
      case 'code':
        return `${doing.operation} answers ${doing.code}`;
      case 'lost':
        return `the reply of ${doing.operation} stays lost`;
    }
  }

  #button({ flow, state }: PathPlace, event: string): string {
    return `press “${this.#say(flow, 'steps', writtenState(state), 'events', event) ?? this.#say('shared', 'buttons', event) ?? event}”`;
  }

  #values(at: PathPlace, values: JsonObject): readonly string[] {
    const fields = this.#fields(at);
    return Object.entries(values).map(([name, value]) => {
      const say = (path: readonly string[], ...part: readonly string[]) => {
        const key = [name, ...path].join('.');
        const shared = fields.get(key)?.['x-shared'];
        return (
          this.#say(at.flow, 'steps', at.state, 'fields', key, ...part) ??
          this.#say('shared', 'fields', String(shared ?? path.at(-1) ?? name), ...part)
        );
      };
      const isSecret = fields.get(name)?.['x-sensitive'] !== undefined;
      const words: ValueWords = {
        label: (path) => say(path, 'label'),
        option: (path, choice) => say(path, 'options', choice),
      };
      return `${say([], 'label') ?? name}: ${isSecret ? '(a secret)' : readableValue(value, words)}`;
    });
  }

  /** Schemas of the fields of a step, by their names in its words: `stays.country`. */
  #fields({ flow, state }: PathPlace): ReadonlyMap<string, JsonObject> {
    const form = this.project.flows[flow]?.flow.states[state]?.meta?.form;
    const entry = form === undefined ? undefined : this.project.forms[form];
    const schema = entry && resolveFormSchema(this.project, entry.schema.path, entry.schema.data);
    return new Map(
      formFields(schema ?? {}).map((field) => [field.tokens.filter((token) => token !== '-').join('.'), field.schema]),
    );
  }
}

function partsText(data: JsonObject): string {
  const parts = Object.entries(data).map(([name, value]) => `${name} ${readableValue(value)}`);
  return parts.length > 0 ? ` with ${parts.join(', ')}` : '';
}
