import type { Project } from './project.ts';

/** What every wizard needs, and sub-flows of several flows. No file of words can have such a name. */
export const COMMON_WORDS = '~common';
const COMMON_FILES: readonly string[] = ['app', 'shared', 'return-codes'];

/** In which chunk each file of words comes, by file: a page asks for few files, and for none that only other pages read.
 * A sub-flow that one routed flow alone runs comes with it (`~<flow>`). */
export function wordChunks(project: Project): ReadonlyMap<string, string> {
  const files = new Set(Object.values(project.words).flatMap((byName) => Object.keys(byName)));
  const usersOf = routedUsers(project);
  const chunkOf = (file: string): string => {
    if (COMMON_FILES.includes(file)) return COMMON_WORDS;
    if (!project.flows[file] || isRouted(project, file)) return file;
    const users = usersOf.get(file) ?? [];
    return users.length === 1 ? `~${users[0]}` : COMMON_WORDS;
  };
  const chunks = new Map([...files].map((file) => [file, chunkOf(file)]));
  const taken = new Set(chunks.values());
  return new Map([...chunks].map(([file, chunk]) => [file, taken.has(`~${file}`) ? `~${file}` : chunk]));
}

/** The routed flows that run a sub-flow, directly or through others, by sub-flow. */
function routedUsers(project: Project): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  for (const id of Object.keys(project.flows).filter((flow) => isRouted(project, flow)))
    for (const sub of subFlowsOf(project, id)) users.set(sub, [...(users.get(sub) ?? []), id]);
  return users;
}

function subFlowsOf(project: Project, id: string, found = new Set<string>()): ReadonlySet<string> {
  for (const { invoke } of Object.values(project.flows[id]?.flow.states ?? {})) {
    const sub = invoke?.src.startsWith('flow:') ? invoke.src.slice('flow:'.length) : undefined;
    if (sub === undefined || found.has(sub)) continue;
    found.add(sub);
    subFlowsOf(project, sub, found);
  }
  return found;
}

function isRouted(project: Project, id: string): boolean {
  return Object.keys(project.flows[id]?.flow.meta.entries ?? {}).length > 0;
}
