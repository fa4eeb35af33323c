import { isJsonObject, type Json } from '../../domain/json.ts';
import { getAt, setAt } from '../../domain/jsonPointer.ts';

/** A data file of a flow. */
export interface FlowText {
  readonly path: string;
  readonly data: Json;
}

const LAST_NAME = /[^/]+$/;

/** The files of one flow as those of another: its folder, its forms and its words, with routes of their own and version 1. Migrations and the
 * lock of a release are history of the old one, and stay behind. */
export function copyFlow(files: readonly FlowText[], from: string, to: string): readonly FlowText[] {
  return files
    .filter(({ path }) => isCopied(path, from))
    .map(({ path, data }) => {
      const renamed = withName(data, from, to);
      return { path: pathOf(path, from, to), data: path === `flows/${from}/flow.json` ? begun(renamed, to) : renamed };
    });
}

function isCopied(path: string, flow: string): boolean {
  return (
    path === `flows/${flow}/flow.json` ||
    path === `flows/${flow}/checks.json` ||
    path.startsWith(`schemas/${flow}/`) ||
    /^locales\/[^/]+\/([^/]+)\.json$/.exec(path)?.[1] === flow
  );
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
  const before = [`${from}/`, `../${from}/`].find((start) => text.startsWith(start));
  return before === undefined ? text : before.replace(from, to) + text.slice(before.length);
}

/** The first version, its routes and its steps with an address at addresses that nobody has. */
function begun(flow: Json, to: string): Json {
  const below = (address: string): string => `/${to}/${LAST_NAME.exec(address)?.[0]}`;
  const routes = entriesAt(flow, ['meta', 'entries']).map(
    ([route, entry], index) => [index === 0 ? `/${to}` : below(route), entry] as const,
  );
  const paths = entriesAt(flow, ['states']).flatMap(([state]): readonly Edit[] => {
    const at = ['states', state, 'meta', 'path'];
    const path = getAt(flow, at);
    return typeof path === 'string' ? [[at, below(path)]] : [];
  });
  const edits: readonly Edit[] = [
    [['version'], 1],
    ...(routes.length > 0 ? [[['meta', 'entries'], Object.fromEntries(routes)] as const] : []),
    ...paths,
  ];
  return edits.reduce((copy, [at, value]) => setAt(copy, at, value) ?? copy, flow);
}

type Edit = readonly [at: readonly string[], value: Json];

function entriesAt(flow: Json, at: readonly string[]): readonly (readonly [string, Json])[] {
  const found = getAt(flow, at);
  return isJsonObject(found) ? (Object.entries(found) as readonly (readonly [string, Json])[]) : [];
}
