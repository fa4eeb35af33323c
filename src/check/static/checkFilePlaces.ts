import { ARTICLE_FILE, dataFolders } from '../../compile/readDataTexts.ts';
import { hasLanguage } from '../../compile/languageProblems.ts';
import { isLocale, LOCALES } from '../../i18n/locale.ts';
import { nearest } from '../../domain/nearest.ts';
import { didYouMean, meant } from '../didYouMean.ts';
import { groupedBy } from '../groupedBy.ts';
import type { CheckContext } from './checkContext.ts';
import { contentMeant } from './checkNeededFiles.ts';
import { formMeant, missingForms, type MissingForm } from './missingForms.ts';
import { COMMON_WORDS } from './wordFiles.ts';

/** Files that no meta-schema judges, and that are read all the same. */
const OTHERS: readonly RegExp[] = [
  /^flows\/[^/]+\/shape\.json$/,
  /^schemas\/language\/[^/]+\.schema\.json$/,
  /^openapi\/(gateway|operations)\.yaml$/,
  /^openapi\/components\/.+\.yaml$/,
];

/** What each folder holds. */
const HELD: { readonly [folder in (typeof dataFolders)[number]]: string } = {
  flows:
    'flows/ holds <flow>/flow.json, checks.json, shape.json, migrations/<n>-<n>.json, and rules/<area>.json, figures/<area>.json',
  schemas: 'schemas/ holds <flow>/<step>.schema.json with <step>.ui.json beside it, and the same in shared/',
  locales: `locales/ holds <language>/<flow>.json, of the languages ${LOCALES.join(', ')}`,
  content: 'content/ holds the files named in docs/language/content.md',
  openapi: 'openapi/ holds gateway.yaml, operations.yaml, paths/<area>/<operation>.yaml and components/<name>.yaml',
};

const SCHEMA = /^schemas\/([^/]+\/[^/]+)\.schema\.json$/;

const LAYOUT = /^schemas\/([^/]+\/[^/]+)\.ui\.json$/;

const WORDS = /^locales\/([^/]+)\/([^/]+)\.json$/;

type Files = CheckContext['project']['files'];

/** Every file lies where something reads it. */
export function checkFilePlaces(context: CheckContext): void {
  const { flows, files } = context.project;
  const names = [...Object.keys(flows), ...COMMON_WORDS];
  // Of a flow that cannot be read that is told, and its words are left alone.
  const isFlow = (name: string) => files.has(`flows/${name}/flow.json`);
  const missing = missingForms(context);
  const ignored = [...files.keys()].filter((path) => !isPlaced(path, isFlow));
  // A language that is none is told of once, not for each of its files.
  for (const [path] of groupedBy(ignored, folderOfLanguage).values()) {
    if (path !== undefined)
      context.add('file-misplaced', { file: path, pointer: '' }, ...said(path, names, missing, files));
  }
  checkLayoutPlaces(context, missing);
}

/** A layout lies beside the form whose layout it is. */
function checkLayoutPlaces(context: CheckContext, missing: readonly MissingForm[]): void {
  const { files } = context.project;
  const schemas = [...files.keys()].flatMap((path) => SCHEMA.exec(path)?.slice(1) ?? []);
  const bare = schemas.filter((id) => !files.has(`schemas/${id}.ui.json`));
  for (const file of files.keys()) {
    const [, id] = LAYOUT.exec(file) ?? [];
    if (id === undefined || files.has(`schemas/${id}.schema.json`)) continue;
    // Of a step without its form that is told.
    if (missing.some((one) => one.id === id)) continue;
    const what = `there is no form "${id}", so nothing reads its layout`;
    const fix = meant(id, bare, 'Name it for the form whose layout it is, or remove it.');
    context.add('file-misplaced', { file, pointer: '' }, what, fix);
  }
}

/** @param isFlow of the name of a file of words */
function isPlaced(path: string, isFlow: (name: string) => boolean): boolean {
  const [, locale, name] = WORDS.exec(path) ?? [];
  if (name !== undefined) return isLocale(locale) && (COMMON_WORDS.includes(name) || isFlow(name));
  return hasLanguage(path) || ARTICLE_FILE.test(path) || OTHERS.some((pattern) => pattern.test(path));
}

function folderOfLanguage(path: string): string {
  const [, locale] = WORDS.exec(path) ?? [];
  return locale === undefined || isLocale(locale) ? path : `locales/${locale}`;
}

/** What is wrong with a path, and where the file was most likely to lie. */
function said(
  path: string,
  names: readonly string[],
  missing: readonly MissingForm[],
  files: Files,
): readonly [what: string, fix: string] {
  const [folder = ''] = path.split('/');
  const [, locale, name] = WORDS.exec(path) ?? [];
  if (locale !== undefined && name !== undefined) {
    if (!isLocale(locale))
      return [`"${locale}" is no language of the portal`, `Move it, or remove it.${didYouMean(locale, LOCALES)}`];
    const near = nearest(name, names);
    const fix = near === undefined ? '' : ` Did you mean "${near}"?`;
    return [`no flow is called "${name}"`, `Name the file for the flow whose words it has, or remove it.${fix}`];
  }
  const held = HELD[folder as keyof typeof HELD];
  const lost = /^(?:flows|schemas)\/.*(?<!\.ui)\.json$/i.test(path) ? formMeant(path, missing)?.path : undefined;
  const meantPath = lost ?? contentMeant(path, files);
  const others = meantPath === undefined ? otherFolders(path, names) : [meantPath];
  return ['nothing reads a file of this name in this folder', `${moveTo(others, files)} ${held}.`];
}

/** A place where a file lies already is never proposed: whoever followed would overwrite it. */
function moveTo(places: readonly string[], files: Files): string {
  const free = places.find((one) => !files.has(one));
  if (free !== undefined) return `Move it to ${free}, or remove it.`;
  const [taken, ...more] = places;
  const known = taken === undefined || more.length > 0 ? '' : `: ${taken} is there already`;
  return `Move it, or remove it${known}.`;
}

/** Where a file of this name would be read. */
function otherFolders(path: string, names: readonly string[]): readonly string[] {
  const [, ...below] = path.split('/');
  return [...dataFolders, ...LOCALES.map((one) => `locales/${one}`)]
    .map((one) => [one, ...below].join('/').replace(/\.(json|ya?ml)$/i, (ending) => ending.toLowerCase()))
    .filter((one) => isPlaced(one, (flow) => names.includes(flow)));
}
