import { articles } from '../../content/articles/index.json' with { type: 'json' };
import { publicPages } from '../../scripts/build/prerender/publicPages.ts';

/** A page to open; addresses are below the base. */
export interface MeasuredPlace {
  readonly address: string;
  /** `prerendered`: written by the build, for whoever comes. `wizard`: a visitor's, of a flow. `member`: after sign-in. */
  readonly kind: 'prerendered' | 'wizard' | 'member';
}

/** The visitors' wizards that begin a visit: an advert or a card in an envelope leads there. */
const WIZARDS = ['/giftcard', '/giftcard/virtual', '/giftcard/activate'];
const OF_MEMBERS = [
  '/dashboard',
  '/history',
  '/cards',
  '/account',
  '/account/limit',
  '/account/monthlyBill',
  '/userSettings',
];

/** Every page of its own that the build writes, and one of each part of the help centre, whose pages differ in their text only; then the
 * gift cards and what a member opens most.
 * @param announcement one to open */
export function measuredPlaces(announcement: string): readonly MeasuredPlace[] {
  const left = new Set(laterOfHelp());
  const own = new Set(publicPages([announcement]).map(({ canonical }) => canonical));
  return [
    ...[...own].filter((address) => !left.has(address)).map((address) => ({ address, kind: 'prerendered' as const })),
    ...WIZARDS.map((address) => ({ address, kind: 'wizard' as const })),
    ...OF_MEMBERS.map((address) => ({ address, kind: 'member' as const })),
  ];
}

function laterOfHelp(): readonly string[] {
  const help = articles.filter((article) => 'help' in article);
  const isFirst = (article: (typeof help)[number]) => help.find((other) => other.help === article.help) === article;
  return help.filter((article) => !isFirst(article)).flatMap(({ routes }) => routes);
}
