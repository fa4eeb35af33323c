import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, words } from '../paths.ts';

const CARD = 'login-by-card';
const WALLET = 'card-contactless';
const LANGUAGES = ['zh-HK', 'zh-CN', 'en'] as const;

/** In every language a place that is marked in the intro of a step, where it is looked up. */
const markedEverywhere = (name: string, at?: (typeof LANGUAGES)[number]) =>
  LANGUAGES.map((locale) =>
    edit(words(locale, CARD), `"card": { … "intro": ${locale === at ? '▸' : ''}"⟦→ [[${name}: 123]]⟧`),
  );

/** Links in the words of flows: where they lead is said once, is there, and is marked in every language. */
export const LINKS = {
  'link-unknown': {
    faults: [
      fault('a name that is misspelt, in one language', edit(words('en', CARD), '▸"Is the … [[⟦lost → lots⟧:'), {
        says: 'Did you mean "lost"?',
        follows: ['word-link locales/*/login-by-card.json'],
      }),
      fault('a name that the flow does not have, in every language', markedEverywhere('guide', 'zh-CN'), {
        says: 'Known: "lost"',
        follows: ['link-unknown locales/*/login-by-card.json'],
      }),
      fault(
        'a link that is called otherwise in the flow',
        edit(flow(WALLET), '"links": { ⟦"devices" → "device"⟧: { "site": "devices" }'),
        {
          at: edit(words('zh-HK', WALLET), '"list": […] }, ▸"請參閱[[devices:'),
          follows: ['link-unknown locales/*/card-contactless.json', 'link-unused flows/card-contactless/flow.json'],
        },
      ),
      fault('a document of no type', edit(flow(WALLET), '"safety": { "document": ▸"⟦05 → 15⟧" }'), {
        says: 'there is no document "15"',
      }),
      fault('a site that the deployment does not name', edit(flow(WALLET), '{ "site": ▸"⟦devices → devises⟧" }'), {
        says: 'Did you mean "devices"?',
      }),
    ],
    valid: [
      twin(
        'a link to the page of another flow',
        edit(flow(CARD), '"lost": { "page": "⟦/helpCenter/v2/menu2/q2 → /cards/lock⟧" }'),
      ),
      twin('two places for one link', ...markedEverywhere('lost')),
    ],
  },
  'link-unused': {
    faults: [
      fault('a second one', edit(flow(CARD), '"links": {⟦→ ▸"guide": { "page": "/guide" },⟧ "lost"')),
      fault(
        'one of a flow whose words have none',
        edit(
          flow('card-lock'),
          '"meta": { … "entries": {…}⟦→ , "links": { ▸"guide": { "page": "/guide" } }⟧ }, "initial"',
        ),
      ),
      fault(
        'one that words name in a title, where nothing leads on',
        [
          edit(flow('selfie'), '"meta": {⟦→ "links": { ▸"guide": { "page": "/guide" } },⟧ "source"'),
          ...LANGUAGES.map((locale) => edit(words(locale, 'selfie'), '"take": { "title": "⟦→ [[guide: 123]]⟧')),
        ],
        { follows: ['word-markup locales/*/selfie.json'] },
      ),
      fault(
        'one that is no longer marked in any language',
        LANGUAGES.map((locale) => edit(words(locale, WALLET), '[[⟦devices → safety⟧:')),
        { at: edit(flow(WALLET), '"links": { ▸"devices"') },
      ),
      fault(
        'one by the name of a value',
        edit(flow('topup-fps'), '"meta": {⟦→ "links": { ▸"hold": { "page": "/guide" } },⟧ "source"'),
      ),
    ],
    valid: [
      twin(
        'one that opens only when it is asked for',
        edit(flow(CARD), '"links": {⟦→ "guide": { "page": "/guide" },⟧ "lost"'),
        ...LANGUAGES.map((locale) => edit(words(locale, CARD), '{ "list": ["⟦→ [[guide: 123]]⟧')),
      ),
    ],
  },
  'word-link': {
    faults: [
      fault(
        'one language tells it without the link',
        edit(words('zh-CN', CARD), '"body": ▸[ { "more" … ⟦[[lost: 卡片遗失了怎么办]] → 卡片遗失了怎么办⟧'),
      ),
      fault(
        'one language leaves the sentence out',
        edit(words('zh-HK', WALLET), '"help": ▸[ … { "list": […] }⟦, "請參閱[[devices: 適用裝置一覽]]。" →⟧'),
      ),
      fault('another link in its place', edit(words('en', WALLET), '"body": ▸["Whoever … read [[⟦safety → devices⟧:'), {
        follows: ['word-link locales/*/card-contactless.json'],
      }),
      fault('only English marks it', edit(words('en', CARD), '"card": { … "intro": "⟦→ [[lost: 123]]⟧'), {
        at: edit(words('zh-HK', CARD), '"card": { … "intro": ▸"'),
        follows: ['word-link locales/zh-CN/login-by-card.json'],
      }),
      fault(
        'only the Chinese mark it',
        (['zh-HK', 'zh-CN'] as const).map((locale) =>
          edit(words(locale, WALLET), '"review": { … "intro": "⟦→ [[safety: 123]]⟧'),
        ),
        { at: edit(words('en', WALLET), '"review": { … "intro": ▸"') },
      ),
    ],
    valid: [
      twin(
        'in another paragraph of the same',
        edit(
          words('zh-HK', WALLET),
          '"body": [⟦→ "[[safety: 資金安全]]",⟧ "任何人 … 如欲了解我們如何保障您的款項，請參閱⟦[[safety: 資金安全]] → 資金安全⟧。',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
