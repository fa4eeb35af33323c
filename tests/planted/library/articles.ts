import type { PlantedKinds } from '../plant.ts';
import { edit, fault, soundly, write } from '../plant.ts';

const LIST = 'content/articles/index.json';
const article = (id: string, locale: string): string => `content/articles/${id}/${locale}.md`;
const text = (body: string): string => `---\ntitle: A title\ndescription: What it is about.\n---\n\n${body}\n`;
const everywhere = (id: string, body: string) =>
  ['zh-HK', 'zh-CN', 'en'].map((locale) => write(article(id, locale), text(body)));

/** Articles: each is there, in every language, at addresses of its own; links lead somewhere, values are known. */
export const ARTICLES = {
  'article-missing': {
    faults: [
      fault(
        'an article in two languages',
        [
          edit(LIST, '"articles": [ ⟦→ { "id": ▸"cash", "routes": ["/cash"] }, ⟧{ "id": "introduction"'),
          ...everywhere('cash', 'Text.').slice(1),
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
    ],
    sound: [
      soundly(
        'a new article in three languages',
        edit(LIST, '"articles": [ ⟦→ { "id": "cash", "routes": ["/cash"], "help": "topics" }, ⟧{ "id": "introduction"'),
        ...everywhere('cash', 'Read [who we are](/introduction) and [this page](/cash#cash).'),
      ),
    ],
  },
  'article-link': {
    faults: [
      fault('a misspelt address', write(article('guide', 'en'), text('See ▸[the fees](/chargeTabel).')), {
        says: '"/chargeTabel" leads nowhere',
      }),
      fault('an address of an article that is not there', write(article('guide', 'zh-HK'), text('▸[收費](/fees)')), {
        says: '"/fees" leads nowhere',
      }),
      fault('another host', write(article('introduction', 'en'), text('▸[Bank](https://elsewhere.example/a)')), {
        says: 'a host of "link_hosts"',
      }),
      fault(
        'an address without encryption',
        write(article('introduction', 'zh-HK'), text('▸[Offers](http://offers.wallet.example/)')),
        {
          says: 'leads nowhere',
        },
      ),
      fault('a script', write(article('help-start', 'en'), text('- **▸[Run](javascript:alert)**')), {
        says: 'leads nowhere',
      }),
      fault('an address of nobody', write(article('help-start', 'zh-HK'), text('> ▸[Mail](mailto:support)')), {
        says: 'leads nowhere',
      }),
    ],
    sound: [
      soundly(
        'pages with a query or a part, a host that is named, mail and telephone',
        write(
          article('guide', 'en'),
          text(
            '[a](/history?kind=topup) [b](/chargeTable#section-2) [c](https://offers.wallet.example/x) [d](mailto:support@wallet.example) [e](tel:18222)',
          ),
        ),
      ),
    ],
  },
  'article-value': {
    faults: [
      fault('a misspelt constant', write(article('guide', 'en'), text('▸Up to {{card.mots}} cards.')), {
        says: 'Did you mean "card.most"?',
      }),
      fault(
        'a constant that is not there, in a table',
        write(article('guide', 'zh-CN'), text('| a | b |\n| - | - |\n| c | ▸{{no.such}} |')),
        {
          says: '"{{no.such}}" is no value that can be written',
        },
      ),
      fault('a name of the site that is none', write(article('introduction', 'en'), text('Call **▸{{hotline}}**.')), {
        says: 'content/site.json',
      }),
      fault('a member of the site with parts', write(article('introduction', 'zh-CN'), text('- ▸{{hotlines}}')), {
        says: '"{{hotlines}}" is no value',
      }),
      fault(
        'in the title',
        write(article('help-start', 'en'), '---\n▸title: "{{brand_name}}"\ndescription: B.\n---\n\nText.\n'),
        {
          says: 'menus show as it is written',
        },
      ),
    ],
    sound: [
      soundly(
        'a constant and names of the site',
        write(article('guide', 'en'), text('{{card.most}} {{ brand_name }} {{support_email}}')),
      ),
    ],
  },
} satisfies Partial<PlantedKinds>;
