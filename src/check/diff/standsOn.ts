import { flowParts } from '../../compile/flowParts.ts';
import type { Project } from '../../compile/project.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';
import type { Json } from '../../domain/json.ts';

/** All that a flow stands on, as one text: its forms, rules, calls and sub-flows, and the constants that they name. */
export function standsOn(project: Project, flow: string): string {
  const parts = flowParts(project, flow);
  const own = canonicalJson({
    flow: parts.flow,
    forms: parts.forms,
    rules: parts.ruleIds.map((id) => project.rules[id]?.rule ?? null),
    calls: Object.keys(parts.operations).map((id) => [project.operations[id]?.request, project.operations[id]?.reply]),
    operations: parts.operations,
  } as unknown as Json);
  const constants = Object.values(project.constants).filter(({ constant }) => own.includes(constant.id));
  return [
    own,
    canonicalJson(constants.map(({ constant }) => constant) as unknown as Json),
    ...parts.subFlowIds.map((sub) => standsOn(project, sub)),
  ].join('\n');
}
