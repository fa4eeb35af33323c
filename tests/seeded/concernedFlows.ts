import type { Project } from '../../src/compile/project.ts';

const FLOW_FILE =
  /^(?:flows|schemas|locales\/[^/]+)\/(?!rules\/|figures\/|shared\/|app\.|pages\.|shared\.)([a-z-]+)(?:\/|\.json$)/;

/** How other files name what is in a shared one: by its own name, or by the ids in it. */
const NAMED: readonly { readonly file: RegExp; readonly names: (name: string, text: string) => readonly string[] }[] = [
  {
    file: /^schemas\/shared\/([^/.]+)\.(?:schema|ui)\.json$/,
    names: (name) => [`/${name}.schema.json`, `shared/${name}"`],
  },
  { file: /^flows\/(?:rules|figures)\/([^/.]+)\.json$/, names: (area) => [`"${area}.`] },
  { file: /^openapi\/paths\/[^/]+\/([^/.]+)\.yaml$/, names: (operation) => [`"${operation}"`, `:${operation}"`] },
  { file: /^content\/constants\/[^/]+\.json$/, names: (_, text) => idsIn(text) },
  { file: /^content\/(?:documents\/index|site)\.json$/, names: () => ['"site":', '"document":'] },
  // No flow reads them.
  {
    file: /^content\/(?:articles\/|documents\/|(?:adverts|announcements|area-codes|banks|home|reported-payees)\.json)/,
    names: () => [],
  },
];

/** The flows that edits of files can be seen in: those whose own files they are or whose files name what is edited, all that call one of
 * them, however far, all that one of them calls, and those that lead to one another; none named when an edit is of what all of them share. */
export function concernedFlows(files: readonly string[], project: Project): ReadonlySet<string> | undefined {
  const edited = touched(files, project);
  if (!edited) return undefined;
  const { flows } = project;
  const names = (from: string, to: string, how: string) =>
    new RegExp(`"${how}${to}["/]`).test(flows[from]?.file.text ?? '');
  const all = Object.keys(flows);
  const closure = (follows: (from: string, to: string) => boolean) => {
    const found = new Set(edited);
    // A set that grows while it is walked is walked to its end.
    for (const id of found) for (const other of all) if (follows(id, other)) found.add(other);
    return found;
  };
  const linked = [...edited].flatMap((id) => all.filter((other) => names(id, other, '') || names(other, id, '')));
  // What a flow says is no concern of those that it calls.
  const isSaid = files.every((file) => file.startsWith('locales/'));
  const called = isSaid ? [] : closure((id, other) => names(id, other, 'flow:'));
  const callers = closure((id, other) => names(other, id, 'flow:'));
  return new Set([...linked, ...called, ...callers]);
}

/** Flows with a file among these, or with one that names them, however far; `undefined` where an edit may be seen anywhere. */
function touched(files: readonly string[], project: Project): ReadonlySet<string> | undefined {
  const all = new Set(files);
  const flows = new Set<string>();
  for (const file of all) {
    const id = FLOW_FILE.exec(file)?.[1];
    if (id !== undefined && Object.hasOwn(project.flows, id)) {
      flows.add(id);
      continue;
    }
    const kind = NAMED.find((one) => one.file.test(file));
    if (!kind) return undefined;
    const names = kind.names(kind.file.exec(file)?.[1] ?? '', project.files.get(file)?.text ?? '');
    for (const other of project.files.values()) {
      const isNamed = names.some((name) => other.text.includes(name));
      if (isNamed && /^(?:flows|schemas)\//.test(other.path)) all.add(other.path);
    }
  }
  return flows;
}

function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/"id": "([^"]+)"/g)].map(([, id = '']) => id);
}
