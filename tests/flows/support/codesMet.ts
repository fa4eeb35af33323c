import type { Project } from '../../../src/compile/project.ts';
import type { Json } from '../../../src/domain/json.ts';
import { transitionsOf } from '../../../src/engine/flowFile.ts';

/** A flow and the sub-flows it calls, and theirs. */
export function withSubFlows(project: Project, id: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const { invoke } of Object.values(project.flows[id]?.flow.states ?? {})) {
    if (invoke?.src.startsWith('flow:')) withSubFlows(project, invoke.src.slice(5), found);
  }
  return found;
}

/** The return codes that a process can meet: of its calls, of the calls of its fields, and those it leads on from by name. */
export function codesMet(project: Project, id: string): ReadonlySet<string> {
  return new Set(
    [...withSubFlows(project, id)].flatMap((flow) => {
      const states = Object.values(project.flows[flow]?.flow.states ?? {});
      const called = states.flatMap(({ invoke }) => (invoke?.src.startsWith('op:') ? [invoke.src.slice(3)] : []));
      const named = states.flatMap(({ invoke }) =>
        transitionsOf(invoke?.onError).map(({ guard }) =>
          typeof guard === 'string' ? guard.replace('code:', '') : '',
        ),
      );
      const services = JSON.stringify(
        states.flatMap(({ meta }) => (meta?.form ? [project.forms[meta.form]?.schema.data as Json] : [])),
      ).matchAll(/"op":"(\w+)"/g);
      const listed = [...called, ...[...services].map(([, op]) => op!)].flatMap(
        (operation) => project.operations[operation]?.meta.returnCodes ?? [],
      );
      return [...named, ...listed];
    }),
  );
}
