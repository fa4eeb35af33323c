import { readFile } from 'node:fs/promises';
import { askedLanguage, LANGUAGE_PARAMETER, pageLanguage } from './pageLanguage.ts';

/** `pages.json` of the build (scripts/build/prerender): which file belongs to which address, and when they hold. */
interface Index {
  readonly from: string;
  readonly until?: string;
  readonly pages: { readonly [address: string]: string };
}

export interface PrerenderedPage {
  /** None where the build wrote none, or where a figure may be another by now. */
  readonly html?: string | undefined;
  /** The language that the address of a public page asks for: this browser session keeps it. */
  readonly chosen?: string | undefined;
}

/** The page at an address. */
export type PrerenderedPages = (request: Request, address: string, now: string | undefined) => Promise<PrerenderedPage>;

/** Where a page of the build has its style sheet, by the file's name. */
const STYLES_PLACEHOLDER = /__STYLES:(\S+?\.css)__/;

/** @param folder of the build
 * @param written its folder with the pages of the variant of the site */
export function prerenderedPages(folder: string, written: string): PrerenderedPages {
  let read: Promise<Index | undefined> | undefined;
  const styles = keptFiles(folder);
  return async (request, route, now) => {
    const index = await (read ??= readIndex(`${folder}/${written}`));
    // A build that is still being written is looked for again.
    if (!index) read = undefined;
    if (!index || !isPublic(index, route)) return {};
    const { searchParams } = new URL(request.url);
    const chosen = askedLanguage(request);
    searchParams.delete(LANGUAGE_PARAMETER);
    const address = searchParams.size === 0 ? route : `${route}?${searchParams}`;
    if (now === undefined || !isInForce(index, now) || !Object.hasOwn(index.pages, address)) return { chosen };
    const file = `${folder}/${written}/${index.pages[address]}.${pageLanguage(request)}.html`;
    return { html: await withStyles(file, styles).catch(() => undefined), chosen };
  };
}

async function withStyles(file: string, styles: (name: string) => Promise<string>): Promise<string> {
  const html = await readFile(file, 'utf8');
  const [placeholder = '', name] = STYLES_PLACEHOLDER.exec(html) ?? [];
  if (name === undefined) return html;
  const text = await styles(name);
  return html.replace(placeholder, () => text);
}

/** Files that are the same for as long as their name is, each read once. One that could not be read is read again. */
function keptFiles(folder: string): (name: string) => Promise<string> {
  const kept = new Map<string, Promise<string>>();
  return (name) => {
    const text = kept.get(name) ?? readFile(`${folder}/${name}`, 'utf8');
    kept.set(name, text);
    text.catch(() => kept.delete(name));
    return text;
  };
}

function isPublic({ pages }: Index, route: string): boolean {
  return Object.keys(pages).some((address) => address === route || address.startsWith(`${route}?`));
}

function isInForce({ from, until }: Index, now: string): boolean {
  const at = Date.parse(now);
  return Date.parse(from) <= at && (until === undefined || at < Date.parse(until));
}

async function readIndex(folder: string): Promise<Index | undefined> {
  const text = await readFile(`${folder}/pages.json`, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Index);
}
