import type { Json, JsonObject } from '../domain/json.ts';
import { standaloneRuleSchema } from '../rules/compileRule.ts';
import { at, ruleFile } from './bundleFlow.ts';
import { flowParts, ruleLibrary } from './flowParts.ts';
import type { Project } from './project.ts';
import { rulesPath, validatorCode } from './standaloneCode.ts';

/** The code of a module whose default export is the flow's bundle.
 * @param importSubFlow the module that holds a sub-flow's bundle
 * @throws ProjectError when a part is missing or a schema does not compile */
export function flowModule(project: Project, id: string, importSubFlow: (id: string) => string): string {
  const parts = flowParts(project, id);
  const library = ruleLibrary(project);
  const schemas: Record<string, JsonObject> = {};
  parts.forms.forEach((form, index) => (schemas[`form${index}`] = form.schema));
  parts.ruleIds.forEach((ruleId, index) => {
    schemas[`rule${index}`] = at(project, ruleFile(project, ruleId), () => standaloneRuleSchema(ruleId, library));
  });
  const validators = codeOrBlame(project, parts, schemas);
  const { $schema: _named, ...flow } = parts.flow;
  const subFlows = parts.subFlowIds.map(
    (sub, index) => `import flow${index} from ${JSON.stringify(importSubFlow(sub))};`,
  );
  const rules = parts.ruleIds.map((ruleId, index) => {
    const subject = Object.keys(project.rules[ruleId]?.rule.subject ?? {});
    return `${literal(ruleId)}: createRule(${literal(ruleId)}, ${literal(subject)}, rule${index})`;
  });
  const forms = parts.forms.map(
    (form, index) => `${literal(form.id)}: createForm(${literal(form as unknown as Json)}, form${index}, rules)`,
  );
  return `import { createForm } from ${JSON.stringify(rulesPath('createForm.ts'))};
import { createRule } from ${JSON.stringify(rulesPath('createRule.ts'))};
${subFlows.join('\n')}
${validators}
const rules = { ${rules.join(',\n')} };
export default {
  flow: ${literal(flow as unknown as Json)},
  forms: { ${forms.join(',\n')} },
  rules: { ${parts.guardRuleIds.map((ruleId) => `${literal(ruleId)}: rules[${literal(ruleId)}]`).join(', ')} },
  operations: ${literal(parts.operations as unknown as Json)},
  flows: { ${parts.subFlowIds.map((sub, index) => `${literal(sub)}: flow${index}`).join(', ')} },
  migrations: ${literal(parts.migrations as unknown as Json)},
};
`;
}

/** All validators at once; when that fails, one at a time to find whose schema it is. */
function codeOrBlame(
  project: Project,
  parts: ReturnType<typeof flowParts>,
  schemas: { readonly [name: string]: JsonObject },
): string {
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

/** JSON as a JavaScript literal: line separators are the one difference. */
function literal(value: Json): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
