import { canonicalJson } from '../domain/canonicalJson.ts';
import type { Json, JsonObject } from '../domain/json.ts';
import type { FigureCode } from '../rules/figures/createFigure.ts';
import { refuseCircle } from '../rules/figures/refuseCircle.ts';
import { standaloneRuleSchema } from '../rules/compileRule.ts';
import { at, ruleFile } from './bundleFlow.ts';
import type { FlowNote } from '../engine/bundle.ts';
import type { AnswerTable } from '../engine/knownAnswers.ts';
import { flowForPages, operationsForPages } from './forPages.ts';
import { flowNote } from './flowNote.ts';
import { flowParts, ruleLibrary, type FlowParts } from './flowParts.ts';
import type { Project } from './project.ts';
import { rulesPath, validatorCode } from './standaloneCode.ts';

/** What a flow's module is made from: data that decides its code. */
export interface FlowModuleSource {
  readonly parts: FlowParts;
  /** Schemas of the validators, by the name of their function. */
  readonly schemas: { readonly [name: string]: JsonObject };
  /** For each form the name of its function: forms that ask the same, most often nothing, have one. */
  readonly validators: readonly string[];
  readonly subjects: { readonly [ruleId: string]: readonly string[] };
  readonly defaults: { readonly [ruleId: string]: JsonObject | undefined };
  /** What rules call the figures that they name, by rule. */
  readonly named: { readonly [ruleId: string]: JsonObject | undefined };
  readonly figures: { readonly [figureId: string]: FigureParts };
  readonly note: FlowNote | undefined;
}

interface FigureParts {
  readonly subject: readonly string[];
  readonly code: FigureCode;
}

/** @throws ProjectError when a part is missing */
export function flowModuleSource(project: Project, id: string): FlowModuleSource {
  const parts = flowParts(project, id);
  const library = ruleLibrary(project);
  const schemas: Record<string, JsonObject> = {};
  const byQuestion = new Map<string, string>();
  const validators = parts.forms.map(({ schema }, index) => {
    const { 'x-summary': _rows, 'x-figures': _shown, 'x-links': _told, ...asked } = schema;
    const question = canonicalJson(asked);
    const name = byQuestion.get(question) ?? `form${index}`;
    byQuestion.set(question, name);
    schemas[name] ??= schema;
    return name;
  });
  parts.ruleIds.forEach((ruleId, index) => {
    schemas[`rule${index}`] = at(project, ruleFile(project, ruleId), () => standaloneRuleSchema(ruleId, library));
  });
  const subjects = parts.ruleIds.map((ruleId) => [ruleId, Object.keys(project.rules[ruleId]?.rule.subject ?? {})]);
  const defaults = parts.ruleIds.map((ruleId) => [ruleId, project.rules[ruleId]?.rule.defaults]);
  return {
    parts,
    schemas,
    validators,
    subjects: Object.fromEntries(subjects) as FlowModuleSource['subjects'],
    defaults: Object.fromEntries(defaults) as FlowModuleSource['defaults'],
    named: Object.fromEntries(parts.ruleIds.map((ruleId) => [ruleId, project.rules[ruleId]?.rule.figures])),
    figures: Object.fromEntries(parts.figureIds.flatMap((figure) => figureParts(project, figure))),
    note: flowNote(project, id),
  };
}

function figureParts(project: Project, id: string): readonly (readonly [id: string, parts: FigureParts])[] {
  const entry = project.figures[id];
  if (!entry) return [];
  at(project, { file: entry.file, pointer: entry.pointer }, () => refuseCircle(id, ruleLibrary(project)));
  const { subject, type, currency, value, defaults } = entry.figure;
  const code = { type, value, ...(currency !== undefined && { currency }), ...(defaults && { defaults }) };
  return [[id, { subject: Object.keys(subject), code }]];
}

/** The code of a module whose default export is the flow's bundle.
 * @param importSubFlow the module that holds a sub-flow's bundle
 * @param answers what XState says of the flow, where the page is not to ask it
 * @throws ProjectError when a schema does not compile */
export function flowModule(
  project: Project,
  { parts, schemas, validators, subjects, defaults, named, figures, note }: FlowModuleSource,
  importSubFlow: (id: string) => string,
  answers?: AnswerTable,
): string {
  const code = codeOrBlame(project, parts, schemas);
  const subFlows = parts.subFlowIds.map(
    (sub, index) => `import flow${index} from ${JSON.stringify(importSubFlow(sub))};`,
  );
  const rules = parts.ruleIds.map((ruleId, index) => {
    const absent = defaults[ruleId];
    const worked = named[ruleId] && `workedBy(${literal(named[ruleId])}, figures)`;
    const more = [...((absent ?? worked) ? [absent ? literal(absent) : 'undefined'] : []), ...(worked ? [worked] : [])];
    return `${literal(ruleId)}: createRule(${literal(ruleId)}, ${literal(subjects[ruleId] ?? [])}, ${[`rule${index}`, ...more].join(', ')})`;
  });
  const forms = parts.forms.map((form, index) => {
    const made = `createForm(${literal(form as unknown as Json)}, ${validators[index]}, rules)`;
    return `${literal(form.id)}: ${showsFigures(form) ? `withFigures(${made}, figures)` : made}`;
  });
  const figureCode = Object.entries(figures).map(
    ([figure, { subject, code: own }]) =>
      `figures[${literal(figure)}] = createFigure(${literal(figure)}, ${literal(subject)}, ${literal(own as unknown as Json)}, figures, rules);`,
  );
  const helpers = [
    ...(figureCode.length > 0 ? ['createFigure'] : []),
    ...(parts.ruleIds.some((ruleId) => named[ruleId]) ? ['workedBy'] : []),
    ...(parts.forms.some(showsFigures) ? ['withFigures'] : []),
  ].map((name) => `import { ${name} } from ${JSON.stringify(rulesPath(`figures/${name}.ts`))};`);
  const shown = parts.shownFigureIds.map((figure) => `${literal(figure)}: figures[${literal(figure)}]`);
  return `import { createForm } from ${JSON.stringify(rulesPath('createForm.ts'))};
import { createRule } from ${JSON.stringify(rulesPath('createRule.ts'))};
${answers ? `import { runByAnswers } from ${JSON.stringify(rulesPath('../engine/machine.ts'))};` : ''}
${[...helpers, ...subFlows].join('\n')}
${code}
const flow = ${literal(flowForPages(parts.flow))};
${answers ? `runByAnswers(flow, ${literal(answers as unknown as Json)});` : ''}
${figureCode.length > 0 ? 'const figures = {};' : ''}
const rules = { ${rules.join(',\n')} };
${figureCode.join('\n')}
export default {
  flow,
  forms: { ${forms.join(',\n')} },
  rules: { ${parts.guardRuleIds.map((ruleId) => `${literal(ruleId)}: rules[${literal(ruleId)}]`).join(', ')} },
  ${shown.length > 0 ? `figures: { ${shown.join(', ')} },` : ''}
  operations: ${literal(operationsForPages(parts.operations) as unknown as Json)},
  flows: { ${parts.subFlowIds.map((sub, index) => `${literal(sub)}: flow${index}`).join(', ')} },
  migrations: ${literal(parts.migrations as unknown as Json)},
  ${note ? `note: ${literal(note as unknown as Json)},` : ''}
};
`;
}

/** All validators at once; when that fails, one at a time to find whose schema it is. */
function codeOrBlame(project: Project, parts: FlowParts, schemas: { readonly [name: string]: JsonObject }): string {
  try {
    return validatorCode(schemas);
  } catch (error) {
    parts.forms.forEach((form, index) => {
      const name = `form${index}`;
      at(project, `schemas/${form.id}.schema.json`, () => validatorCode({ [name]: schemas[name] ?? {} }));
    });
    parts.ruleIds.forEach((ruleId, index) => {
      const name = `rule${index}`;
      at(project, ruleFile(project, ruleId), () => validatorCode({ [name]: schemas[name] ?? {} }));
    });
    throw error;
  }
}

function showsFigures({ schema }: FlowParts['forms'][number]): boolean {
  return schema['x-figures'] !== undefined;
}

/** JSON as a JavaScript literal: line separators are the one difference. */
function literal(value: Json): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
