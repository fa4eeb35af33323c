import { ownEntry } from '../../domain/ownEntry.ts';
import { DOCUMENTS, documentsIn, SITE, sitesIn, wordLink } from '../../compile/wordLinks.ts';
import type { DataFile } from '../../compile/dataFile.ts';
import type { Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import type { WordLink } from '../../engine/flowFile.ts';
import { LINK_MARK } from '../../i18n/linkMark.ts';
import { LOCALES } from '../../i18n/locale.ts';
import { meant } from '../didYouMean.ts';
import type { Place } from '../finding.ts';
import type { FlowView } from './checkContext.ts';
import { judgePage } from './checkEntries.ts';
import { isHelp, sentencesAt } from './sentences.ts';
import { leaves, textOf, wordAt } from './wordKeys.ts';

/** Links in the words of a flow: each is there, leads somewhere, and is marked in every language. */
export function checkHelp(view: FlowView): void {
  const links = view.flow.meta.links ?? {};
  const files = LOCALES.flatMap((locale) => view.project.words[locale]?.[view.id] ?? []);
  const marked = files.map((file) => ({ file, marks: marksOf(file) }));
  for (const { file, marks } of marked) {
    for (const { name, place } of marks) {
      if (ownEntry(links, name)) continue;
      const fix = meant(name, Object.keys(links), 'Say under "links" in "meta" of the flow where it leads.');
      view.add('link-unknown', place, `the flow has no link "${name}"`, fix);
    }
    checkEverywhere(view, file, marks, marked);
  }
  for (const [name, link] of Object.entries(links)) {
    checkTarget(view, link, ['meta', 'links', name]);
    if (marked.some(({ marks }) => marks.some((mark) => mark.name === name))) continue;
    const fix = `Mark it in the words of a step, as "[[${name}: …]]", or remove it.`;
    view.add('link-unused', view.keyAt('meta', 'links', name), `no words lead to "${name}"`, fix);
  }
}

interface Mark {
  readonly name: string;
  /** Key of the words that have it. */
  readonly key: readonly string[];
  readonly place: Place;
}

function marksOf(file: DataFile): readonly Mark[] {
  return leaves(file.data)
    .filter(isHelp)
    .flatMap((key) =>
      sentencesAt(wordAt(file.data, key), key).flatMap(({ at, text }) =>
        (isHelp([...key, ...at]) ? [...text.matchAll(LINK_MARK)] : []).map(([, name = '']) => ({
          name,
          key,
          place: { file: file.path, pointer: formatPointer([...key, ...at]) },
        })),
      ),
    );
}

/** What one language leads to from some words, the others do too. */
function checkEverywhere(
  view: FlowView,
  file: DataFile,
  marks: readonly Mark[],
  all: readonly { readonly file: DataFile; readonly marks: readonly Mark[] }[],
): void {
  const has = (of: readonly Mark[], { name, key }: Mark) =>
    of.some((one) => one.name === name && textOf(one.key) === textOf(key));
  for (const other of all) {
    for (const mark of other.marks) {
      // Words that are not there at all are told of by themselves.
      if (has(marks, mark) || wordAt(file.data, mark.key) === undefined) continue;
      const pointer = formatPointer(mark.key);
      const what = `"${mark.key.join('.')}" leads to "${mark.name}" in another language, and not in this one`;
      view.add('word-link', { file: file.path, pointer }, what, `Mark its words as "[[${mark.name}: …]]" here too.`);
    }
  }
}

/** A page, a document or a site that is there. */
function checkTarget(view: FlowView, link: WordLink, at: readonly string[]): void {
  const read = (file: string): Json | undefined => view.project.files.get(file)?.data;
  if ('page' in link) return judgePage(view, link.page, view.at(...at, 'page'));
  const [kind = '', name = ''] = Object.entries(link)[0] ?? [];
  if (wordLink(link, read) !== undefined) return;
  const place = view.at(...at, kind);
  const known = Object.keys('site' in link ? sitesIn(read(SITE)) : documentsIn(read(DOCUMENTS)));
  const fix = meant(name, known, `Name one of ${'site' in link ? `"sites" in ${SITE}` : DOCUMENTS}.`);
  view.add('link-unknown', place, `there is no ${kind} "${name}"`, fix);
}
