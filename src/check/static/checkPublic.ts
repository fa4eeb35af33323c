import { listOf, objectOf, type Json } from '../../domain/json.ts';
import { formatPointer } from '../../domain/jsonPointer.ts';
import { outwardLink, ownPicture } from '../../domain/linkGate.ts';
import { pathOfAddress } from '../../domain/pathOfAddress.ts';
import { meant } from '../didYouMean.ts';
import { ICON_NAMES } from '../../ui/Icon/iconNames.ts';
import { eachMember } from '../eachMember.ts';
import type { Place } from '../finding.ts';
import { publicFiles } from '../projectFolders.ts';

import { addresses, judgePage } from './checkEntries.ts';
import type { CheckContext } from './checkContext.ts';
import { pictureFault } from './pictureFault.ts';

const SITE = 'content/site.json';
const HOME = 'content/home.json';
const TO_DO = 'content/to-do.json';
const PAGE_ICONS = 'content/page-icons.json';
const ADVERTS = 'content/adverts.json';
const ANNOUNCEMENTS = 'content/announcements.json';
export const FRAME_WORDS = 'locales/en/app.json';
const PAGE_WORDS = 'locales/en/pages.json';
const AREA_CODES = 'content/area-codes.json';
const BANKS = 'content/banks.json';

/** What visitors see before any flow: links lead somewhere, pictures are there, and what has an id or a time has one of its own. */
export function checkPublic(context: CheckContext): void {
  checkWizards(context);
  checkNamedWords(context);
  checkPagesOfSite(context);
  checkIcons(context);
  checkWaysOn(context);
  checkLinks(context);
  checkPictures(context);
  checkIds(context);
  checkTimes(context);
}

function dataOf({ project, unfit }: CheckContext, path: string): Json {
  return unfit.has(path) ? null : (project.files.get(path)?.data ?? null);
}

/** Flows that are listed before or behind all others, or in the security centre, and those that notes stand beside. */
function checkWizards(context: CheckContext): void {
  const site = objectOf(dataOf(context, SITE));
  const known = Object.keys(context.project.flows);
  const know = (ids: Json | undefined, ...place: readonly (string | number)[]): void => {
    for (const [index, id] of listOf(ids).entries()) {
      if (typeof id !== 'string' || known.includes(id)) continue;
      const fix = meant(id, known, 'Name a flow.');
      context.add('flow-unknown', at(SITE, ...place, index), `flow "${id}" is not known`, fix);
    }
  };
  for (const member of ['first_wizards', 'last_wizards', 'security_wizards']) know(site[member], member);
  for (const [index, note] of listOf(site['flow_notes']).entries())
    know(objectOf(note)['flows'], 'flow_notes', index, 'flows');
}

/** Words of which content names the key. */
interface Worded {
  /** In which file of `locales/en`, and under which member of it. */
  readonly file: string;
  readonly group: string;
  /** What is said of each; none where its words are one text. */
  readonly parts: readonly string[];
  readonly what: string;
  readonly fix: string;
  readonly named: readonly (readonly [name: Json | undefined, place: Place])[];
}

/** What the rows of a list in a file have under a key, each with its place. */
function namesIn(context: CheckContext, file: string, list: string, key: string): Worded['named'] {
  return listOf(objectOf(dataOf(context, file))[list]).map((row, index) => [
    objectOf(row)[key],
    at(file, list, index, key),
  ]);
}

/** What content names by the key of its words has them; that all languages have the same is found with the words. */
function checkNamedWords(context: CheckContext): void {
  const rows = (list: string, key: string): Worded['named'] => namesIn(context, SITE, list, key);
  checkWorded(context, {
    file: FRAME_WORDS,
    group: 'banner',
    parts: ['title', 'text'],
    what: 'banner',
    fix: 'Write its title and text under "banner" in locales/*/app.json.',
    named: rows('page_banners', 'banner'),
  });
  checkWorded(context, {
    file: FRAME_WORDS,
    group: 'menu',
    parts: [],
    what: 'page',
    fix: 'Write its name under "menu" in locales/*/app.json, at its address without the first "/".',
    named: rows('member_menu', 'page').map(([page, place]) => [String(page).slice(1), place]),
  });
  checkWorded(context, {
    file: PAGE_WORDS,
    group: 'refusal',
    parts: ['title', 'body'],
    what: 'refusal',
    fix: 'Write its title and body under "refusal" in locales/*/pages.json.',
    named: rows('refusals', 'reason'),
  });
  checkWorded(context, {
    file: PAGE_WORDS,
    group: 'notes',
    parts: ['title', 'body', 'link'],
    what: 'note',
    fix: 'Write its title, body and link under "notes" in locales/*/pages.json.',
    named: rows('flow_notes', 'note'),
  });
}

function checkWorded(context: CheckContext, { file, group, parts, what, fix, named }: Worded): void {
  const words = dataOf(context, file);
  if (words === null) return;
  const said = Object.entries(objectOf(objectOf(words)[group]));
  const known = said.flatMap(([name, own]) => (parts.every((part) => objectOf(own)[part] !== undefined) ? [name] : []));
  for (const [name, place] of named) {
    if (typeof name !== 'string' || known.includes(name)) continue;
    context.add('word-missing', place, `${what} "${name}" has no words`, meant(name, known, fix));
  }
}

/** The menu of members, refusals, notes and icons are of pages that there are. */
function checkPagesOfSite(context: CheckContext): void {
  for (const [file, list] of [
    [SITE, 'member_menu'],
    [SITE, 'refusals'],
    [SITE, 'flow_notes'],
    [PAGE_ICONS, 'pages'],
  ] as const)
    for (const [page, place] of namesIn(context, file, list, 'page')) judgePage(context, page, place);
}

function checkIcons(context: CheckContext): void {
  for (const [file, list] of [
    [SITE, 'member_menu'],
    [PAGE_ICONS, 'pages'],
  ] as const)
    for (const [icon, place] of namesIn(context, file, list, 'icon')) {
      if (typeof icon !== 'string' || ICON_NAMES.some((name) => name === icon)) continue;
      const fix = meant(icon, ICON_NAMES, 'Name one of src/ui/Icon/iconNames.ts.');
      context.add('reference-unknown', place, `icon "${icon}" is not known`, fix);
    }
}

function checkWaysOn(context: CheckContext): void {
  const known = addresses(context.project);
  if (!known) return;
  for (const [file, list] of [
    [HOME, 'banners'],
    [TO_DO, 'tasks'],
  ] as const)
    for (const [to, place] of namesIn(context, file, list, 'to')) {
      if (typeof to !== 'string') continue;
      const page = pathOfAddress(to);
      if (known.has(page)) continue;
      const fix = meant(page, known.keys(), 'Name a route of a flow, a page of content/pages.json, or an article.');
      context.add('page-unknown', place, `the portal has no page "${page}"`, fix);
    }
}

/** Addresses outside the portal, of hosts that the site names. */
function checkLinks(context: CheckContext): void {
  const { link_hosts: named, sites } = objectOf(dataOf(context, SITE));
  if (!Array.isArray(named)) return;
  const hosts = named.map(String);
  const home = objectOf(dataOf(context, HOME));
  const links: readonly (readonly [Json | undefined, Place])[] = [
    [home['download'], at(HOME, 'download')],
    ...Object.entries(objectOf(sites)).map(([name, link]) => [link, at(SITE, 'sites', name)] as const),
    ...listOf(home['offers']).map(
      (offer, index) => [objectOf(offer)['link'], at(HOME, 'offers', index, 'link')] as const,
    ),
    ...advertsOf(context).flatMap(({ advert, place }) =>
      objectOf(advert)['pic_type'] === '00' ? picturesOf(advert, place, 'pic_transfer') : [],
    ),
  ];
  for (const [link, place] of links) {
    if (typeof link !== 'string' || outwardLink(link, hosts) !== undefined) continue;
    const what = `"${link}" is not followed: "link_hosts" of ${SITE} has ${hosts.join(', ')}`;
    const fix = 'Write an address with "https:" and one of these hosts, or add its host there.';
    context.add('link-host', place, what, fix);
  }
}

function checkPictures(context: CheckContext): void {
  const files = publicFiles(context.project.root);
  if (!files) return;
  const home = objectOf(dataOf(context, HOME));
  const pictures = [
    ...['banners', 'offers'].flatMap((member) =>
      listOf(home[member]).map((one, index) => [objectOf(one)['picture'], at(HOME, member, index, 'picture')] as const),
    ),
    ...advertsOf(context).flatMap(({ advert, place }) => [
      ...picturesOf(advert, place, 'pic'),
      ...(objectOf(advert)['pic_type'] === '01' ? picturesOf(advert, place, 'pic_transfer') : []),
    ]),
    ...announcedPictures(context),
  ];
  for (const [picture, place] of pictures) {
    if (typeof picture !== 'string') continue;
    // Before it stands the base of the portal, which is one name or none.
    const path = ownPicture(picture)?.replace(/\?.*$/, '').slice(1) ?? '';
    const inside = path.replace(/^[^/]*\//, '');
    const file = [path, inside].find((one) => files.includes(one));
    if (file !== undefined) {
      const fault = pictureFault(context.project.root, file);
      if (fault) context.add('picture-missing', place, fault.what, fault.fix);
      continue;
    }
    const base = path.slice(0, path.length - inside.length);
    const fix = meant(
      picture,
      files.map((file) => `/${base}${file}`),
      'Put the picture there, or name one of public/.',
    );
    context.add('picture-missing', place, `there is no picture public/${inside}`, fix);
  }
}

function advertsOf(
  context: CheckContext,
): readonly { readonly advert: Json; readonly place: readonly (string | number)[] }[] {
  return listOf(objectOf(dataOf(context, ADVERTS))['adverts']).map((advert, index) => ({
    advert,
    place: ['adverts', index],
  }));
}

function picturesOf(
  advert: Json,
  place: readonly (string | number)[],
  member: string,
): readonly (readonly [Json | undefined, Place])[] {
  return Object.entries(objectOf(objectOf(advert)['pictures'])).map(([locale, one]) => [
    objectOf(one)[member],
    at(ADVERTS, ...place, 'pictures', locale, member),
  ]);
}

function announcedPictures(context: CheckContext): readonly (readonly [Json | undefined, Place])[] {
  const announcements = listOf(objectOf(dataOf(context, ANNOUNCEMENTS))['announcements']);
  return announcements.flatMap((one, index) =>
    Object.entries(objectOf(objectOf(one)['texts'])).flatMap(([locale, texts]) =>
      listOf(objectOf(texts)['pictures']).map(
        (shown, row) =>
          [
            objectOf(shown)['picture'],
            at(ANNOUNCEMENTS, 'announcements', index, 'texts', locale, 'pictures', row, 'picture'),
          ] as const,
      ),
    ),
  );
}

/** Lists of which one row is asked for by its id, whatever else it says. */
const ASKED_BY_ID = [
  { file: ANNOUNCEMENTS, list: 'announcements', member: 'announce_id', said: 'an announcement above has the id' },
  { file: AREA_CODES, list: 'areaCodes', member: 'code', said: 'an area above has the code' },
  { file: BANKS, list: 'banks', member: 'bank_code', said: 'a bank above has the code' },
];

/** What is asked for by its id is found once. */
function checkIds(context: CheckContext): void {
  for (const { file, list, member, said } of ASKED_BY_ID) {
    const seen = new Set<Json | undefined>();
    for (const [index, row] of listOf(objectOf(dataOf(context, file))[list]).entries()) {
      const own = objectOf(row)[member];
      if (own !== undefined && seen.has(own)) {
        const what = `${said} "${String(own)}" too`;
        context.add('id-twice', at(file, list, index, member), what, 'Give it another.');
      }
      seen.add(own);
    }
  }
}

/** What has a beginning and an end begins first: hours are of one day, and a notice is of one time. */
function checkTimes(context: CheckContext): void {
  eachMember(objectOf(dataOf(context, SITE))['hotlines'] ?? null, ({ value, pointer }) => {
    const { from, to } = objectOf(value);
    if (typeof from !== 'string' || typeof to !== 'string' || from < to) return;
    const what = `the hours end at ${to}, and begin at ${from}`;
    const fix = 'Hours are of one day: put them in order, or write those behind midnight as a hotline of their own.';
    context.add('times-crossed', { file: SITE, pointer: `/hotlines${pointer}/to` }, what, fix);
  });
  for (const [index, notice] of listOf(objectOf(dataOf(context, ANNOUNCEMENTS))['notices']).entries()) {
    const { from, until } = objectOf(notice);
    if (typeof from !== 'string' || typeof until !== 'string' || Date.parse(from) < Date.parse(until)) continue;
    const what = `the notice ends at ${until}, and begins at ${from}`;
    context.add('times-crossed', at(ANNOUNCEMENTS, 'notices', index, 'until'), what, 'Put the two in order.');
  }
}

/** A place in a file by the names on the way. */
export function at(file: string, ...keys: readonly (string | number)[]): Place {
  return { file, pointer: formatPointer(keys.map(String)) };
}
