import { isJsonObject, type Json, type JsonObject } from '../../domain/json.ts';

/** A data file of a flow. */
export interface FlowText {
  readonly path: string;
  readonly data: Json;
}

const LAST_NAME = /[^/]+$/;

/** The files of one flow as those of another: its folder, its forms and its words, with routes of their own and version 1. Migrations and the
 * lock of a release are history of the old one, and stay behind. */
export function copyFlow(files: readonly FlowText[], from: string, to: string): readonly FlowText[] {
  return files.flatMap(({ path, data }) => {
    const kind = kindOf(path, from);
    if (kind === undefined) return [];
    const renamed = withName(data, from, to);
    return [
      { path: pathOf(path, from, to), data: kind === 'flow' && isJsonObject(renamed) ? begun(renamed, to) : renamed },
    ];
  });
}

/** What a file is to the flow; `undefined` where it is nothing that a copy has. */
function kindOf(path: string, flow: string): 'flow' | 'part' | undefined {
  if (path === `flows/${flow}/flow.json`) return 'flow';
  const isPart =
    path === `flows/${flow}/checks.json` ||
    path.startsWith(`schemas/${flow}/`) ||
    /^locales\/[^/]+\/([^/]+)\.json$/.exec(path)?.[1] === flow;
  return isPart ? 'part' : undefined;
}

function pathOf(path: string, from: string, to: string): string {
  return path.startsWith('locales/') ? path.replace(LAST_NAME, `${to}.json`) : path.replace(`/${from}/`, `/${to}/`);
}

/** Forms, screens and links that name the old flow name the new one. */
function withName(value: Json, from: string, to: string, under?: string): Json {
  if (typeof value === 'string') return renamed(value, from, to);
  if (Array.isArray(value)) return (value as readonly Json[]).map((inner) => withName(inner, from, to));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isName = (key === 'flow' || key === 'id') && inner === from;
      // Words of a link stand under the flow that it leads to.
      const isLink = under === 'next' && key === from;
      return [isLink ? to : key, isName ? to : withName(inner as Json, from, to, key)];
    }),
  );
}

function renamed(text: string, from: string, to: string): string {
  for (const before of [`${from}/`, `../${from}/`])
    if (text.startsWith(before)) return before.replace(from, to) + text.slice(before.length);
  return text;
}

/** The first version, at addresses that nobody has. */
function begun(flow: JsonObject, to: string): JsonObject {
  const { meta } = flow;
  const entries = isJsonObject(meta) && isJsonObject(meta['entries']) ? meta['entries'] : undefined;
  const own = (route: string, index: number): string =>
    index === 0 ? `/${to}` : `/${to}/${LAST_NAME.exec(route)?.[0]}`;
  return {
    ...flow,
    version: 1,
    ...(entries && {
      meta: {
        ...(meta as JsonObject),
        entries: Object.fromEntries(
          Object.entries(entries).map(([route, entry], index) => [own(route, index), entry as Json]),
        ),
      },
    }),
    ...(isJsonObject(flow['states']) && { states: withPaths(flow['states'], to) }),
  };
}

/** Steps with an address of their own have another, below the flow's. */
function withPaths(states: JsonObject, to: string): JsonObject {
  return Object.fromEntries(
    Object.entries(states).map(([name, state]) => {
      const meta = isJsonObject(state) ? state['meta'] : undefined;
      if (!isJsonObject(state) || !isJsonObject(meta) || typeof meta['path'] !== 'string') return [name, state as Json];
      return [name, { ...state, meta: { ...meta, path: `/${to}/${LAST_NAME.exec(meta['path'])?.[0]}` } }];
    }),
  );
}
