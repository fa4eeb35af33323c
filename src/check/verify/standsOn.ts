import { at, refuseCycle, ruleFile } from '../../compile/bundleFlow.ts';
import { flowModuleSource } from '../../compile/flowModule.ts';
import { ruleLibrary } from '../../compile/flowParts.ts';
import type { OperationEntry, Project } from '../../compile/project.ts';
import { objectOf, type Json } from '../../domain/json.ts';
import { standaloneRuleSchema } from '../../rules/compileRule.ts';
import { figuresWith } from '../../rules/figures/refuseCircle.ts';
import type { Constant } from '../../rules/constants.ts';
import { attempt } from '../attempt.ts';
import { codeSample } from '../samples/operationSamples.ts';
import { sampleWords } from '../samples/sampleScope.ts';

import { USER_OPERATION } from '../userType.ts';

/** What the verification of a flow stands on. */
export interface StandsOn {
  /** Everything but the constants, as one text. */
  readonly text: string;
  /** The constants that are named in it: by their ids, or by that of the family they are of. */
  readonly constants: readonly Constant[];
}

/** All of a project that the verification of a flow reads: the flow and its sub-flows with forms, rules and calls, its
 * promises with their rules, who may come, the calendars, the site, the codes of every call, and the language.
 * @throws ProjectError when a part of the flow is missing */
export function standsOn(project: Project, id: string): StandsOn {
  const checks = project.flows[id]?.checks?.text ?? '';
  const own = [partsText(project, id, []), checks, rulesText(project, rulesIn(checks)), inputText(project, id)];
  const around = {
    calendars: project.calendars,
    site: project.site?.data ?? null,
    codes: project.commonReturnCodes,
    user: project.operations[USER_OPERATION] ?? null,
    language: [...project.files.values()].flatMap(({ path, text }) => (isOfLanguage(path) ? [text] : [])),
  };
  const names = new Set(own.flatMap((text) => text.match(CONSTANT_NAME) ?? []));
  const constants = Object.values(project.constants).map(({ constant }) => constant);
  return {
    text: [...own, JSON.stringify(around)].join('\0'),
    constants: constants.filter((constant) => familiesOf(constant.id).some((name) => names.has(name))),
  };
}

const CONSTANT_NAME = /[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+/g;

/** The id itself, and each beginning by which a family is named: `limit.transfer.single.3`, `limit.transfer.single`, `limit.transfer`. */
function familiesOf(id: string): readonly string[] {
  const names = id.split('.');
  return names.slice(1).map((_, index) => names.slice(0, names.length - index).join('.'));
}

function isOfLanguage(path: string): boolean {
  return path.startsWith('schemas/language/');
}

function partsText(project: Project, id: string, trail: readonly string[]): string {
  refuseCycle(project, id, trail);
  const source = flowModuleSource(project, id);
  const { parts } = source;
  const own = {
    source,
    rules: parts.ruleIds.map((rule) => project.rules[rule]?.rule),
    calls: Object.keys(parts.operations).map((operation) => callOf(project, project.operations[operation])),
    // Reports name lines.
    files: [project.flows[id]?.file.text, ...textsOfForms(project, parts.forms)],
  };
  return [JSON.stringify(own), ...parts.subFlowIds.map((sub) => partsText(project, sub, [...trail, id]))].join('\0');
}

/** An operation, with what comes with its codes: that is described in files of its own. */
function callOf(project: Project, operation: OperationEntry | undefined): Json {
  const codes = Object.keys(objectOf(operation?.data['x-code-data']));
  const samples = codes.map((code) => attempt(() => codeSample(project, operation?.meta.operationId ?? '', code)));
  return [operation as unknown as Json, samples.map((sample) => sample ?? null)];
}

function textsOfForms(
  project: Project,
  forms: readonly { readonly id: string; readonly schema: Json }[],
): readonly (string | null)[] {
  const shared = [...new Set(JSON.stringify(forms).match(/(?<="x-shared":")[^"]+/g))];
  return [
    ...forms.map((form) => project.forms[form.id]?.schema.text ?? null),
    ...shared.map((name) => project.shared[name]?.schema.text ?? null),
  ];
}

/** Rules that a text asks. */
function rulesIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<="rule:)[^"]+/g))];
}

/** Those that are there: of the others the verification itself says that they are not. */
function rulesText(project: Project, ids: readonly string[]): string {
  const library = ruleLibrary(project);
  const known = ids.filter((id) => Object.hasOwn(project.rules, id));
  const figures = figuresWith(
    known.flatMap((id) => Object.values(project.rules[id]?.rule.figures ?? {})),
    library,
  );
  const said = known.map((id) => [
    project.rules[id]?.rule,
    at(project, ruleFile(project, id), () => standaloneRuleSchema(id, library)),
  ]);
  return JSON.stringify([
    said,
    figures.figures.map(library.figure),
    figures.rules.map((id) => project.rules[id]?.rule),
  ]);
}

/** What the callers of a flow without entries give it. */
function inputText(project: Project, id: string): string {
  const isEntered = Object.keys(project.flows[id]?.flow.meta.entries ?? {}).length > 0;
  return isEntered ? '' : JSON.stringify(attempt(() => sampleWords(project, id).input) ?? null);
}
