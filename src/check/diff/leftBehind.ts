import type { Project } from '../../compile/project.ts';
import type { Json } from '../../domain/json.ts';
import { deepEqual } from '../../domain/deepEqual.ts';
import type { Change } from './change.ts';
import { differences } from './leaves.ts';
import { languageName, MOST_SAID, wordsIn } from './wordChanges.ts';

/** Words that changed in some languages and stand as they were in others. A language that already says what the others now
 * do, a word that is new where the others have it, is not behind. */
export function wordsLeftBehind(before: Project, after: Project): readonly Change[] {
  const locales = Object.keys(after.words);
  const files = new Set(locales.flatMap((locale) => Object.keys(after.words[locale] ?? {})));
  return [...files].flatMap((file) => {
    const texts = new Map(
      locales.map((locale) => [
        locale,
        { was: textsOf(before.words[locale]?.[file]?.data), is: textsOf(after.words[locale]?.[file]?.data) },
      ]),
    );
    const changed = new Set(
      locales.flatMap((locale) => changedPlaces(before.words[locale]?.[file]?.data, after.words[locale]?.[file]?.data)),
    );
    const behind = new Map<string, string[]>();
    for (const place of changed) {
      const states = [...texts].map(([locale, { was, is }]) => ({ locale, was: was.get(place), is: is.get(place) }));
      const moved = states.filter(({ was, is }) => !deepEqual(was ?? null, is ?? null));
      const isThere = moved.some(({ is }) => is !== undefined);
      const isNew = moved.every(({ was }) => was === undefined);
      const left = states.filter(
        ({ was, is }) => deepEqual(was ?? null, is ?? null) && (isNew ? is === undefined : isThere || is !== undefined),
      );
      if (left.length === 0 || moved.length === 0) continue;
      const names = `${namesOf(moved)} only, not in ${namesOf(left)}`;
      behind.set(names, [...(behind.get(names) ?? []), place]);
    }
    const flow = after.flows[file] ? { flow: file } : {};
    return [...behind].map(([languages, places]): Change => {
      const said = places.slice(0, MOST_SAID).map((place) => (flow.flow ? place : `${file}: ${place}`));
      const more = places.length > MOST_SAID ? [`and ${places.length - MOST_SAID} more`] : [];
      return { subject: 'words', ...flow, sentence: `Changed in ${languages}: ${[...said, ...more].join(', ')}.` };
    });
  });
}

function namesOf(states: readonly { readonly locale: string }[]): string {
  return states.map(({ locale }) => languageName(locale)).join(' and ');
}

function textsOf(data: Json | undefined): ReadonlyMap<string, Json> {
  return new Map(wordsIn(data, []).map(({ at, text }) => [at.join('.'), text]));
}

function changedPlaces(was: Json | undefined, is: Json | undefined): readonly string[] {
  return differences(was, is).flatMap(({ at, before, after }) =>
    [...wordsIn(before, at), ...wordsIn(after, at)].map((word) => word.at.join('.')),
  );
}
