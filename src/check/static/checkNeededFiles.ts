import { ARTICLE_FILE } from '../../compile/readDataTexts.ts';
import { hasLanguage } from '../../compile/languageProblems.ts';
import { nearest } from '../../domain/nearest.ts';
import { operationFiles } from '../projectFolders.ts';
import type { CheckContext } from './checkContext.ts';

/** Content that the gateway, the pages or the build read by its name: without one of them they stop. */
export const NEEDED_CONTENT: readonly string[] = [
  'content/adverts.json',
  'content/announcements.json',
  'content/area-codes.json',
  'content/articles/index.json',
  'content/banks.json',
  'content/calendars/hk.json',
  'content/documents/index.json',
  'content/home.json',
  'content/page-icons.json',
  'content/pages.json',
  'content/reported-payees.json',
  'content/return-codes.json',
  'content/site.json',
  'content/to-do.json',
];

type Files = CheckContext['project']['files'];

/** Content that the code beside the data reads is there; data by themselves need none of it. */
export function checkNeededFiles(context: CheckContext): void {
  const { root, files } = context.project;
  if (operationFiles(root) === undefined) return;
  const ignored = [...files.keys()].filter(
    (path) => path.startsWith('content/') && !hasLanguage(path) && !ARTICLE_FILE.test(path),
  );
  for (const path of missingContent(files)) {
    const other = ignored.find((one) => contentMeant(one, files) === path);
    const fix =
      other === undefined ? 'Put it back: docs/language/content.md says what it holds.' : `Rename ${other} to it.`;
    context.add('data-broken', { file: path, pointer: '' }, `${path} is missing`, fix);
  }
}

/** The needed file that one of `content/` under another name was most likely meant to be, where that is missing. */
export function contentMeant(path: string, files: Files): string | undefined {
  if (!path.startsWith('content/')) return undefined;
  const missing = missingContent(files);
  const near = nearest(nameOf(path), missing.map(nameOf));
  return missing.find((one) => nameOf(one) === near);
}

function missingContent(files: Files): readonly string[] {
  return NEEDED_CONTENT.filter((path) => !files.has(path));
}

/** What all of them begin and end with makes no name near. */
function nameOf(path: string): string {
  return path.replace(/^content\/|\.json$/gi, '');
}
