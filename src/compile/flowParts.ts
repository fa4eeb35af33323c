import type { Json } from '../domain/json.ts';
import { formatPointer } from '../domain/jsonPointer.ts';
import type { Migration, OperationMeta } from '../engine/bundle.ts';
import type { FlowFile } from '../engine/flowFile.ts';
import type { RuleLibrary } from '../rules/compileRule.ts';
import type { FormSource } from '../rules/createForm.ts';
import { formFields, rulesOf } from '../rules/formSchema.ts';
import { figuresWith } from '../rules/figures/refuseCircle.ts';
import { ruleOfGuard } from '../rules/guard.ts';
import { ProjectError, type Problem } from './dataFile.ts';
import { fieldCalls } from './fieldCalls.ts';
import { formSource } from './formSource.ts';
import type { Project } from './project.ts';

/** Everything of one flow that a bundle is made of, still data: forms and rules without their validators. */
export interface FlowParts {
  readonly id: string;
  readonly flow: FlowFile;
  readonly forms: readonly FormSource[];
  /** Rules that guards and forms ask, by id. */
  readonly ruleIds: readonly string[];
  /** Those among them that the flow's own guards ask. */
  readonly guardRuleIds: readonly string[];
  /** Figures that steps show or rules name, and those that these are worked out with, by id. */
  readonly figureIds: readonly string[];
  /** Those among them that the flow's own steps show. */
  readonly shownFigureIds: readonly string[];
  readonly operations: { readonly [operationId: string]: OperationMeta };
  readonly subFlowIds: readonly string[];
  readonly migrations: readonly Migration[];
}

/** Gathers the parts of a flow.
 * @throws ProjectError naming every form, rule, operation and sub-flow that is not there, at its place */
export function flowParts(project: Project, id: string): FlowParts {
  const entry = project.flows[id];
  if (!entry) {
    const file = `flows/${id}/flow.json`;
    const problems = project.files.get(file)?.problems ?? [];
    const absent = { file, line: 1, column: 1, message: `has no flow "${id}" that can be read.` };
    throw new ProjectError(problems.length > 0 ? problems : [absent]);
  }
  const uses = usesOf(entry.flow);
  const problems = missingOf(project, entry.file.path, uses);
  if (problems.length > 0) throw new ProjectError(problems);
  const forms = uses.forms.map(({ name }) => formAt(project, name, entry.flow));
  const inForms = forms.map((form) => formUses(project, form));
  const formProblems = inForms.flatMap((found) => found.problems);
  if (formProblems.length > 0) throw new ProjectError(formProblems);
  const guardRuleIds = names(uses.rules);
  const shownFigureIds = names(uses.figures);
  const asked = new Set([...guardRuleIds, ...inForms.flatMap((found) => found.rules)]);
  const library = ruleLibrary(project);
  const named = [...asked].flatMap((rule) => Object.values(project.rules[rule]?.rule.figures ?? {}));
  const worked = figuresWith([...shownFigureIds, ...named], library);
  return {
    id,
    flow: entry.flow,
    forms,
    guardRuleIds,
    ruleIds: [...new Set([...asked, ...worked.rules])],
    figureIds: worked.figures,
    shownFigureIds,
    operations: Object.fromEntries(
      [...new Set([...names(uses.operations), ...inForms.flatMap((found) => found.operations)])].map((operation) => [
        operation,
        (project.operations[operation] as NonNullable<Project['operations'][string]>).meta,
      ]),
    ),
    subFlowIds: names(uses.flows),
    migrations: entry.migrations.map((file) => {
      const { from, to, steps } = file.data as unknown as Migration;
      return { from, to, steps };
    }),
  };
}

interface Use {
  readonly name: string;
  readonly pointer: string;
}

interface Uses {
  readonly forms: readonly Use[];
  readonly rules: readonly Use[];
  readonly figures: readonly Use[];
  readonly operations: readonly Use[];
  readonly flows: readonly Use[];
}

function usesOf(flow: FlowFile): Uses {
  const states = Object.entries(flow.states);
  const forms = states.flatMap(([name, { meta }]) =>
    meta?.form === undefined ? [] : [{ name: meta.form, pointer: formatPointer(['states', name, 'meta', 'form']) }],
  );
  const calls = (prefix: string) =>
    states.flatMap(([name, { invoke }]) =>
      typeof invoke?.src === 'string' && invoke.src.startsWith(prefix)
        ? [{ name: invoke.src.slice(prefix.length), pointer: formatPointer(['states', name, 'invoke', 'src']) }]
        : [],
    );
  const files = states.flatMap(([name, { meta }]) =>
    meta?.file?.op !== undefined
      ? [{ name: meta.file.op, pointer: formatPointer(['states', name, 'meta', 'file', 'op']) }]
      : [],
  );
  return {
    forms: firstOfEach(forms),
    rules: guardsIn(flow as unknown as Json, ''),
    figures: states.flatMap(([name, { meta }]) =>
      Object.entries(meta?.figures ?? {}).map(([shown, { figure }]) => ({
        name: figure,
        pointer: formatPointer(['states', name, 'meta', 'figures', shown, 'figure']),
      })),
    ),
    operations: [...calls('op:'), ...files],
    flows: calls('flow:'),
  };
}

function firstOfEach(uses: readonly Use[]): readonly Use[] {
  return uses.filter((use, index) => uses.findIndex(({ name }) => name === use.name) === index);
}

/** Every `rule:<id>` guard below a value, wherever guards may stand. */
function guardsIn(value: Json, pointer: string): readonly Use[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = `${pointer}${formatPointer([key])}`;
    const rule = key === 'guard' || key === 'while' ? ruleOfGuard(inner) : undefined;
    return rule === undefined ? guardsIn(inner as Json, at) : [{ name: rule, pointer: `${at}/type` }];
  });
}

function missingOf(project: Project, file: string, uses: Uses): readonly Problem[] {
  const missing = (list: readonly Use[], known: object, say: (name: string) => string): readonly Problem[] =>
    list
      .filter(({ name }) => !Object.hasOwn(known, name))
      .map(({ name, pointer }) => ({ file, ...project.position(file, pointer), message: say(name) }));
  return [
    ...missing(
      uses.forms,
      project.forms,
      (name) => `form "${name}" is not known: there is no schemas/${name}.schema.json.`,
    ),
    ...missing(
      uses.rules,
      project.rules,
      (name) => `rule "${name}" is not known. Rules are looked up by id in flows/rules/.`,
    ),
    ...missing(
      uses.figures,
      project.figures,
      (name) => `figure "${name}" is not known. Figures are looked up by id in flows/figures/.`,
    ),
    ...missing(uses.operations, project.operations, (name) => `operation "${name}" is not known in openapi/.`),
    ...uses.operations.flatMap(({ name }) => project.operations[name]?.problem ?? []),
    ...missing(
      uses.flows,
      project.flows,
      (name) => `sub-flow "${name}" is not known: there is no flows/${name}/flow.json.`,
    ),
  ];
}

function formAt(project: Project, id: string, flow: FlowFile): FormSource {
  const schema = project.forms[id]?.schema;
  if (schema && schema.problems.length > 0) throw new ProjectError(schema.problems);
  try {
    return formSource(project, id, flow);
  } catch (error) {
    throw new ProjectError([
      { file: `schemas/${id}.schema.json`, line: 1, column: 1, message: (error as Error).message },
    ]);
  }
}

/** Rules and operations that a form's own keywords name. */
function formUses(
  project: Project,
  form: FormSource,
): {
  readonly rules: readonly string[];
  readonly operations: readonly string[];
  readonly problems: readonly Problem[];
} {
  const file = `schemas/${form.id}.schema.json`;
  const fields = formFields(form.schema);
  const whens = fields.map(({ schema }) => ruleOfGuard(schema['x-when'] ?? null));
  const formRules = rulesOf(form.schema);
  const rules = [...whens, ...formRules.flatMap((one) => [one.rule, ruleOfGuard((one.when ?? null) as Json)])].filter(
    (rule) => rule !== undefined,
  );
  const operations = fieldCalls(form.schema).map(({ operation }) => operation);
  const at = project.position(file, '/x-rules');
  return {
    rules,
    operations,
    problems: [
      ...rules
        .filter((rule) => !Object.hasOwn(project.rules, rule))
        .map((rule) => ({
          file,
          ...at,
          message: `rule "${rule}" is not known. Rules are looked up by id in flows/rules/.`,
        })),
      ...operations
        .filter((operation) => !Object.hasOwn(project.operations, operation))
        .map((operation) => ({
          file,
          line: 1,
          column: 1,
          message: `operation "${operation}" is not known in openapi/.`,
        })),
    ],
  };
}

function names(uses: readonly Use[]): readonly string[] {
  return [...new Set(uses.map(({ name }) => name))];
}

/** Where rules of the project find one another and the shared schemas. */
export function ruleLibrary(project: Project): RuleLibrary {
  return {
    load: (file) => project.files.get(file)?.data,
    rule: (id) => (Object.hasOwn(project.rules, id) ? project.rules[id] : undefined),
    figure: (id) => (Object.hasOwn(project.figures, id) ? project.figures[id]?.figure : undefined),
  };
}
