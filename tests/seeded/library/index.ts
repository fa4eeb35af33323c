import type { SeededKinds } from '../seeded.ts';
import { ACTS } from './acts.ts';
import { ALIKE } from './alike.ts';
import { ARTICLES } from './articles.ts';
import { ANSWERS } from './answers.ts';
import { BROKEN } from './broken.ts';
import { BOUNDS } from './bounds.ts';
import { CALLED } from './called.ts';
import { CALLS } from './calls.ts';
import { CHOICES } from './choices.ts';
import { CONSTANTS } from './constants.ts';
import { OPERATIONS } from './contract.ts';
import { CROSSED } from './crossed.ts';
import { EACH_ROW } from './eachRow.ts';
import { FIELDS } from './fields.ts';
import { FIGURES } from './figures.ts';
import { FILE_PLACES } from './filePlaces.ts';
import { FILES } from './files.ts';
import { FORMS } from './forms.ts';
import { IDLE } from './idle.ts';
import { INPUTS } from './inputs.ts';
import { LANGUAGES } from './languages.ts';
import { LIKES } from './likes.ts';
import { LINKS } from './links.ts';
import { MAPPINGS } from './mappings.ts';
import { MISFITS } from './misfits.ts';
import { MIGRATIONS } from './migrations.ts';
import { MONEY } from './money.ts';
import { NAMES } from './names.ts';
import { PAGES } from './pages.ts';
import { PUBLIC_PAGES } from './publicPages.ts';
import { QUOTES } from './quotes.ts';
import { REFERENCES } from './references.ts';
import { POLLS, REFUSALS } from './refusals.ts';
import { RELEASES } from './releases.ts';
import { ROUTES } from './routes.ts';
import { RULES } from './rules.ts';
import { SECRETS } from './secrets.ts';
import { SENTENCES } from './sentences.ts';
import { SHOWN_SECRETS } from './shownSecrets.ts';
import { TEXTS } from './texts.ts';
import { UNSEEN } from './unseen.ts';
import { CONSTANT_GUARDS } from './constantGuards.ts';
import { WAYS } from './ways.ts';
import { WIDGETS } from './widgets.ts';
import { WORKED_FIGURES } from './workedFigures.ts';

/** What is seeded of every kind of finding: faults that `flow check` must tell of, and valid edits that come close to them. */
export const LIBRARY: SeededKinds = {
  ...CONSTANTS,
  ...BOUNDS,
  ...BROKEN,
  ...FILES,
  ...FILE_PLACES,
  ...NAMES,
  ...LIKES,
  ...REFERENCES,
  ...CONSTANT_GUARDS,
  ...WAYS,
  ...ROUTES,
  ...ACTS,
  ...IDLE,
  ...CALLS,
  ...OPERATIONS,
  ...MONEY,
  ...PAGES,
  ...PUBLIC_PAGES,
  ...LANGUAGES,
  ...QUOTES,
  ...UNSEEN,
  ...CALLED,
  ...CROSSED,
  ...REFUSALS,
  ...POLLS,
  ...FIELDS,
  ...EACH_ROW,
  ...FIGURES,
  ...INPUTS,
  ...MAPPINGS,
  ...MISFITS,
  ...CHOICES,
  ...SECRETS,
  ...SHOWN_SECRETS,
  ...FORMS,
  ...ANSWERS,
  ...WIDGETS,
  ...SENTENCES,
  ...TEXTS,
  ...LINKS,
  ...ALIKE,
  ...ARTICLES,
  ...RULES,
  ...WORKED_FIGURES,
  ...RELEASES,
  ...MIGRATIONS,
};
