import { isJsonObject, type Json } from '../../domain/json.ts';
import { attempt } from '../attempt.ts';
import { meant } from '../didYouMean.ts';
import { parsePointer } from '../../domain/jsonPointer.ts';
import { checkWorld } from '../checkWorld.ts';
import type { Place } from '../finding.ts';
import { fact, projectOf } from '../memory/fact.ts';
import { misfitOfFormat, type Reading } from '../types/fits.ts';
import { isMissing, lookUp, typeOf, valuesOf, type Typed } from '../types/lookUp.ts';
import type { Reporter } from './checkContext.ts';
import { know } from './know.ts';

/** The tokens of a pointer; one that is none is a name nothing has. */
export function tokensOf(pointer: string): readonly string[] {
  return attempt(() => parsePointer(pointer)) ?? [pointer];
}

/** What a pointer names in a row or a reply is there. */
export function checkMember(context: Reporter, rows: Typed, pointer: string, place: Place, whole = 'a row'): void {
  const found = lookUp(rows, tokensOf(pointer));
  if (!isMissing(found)) return;
  const fix = meant(found.missing, found.known, 'Name a member that is there.');
  context.add('form-name', place, `${whole} has no "${found.missing}"`, fix);
}

/** Reports a secret that would be seen. */
export function reportShown(context: Reporter, what: string, kind: string, place: Place): void {
  context.add('secret-shown', place, `"${what}" is a secret (${kind}) and would be shown`, 'Leave the row out.');
}

/** What a format does not read is there as it is stored, or not at all. */
export function checkFormat(
  context: Reporter,
  place: Place,
  value: Typed,
  { shown, format }: { readonly shown: string; readonly format: Reading },
): void {
  const why = misfitOfFormat(value, format, checkWorld(context.project));
  if (why === undefined) return;
  const what = `${shown} does not read as ${format}: ${why}`;
  context.add('word-name', place, what, 'Name a value of that kind, or another format.');
}

/** A value that the words of a shared choice say: each that it may have is one of the choice. */
export function checkChosen(
  context: Reporter,
  value: Typed | undefined,
  { shown, choice, place }: { readonly shown: string; readonly choice: string; readonly place: Place },
): void {
  const choices = choicesShared(context);
  if (!know(context, 'form-name', place, 'shared choice', choice, choices)) return;
  const listed = choices[choice];
  // Of what cannot be read nothing is known.
  if (!listed || !value || value.schemas.length === 0) return;
  const values = valuesOf(value);
  const unsaid = values?.filter((one) => !listed.includes(one));
  if (unsaid?.length === 0) return;
  const what = `"${choice}" has no words for what "${shown}" may be: ${unsaid?.map(String).join(', ') ?? 'any text'}`;
  const fix = values ? 'Name the choice that lists them, or add them to it.' : 'Show it "as" "text".';
  context.add('form-name', place, what, fix);
}

interface Choices {
  readonly [name: string]: readonly Json[] | undefined;
}

/** Shared fields that list values, by name; with none where the file cannot be read. */
export function choicesShared({ project }: Pick<Reporter, 'project'>): Choices {
  return choicesOf(project);
}

const choicesOf = fact('choices', projectOf, ({ files }): Choices => {
  return Object.fromEntries(
    [...files.values()].flatMap(({ path, data }) => {
      const name = /^schemas\/shared\/(.+)\.schema\.json$/.exec(path)?.[1];
      if (name === undefined) return [];
      const values = isJsonObject(data) ? valuesOf(typeOf(data)) : undefined;
      return data === null || values ? [[name, values]] : [];
    }),
  );
});
