import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write } from '../seeded.ts';

const DOCUMENTS = 'content/documents/index.json';
const texts = (locale: string): string => `content/documents/${locale}.json`;
const LIST = 'content/articles/index.json';
const article = (id: string, locale: string): string => `content/articles/${id}/${locale}.md`;
const text = (body: string): string => `---\ntitle: A title\ndescription: In short.\n---\n\n${body}\n`;
const LANGUAGES = ['zh-HK', 'zh-CN', 'en'];
const everywhere = (id: string, body: string) => LANGUAGES.map((locale) => write(article(id, locale), text(body)));

/** In every language; what is wrong is looked for in one. */
const inAll = (id: string, own: string, body: string) =>
  LANGUAGES.map((locale) => write(article(id, locale), text(locale === own ? body : body.replace('▸', ''))));

/** Articles: each is there, in every language, at addresses of its own; links lead somewhere, values are known. */
export const ARTICLES = {
  'article-missing': {
    faults: [
      fault(
        'an article in two languages',
        [
          edit(LIST, '"articles": [ ⟦→ { "id": ▸"cash", "routes": ["/cash"] }, ⟧{ "id": "introduction"'),
          write(article('cash', 'zh-CN'), '---\ntitle: 标题\ndescription: 简介。\n---\n\n正文。\n'),
          write(article('cash', 'en'), text('Text.')),
        ],
        { says: 'Write content/articles/cash/zh-HK.md' },
      ),
      fault(
        'an article that is only in the list',
        edit(LIST, '{ "id": "introduction", "routes": ["/introduction"] }⟦→ , { "id": ▸"cash", "routes": ["/cash"] }⟧'),
        {
          says: 'has no text in zh-HK, zh-CN, en',
        },
      ),
      fault('a language of another name', write(article('guide', 'zh-hk'), `▸${text('Text.')}`), {
        says: 'Did you mean "zh-HK"?',
      }),
      fault('an article that is not in the list', write(article('cash', 'en'), `▸${text('Text.')}`), {
        says: 'no address leads to article "cash"',
      }),
      fault(
        'an article twice in the list',
        edit(LIST, '{ "id": "partner", "routes": ["/partner"] }⟦→ , { "id": ▸"partner", "routes": ["/partners"] }⟧'),
        {
          says: 'stands here twice',
        },
      ),
      fault(
        'a group of the menu that has no words',
        edit(LIST, '"routes": ["/helpCenter/v2/menu3"], "help": ⟦"security" → ▸"securty"⟧'),
        {
          says: 'Did you mean "security"?',
        },
      ),
      fault(
        'a document that one language lacks',
        [edit(DOCUMENTS, '"type": ▸"05"'), edit(texts('zh-CN'), '⟦"05" → "06"⟧: {')],
        { follows: [`article-missing ${texts('zh-CN')}`], says: 'Write it in content/documents/zh-CN.json.' },
      ),
      fault(
        'a document that is not listed',
        edit(
          texts('en'),
          '"documents": {⟦→ ▸"09": { "title": "Cookies", "sections": [{ "heading": "Which", "paragraphs": ["One."] }] },⟧',
        ),
        {
          says: 'no address leads to document "09"',
        },
      ),
    ],
    valid: [
      twin(
        'a new article in three languages',
        edit(LIST, '"articles": [ ⟦→ { "id": "cash", "routes": ["/cash"], "help": "topics" }, ⟧{ "id": "introduction"'),
        ...everywhere('cash', 'Read [who we are](/introduction) and [this page](/cash#cash).'),
      ),
    ],
  },
  'article-link': {
    faults: [
      fault('a misspelt address', inAll('guide', 'en', 'See ▸[the fees](/chargeTabel).'), {
        follows: ['article-link content/articles/guide/*'],
        says: 'Did you mean "/chargeTable"?',
      }),
      fault('an address of an article that is not there', inAll('guide', 'zh-HK', '▸[收費](/fees)'), {
        follows: ['article-link content/articles/guide/*'],
        says: '"/fees" leads nowhere',
      }),
      fault('an address without a slash', inAll('guide', 'zh-CN', '▸[收费](chargeTable)'), {
        follows: ['article-link content/articles/guide/*'],
        says: 'Did you mean "/chargeTable"?',
      }),
      fault('another host', inAll('introduction', 'en', '▸[Bank](https://elsewhere.example/a)'), {
        follows: ['article-link content/articles/introduction/*'],
        says: 'a host of "link_hosts"',
      }),
      fault(
        'an address without encryption',
        inAll('introduction', 'zh-HK', '▸[Offers](http://offers.wallet.example/)'),
        {
          follows: ['article-link content/articles/introduction/*'],
          says: 'leads nowhere',
        },
      ),
      fault(
        'a page that a variant of the site does not have, where it is not said',
        inAll('guide', 'en', '{{needs fps}} A part.\n\nSee ▸[FPS](/fpsIndex).'),
        {
          follows: ['article-link content/articles/guide/*'],
          says: '"/fpsIndex" leads nowhere in a site without "fps"',
        },
      ),
      fault('a script', inAll('help-start', 'en', '- **▸[Run](javascript:alert)**'), {
        follows: ['article-link content/articles/help-start/*'],
        says: 'leads nowhere',
      }),
      fault('an address of nobody', inAll('help-start', 'zh-HK', '> ▸[Mail](mailto:support)'), {
        follows: ['article-link content/articles/help-start/*'],
        says: 'leads nowhere',
      }),
    ],
    valid: [
      twin(
        'pages with a query or a part, a host that is named, mail and telephone',
        ...inAll(
          'guide',
          'en',
          '## {{needs fps}} FPS\n\n[here](/fpsIndex)\n\n## More\n\n- {{needs fps}} [here](/fpsGuide#top)\n\n| a | b |\n| --- | --- |\n| {{needs fps}} [x](/fps) | y |\n\n[a](/history?kind=topup) [b](/chargeTable#section-2) [c](https://offers.wallet.example/x) [d](mailto:support@wallet.example) [e](tel:18222)',
        ),
      ),
    ],
  },
  'article-value': {
    faults: [
      fault('a feature that no variant is without', inAll('guide', 'en', 'A part.\n\n▸{{needs fsp}} More.'), {
        follows: ['article-value content/articles/guide/*'],
        says: '"{{needs fsp}}" is no value that can be written',
      }),
      fault(
        'a feature that is said too late',
        inAll('guide', 'en', 'A part.\n\nAnother.\n\n▸More {{needs fps}} here.'),
        {
          follows: ['article-value content/articles/guide/*'],
          says: '"{{needs fps}}" is no value',
        },
      ),
      fault('braces that are closed once', inAll('partner', 'en', '▸Up to {{card.most} cards.'), {
        follows: ['article-value content/articles/partner/*'],
        says: 'A value is written "{{card.most}}".',
      }),
      fault('a misspelt constant', inAll('guide', 'en', '▸Up to {{card.mots}} cards.'), {
        follows: ['article-value content/articles/guide/*'],
        says: 'Did you mean "card.most"?',
      }),
      fault(
        'a constant that is not there, in a table',
        inAll('guide', 'zh-CN', '| a | b |\n| - | - |\n| c | ▸{{no.such}} |'),
        {
          follows: ['article-value content/articles/guide/*'],
          says: '"{{no.such}}" is no value that can be written',
        },
      ),
      fault('a name of the site that is none', inAll('introduction', 'en', 'Call **▸{{hotline}}**.'), {
        follows: ['article-value content/articles/introduction/*'],
        says: 'content/site.json',
      }),
      fault('a member of the site with parts', inAll('introduction', 'zh-CN', '- ▸{{hotlines}}'), {
        follows: ['article-value content/articles/introduction/*'],
        says: '"{{hotlines}}" is no value',
      }),
      fault(
        'of a document, in every language',
        [
          edit(texts('en'), '▸"A customer may hold up to {{card.⟦most → mots⟧}} cards.'),
          edit(texts('zh-CN'), '"每名客户最多可持有 {{card.⟦most → mots⟧}} 张卡'),
          edit(texts('zh-HK'), '"每名客戶最多可持有 {{card.⟦most → mots⟧}} 張卡'),
        ],
        { follows: ['article-value content/documents/*'], says: 'Did you mean "card.most"?' },
      ),
      fault(
        'a name of the site in a document',
        edit(texts('en'), '▸"The account holds prepaid value ⟦in the → {{band_name}}⟧'),
        { follows: ['article-uneven content/documents/en.json'], says: 'Did you mean "brand_name"?' },
      ),
      fault(
        'a feature that the site does not know, in a table of a document',
        edit(texts('en'), '▸"{{needs ⟦fps → fsp⟧}} Top-up by FPS"'),
        { follows: ['article-uneven content/documents/en.json'], says: '"{{needs fsp}}" is no value' },
      ),
      fault('in the title', edit(article('help-start', 'en'), '▸title: ⟦First steps → "{{brand_name}}"⟧'), {
        says: 'menus show as it is written',
      }),
    ],
    valid: [
      twin(
        'a constant and names of the site',
        ...inAll('guide', 'en', '{{card.most}} {{ brand_name }} {{support_email}}'),
      ),
      twin('several values side by side', ...inAll('guide', 'en', '**{{card.most}}**{{card.most}} (#1)')),
    ],
  },
} satisfies Partial<SeededKinds>;
