import { USER_OPERATION } from '../userType.ts';
import { refuseCycle } from '../../compile/bundleFlow.ts';
import { flowModuleSource } from '../../compile/flowModule.ts';
import type { Project } from '../../compile/project.ts';
import { codeDigest, digestOf } from '../cache/contentCache.ts';

/** A digest of all that the verification of a flow depends on: the flow and its sub-flows with forms, rules, calls and
 * promises; the constants that they name; calendars, site and codes; and the code of the checker itself.
 * @throws ProjectError when a part of the flow is missing */
export function verifyKey(project: Project, id: string): string {
  const own = partsText(project, id, []);
  const world = {
    constants: Object.values(project.constants).flatMap(({ constant }) =>
      own.includes(constant.id) ? [constant] : [],
    ),
    calendars: project.calendars,
    site: project.site?.data ?? null,
    codes: project.commonReturnCodes,
    user: project.operations[USER_OPERATION]?.data ?? null,
    promises: project.flows[id]?.checks?.text ?? null,
  };
  const code = codeDigest(new URL('./verifyFlow.ts', import.meta.url).href);
  return digestOf([code, own, JSON.stringify(world)].join('\0'));
}

function partsText(project: Project, id: string, trail: readonly string[]): string {
  refuseCycle(project, id, trail);
  const source = flowModuleSource(project, id);
  const { parts } = source;
  const own = {
    source,
    // Reports name lines.
    text: project.flows[id]?.file.text,
    rules: parts.ruleIds.map((rule) => project.rules[rule]?.rule),
    calls: Object.keys(parts.operations).map((operation) => project.operations[operation]),
  };
  return [JSON.stringify(own), ...parts.subFlowIds.map((sub) => partsText(project, sub, [...trail, id]))].join('\0');
}
