import type { DataFile } from '../../compile/dataFile.ts';
import { parseFile } from '../../compile/parseFile.ts';
import { loadProject } from '../../compile/loadProject.ts';
import type { Project } from '../../compile/project.ts';
import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';
import { getAt, parsePointer, setAt } from '../../domain/jsonPointer.ts';
import type { MigrationStep, Migration } from '../../engine/bundle.ts';
import type { Change } from './change.ts';
import { fieldName, stepName, valueText } from './names.ts';

/** The older data with the names that migrations give: what is only called otherwise is no difference any more. */
export function migratedProject(before: Project, after: Project): Project {
  const due = Object.keys(after.flows).flatMap((flow) => dueSteps(before, after, flow).map((step) => ({ flow, step })));
  if (due.length === 0) return before;
  return due.reduce((project, { flow, step }) => new Renaming(project, after, flow).take(step), before);
}

/** One flow, and the files that speak of its steps and fields. */
class Renaming {
  readonly #files: Map<string, DataFile>;

  constructor(
    readonly project: Project,
    readonly after: Project,
    readonly flow: string,
  ) {
    this.#files = new Map(project.files);
  }

  take(step: MigrationStep): Project {
    if ('default' in step) return this.project;
    if ('drop' in step) this.#dropped(parsePointer(step.drop));
    else this.#rename(parsePointer('move' in step ? step.move : step.rename), parsePointer(step.to));
    return loadProject(this.project.root, this.#files);
  }

  #rename(from: readonly string[], to: readonly string[]): void {
    const [state = '', field, ...deeper] = from;
    const [newState = '', newField, ...newDeeper] = to;
    if (deeper.length + newDeeper.length > 0 || newState === '') return;
    if (field === undefined && newField === undefined) this.#renameState(state, newState);
    if (field !== undefined && newField !== undefined) this.#renameField([state, field], [newState, newField]);
  }

  #renameState(state: string, newState: string): void {
    const flow = this.project.flows[this.flow]?.flow;
    if (!flow?.states[state] || flow.states[newState]) return;
    const [form, newForm] = [
      flow.states[state].meta?.form,
      this.after.flows[this.flow]?.flow.states[newState]?.meta?.form,
    ];
    this.#changeAll((data) => replaceTexts(data, [state], [newState]));
    this.#change(this.#flowFile, (data) => keyRenamed(data, ['states'], state, newState));
    for (const file of this.#wordFiles()) this.#change(file, (data) => keyRenamed(data, ['steps'], state, newState));
    const hasFile = this.#files.has(`schemas/${form}.schema.json`);
    const moves = hasFile && newForm !== undefined && form !== newForm && !this.project.forms[newForm];
    if (moves)
      for (const ending of ['schema.json', 'ui.json'])
        this.#moveFile(`schemas/${form}.${ending}`, `schemas/${newForm}.${ending}`);
    // Where it is not written the form would follow the new name of the step.
    const shown = hasFile && !moves ? form : newForm;
    if (shown !== undefined)
      this.#change(this.#flowFile, (data) => setAt(data, ['states', newState, 'meta', 'form'], shown) ?? data);
  }

  /** The question goes with all that is said of it. */
  #renameField([state, field]: [string, string], [newState, newField]: [string, string]): void {
    const [form, newForm] = [this.#formOf(state), this.#formOf(newState)];
    if (form === undefined || newForm === undefined) return;
    this.#changeAll((data) => replaceTexts(data, [state, field], [newState, newField]));
    for (const file of this.#wordFiles())
      this.#change(file, (data) =>
        moved(data, ['steps', state, 'fields', field], ['steps', newState, 'fields', newField]),
      );
    const [schema, ui] = [`schemas/${form}.schema.json`, `schemas/${form}.ui.json`];
    if (form === newForm) {
      this.#change(schema, (data) => fieldRenamed(data, field, newField));
      this.#change(ui, (data) => keyRenamed(data, [], field, newField));
      return;
    }
    const property = getAt(this.#files.get(schema)?.data, ['properties', field]);
    if (property === undefined) return;
    const required = getAt(this.#files.get(schema)?.data, ['required']);
    this.#drop([state, field]);
    this.#change(`schemas/${newForm}.schema.json`, (data) => {
      const withField = setAt(data, ['properties', newField], property) ?? data;
      const before = getAt(withField, ['required']);
      const isRequired = Array.isArray(required) && required.includes(field);
      return isRequired
        ? (setAt(withField, ['required'], [...(Array.isArray(before) ? before : []), newField]) ?? withField)
        : withField;
    });
  }

  /** A question that is still asked stays: only what was answered goes. */
  #dropped([state = '', field = '', ...deeper]: readonly string[]): void {
    const form = this.after.flows[this.flow]?.flow.states[state]?.meta?.form ?? '';
    const isAsked = getAt(this.after.forms[form]?.schema.data, ['properties', field]) !== undefined;
    if (!isAsked) this.#drop([state, field, ...deeper]);
  }

  #drop([state = '', field, ...deeper]: readonly string[]): void {
    const form = this.#formOf(state);
    if (form === undefined || field === undefined || deeper.length > 0) return;
    this.#change(`schemas/${form}.schema.json`, (data) => {
      const required = getAt(data, ['required']);
      const left = setAt(data, ['properties', field], undefined) ?? data;
      return Array.isArray(required)
        ? (setAt(
            left,
            ['required'],
            required.filter((name) => name !== field),
          ) ?? left)
        : left;
    });
    this.#change(`schemas/${form}.ui.json`, (data) => setAt(data, [field], undefined) ?? data);
  }

  /** The form of one step alone: what several steps show is not renamed for one of them. */
  #formOf(state: string): string | undefined {
    const states = this.project.flows[this.flow]?.flow.states ?? {};
    const form = states[state]?.meta?.form;
    return Object.values(states).filter(({ meta }) => meta?.form === form).length === 1 ? form : undefined;
  }

  get #flowFile(): string {
    return `flows/${this.flow}/flow.json`;
  }

  #wordFiles(): readonly string[] {
    return Object.keys(this.project.words).map((locale) => `locales/${locale}/${this.flow}.json`);
  }

  /** Every file that points at steps and fields of the flow. */
  #changeAll(change: (data: Json) => Json): void {
    const forms = Object.values(this.project.flows[this.flow]?.flow.states ?? {}).flatMap(({ meta }) =>
      meta?.form === undefined ? [] : [`schemas/${meta.form}.schema.json`],
    );
    for (const file of new Set([this.#flowFile, `flows/${this.flow}/checks.json`, ...forms]))
      this.#change(file, change);
  }

  #change(path: string, change: (data: Json) => Json): void {
    const file = this.#files.get(path);
    if (!file || file.data === null) return;
    const data = change(file.data);
    if (data !== file.data) this.#files.set(path, parseFile(path, JSON.stringify(data)));
  }

  #moveFile(path: string, to: string): void {
    const file = this.#files.get(path);
    if (!file) return;
    this.#files.delete(path);
    this.#files.set(to, parseFile(to, file.text));
  }
}

/** Names of states and pointers at them, whatever they stand under: `reveiw`, `$form/details/remark`, `details/remark`. */
function replaceTexts(data: Json, from: readonly string[], to: readonly string[], key = ''): Json {
  if (typeof data === 'string') return textReplaced(data, from.join('/'), to.join('/'), key);
  if (Array.isArray(data)) return (data as readonly Json[]).map((item) => replaceTexts(item, from, to, key));
  if (!isJsonObject(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaceTexts(value, from, to, name)]));
}

/** Words of the language under which a state stands by its bare name, or an answer as `state/field`. */
const NAMING_KEYS: ReadonlySet<string> = new Set(['target', 'initial', 'at', 'state', 'answer']);

function textReplaced(text: string, from: string, to: string, key: string): string {
  const pointer = /^\$(?:form|reply|last\/form)\//.exec(text)?.[0] ?? '';
  if (pointer === '' && !NAMING_KEYS.has(key)) return text;
  const rest = text.slice(pointer.length);
  return rest === from || rest.startsWith(`${from}/`) ? `${pointer}${to}${rest.slice(from.length)}` : text;
}

/** A field of a form has another name, wherever the form speaks of it. */
function fieldRenamed(schema: Json, field: string, newField: string): Json {
  const renamed = keyRenamed(schema, ['properties'], field, newField);
  return withinForm(renamed, field, newField, '');
}

function withinForm(data: Json, field: string, newField: string, key: string): Json {
  if (typeof data === 'string') {
    if (key === 'required') return data === field ? newField : data;
    const pointer = key === 'at' && data.startsWith('/') ? '/' : (/^\$(?:self|option)\//.exec(data)?.[0] ?? '');
    const rest = data.slice(pointer.length);
    const isIt = pointer !== '' && (rest === field || rest.startsWith(`${field}/`));
    return isIt ? `${pointer}${newField}${rest.slice(field.length)}` : data;
  }
  if (Array.isArray(data)) return (data as readonly Json[]).map((item) => withinForm(item, field, newField, key));
  if (!isJsonObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withinForm(value, field, newField, name)]),
  );
}

/** The same object, in the same order, with one key called otherwise. */
function keyRenamed(data: Json, at: readonly string[], key: string, newKey: string): Json {
  const around = getAt(data, at);
  if (!isJsonObject(around) || !Object.hasOwn(around, key) || Object.hasOwn(around, newKey)) return data;
  const renamed: JsonObject = Object.fromEntries(
    Object.entries(around).map(([name, value]) => [name === key ? newKey : name, value]),
  );
  return at.length === 0 ? renamed : (setAt(data, at, renamed) ?? data);
}

function moved(data: Json, from: readonly string[], to: readonly string[]): Json {
  const value = getAt(data, from);
  if (value === undefined) return data;
  if (from.slice(0, -1).join('/') === to.slice(0, -1).join('/'))
    return keyRenamed(data, from.slice(0, -1), from.at(-1) ?? '', to.at(-1) ?? '');
  return setAt(setAt(data, from, undefined), to, value) ?? data;
}

/** What the migrations of a flow do to records of the older version, in order. */
export function dueSteps(before: Project, after: Project, flow: string): readonly MigrationStep[] {
  const [old, now] = [before.flows[flow], after.flows[flow]];
  if (!old || !now) return [];
  return now.migrations
    .map(({ data }) => data as unknown as Migration)
    .filter(({ from, to }) => from >= old.flow.version && to <= now.flow.version)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ steps }) => steps);
}

/** What migrations take as answered, by `state/field`. */
export function defaultsOf(steps: readonly MigrationStep[]): ReadonlyMap<string, Json> {
  return new Map(steps.flatMap((step) => ('default' in step ? [[step.default.slice(1), step.value] as const] : [])));
}

/** What becomes of what members under way have answered, as the migrations say. */
export function migrationChanges(before: Project, after: Project, flow: string): readonly Change[] {
  return dueSteps(before, after, flow).map((step) => ({
    subject: 'questions',
    flow,
    sentence: sentenceOf(step, before, after, flow),
  }));
}

function sentenceOf(step: MigrationStep, before: Project, after: Project, flow: string): string {
  const old = (pointer: string) => placeWords(before, after, flow, pointer);
  const now = (pointer: string) => placeWords(after, before, flow, pointer);
  if ('drop' in step) return `What was answered at ${old(step.drop)} is dropped.`;
  if ('default' in step)
    return `For members in progress who have not answered ${now(step.default)}, the answer is set to ${valueText(step.value)}.`;
  const from = 'move' in step ? step.move : step.rename;
  const verb = 'move' in step ? 'moves to' : 'is now called';
  return `${old(from)} ${verb} ${now(step.to)}; what was answered there is kept.`;
}

/** `“Remark” (remark) in “Who …” (details)`: with the names too, since they are what a migration changes. */
function placeWords(project: Project, other: Project, flow: string, pointer: string): string {
  const [state = '', ...fields] = parsePointer(pointer);
  const owner = project.flows[flow]?.flow.states[state] ? project : other;
  const step = `${named(stepName(owner, flow, state), state)}`;
  if (fields.length === 0) return step;
  const [field = ''] = fields;
  const label = fieldName(owner, flow, state, field);
  return `${named(label, fields.join('/'))} in ${step}`;
}

function named(label: string, name: string): string {
  return label === name || label === `“${name}”` ? `“${name}”` : `${label} (${name})`;
}
