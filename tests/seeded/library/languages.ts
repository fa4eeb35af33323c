import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin, write, type Edit } from '../seeded.ts';
import { words } from '../paths.ts';
import { UNITS } from './units.ts';

const HOME = 'content/home.json';
const NEWS = 'content/announcements.json';
const article = (id: string, locale: string): string => `content/articles/${id}/${locale}.md`;
const text = (body: string): string => `---\ntitle: A title\ndescription: In short.\n---\n\n${body}\n`;

/** How long one way of signing in is stopped, said in another way in each language. */
function stopped(traditional: string, simplified: string, english: string): readonly Edit[] {
  return [
    edit(words('zh-HK', 'return-codes'), `"ID_LOCKED": "…此方式⟦暫停 24\\u00a0小時 → ${traditional}⟧`),
    edit(words('zh-CN', 'return-codes'), `"ID_LOCKED": "…该方式⟦暂停 24\\u00a0小时 → ${simplified}⟧`),
    edit(words('en', 'return-codes'), `"ID_LOCKED": "…this way ⟦for 24 hours → ${english}⟧`),
  ];
}

/** One language against the others: figures, letters, words, and of articles what can be compared. */
export const LANGUAGES = {
  'word-figure': {
    faults: [
      fault(
        'hours in one language',
        edit(words('en', 'forgot-password'), '"mailedCode": { … "intro": ▸"…valid for ⟦24 → 48⟧ hours'),
        {
          says: 'en says 48 (hours), and zh-HK 24',
        },
      ),
      fault('digits in a hint', edit(words('en', 'shared'), '"gc-card-no": { … "hint": ▸"⟦16 → 15⟧ digits"'), {
        says: 'en says 15 (digits), and zh-HK 16',
        follows: ['word-bound locales/en/shared.json'],
      }),
      fault(
        'days in a message of the gateway’s codes',
        edit(words('zh-HK', 'return-codes'), '"RENEW_NOT_OPEN": ▸"…⟦90 → 60⟧ 天'),
      ),
      fault('a sum in an offer', edit(HOME, '"en": { "brand": "UnionPay", "title": ▸"¥⟦20 → 30⟧ off'), {
        says: 'en says 30 (CNY), and zh-HK 20',
      }),
      fault(
        'a sum with thousands',
        edit(words('zh-CN', 'return-codes'), '"GC_OVER_MAX": ▸"…HK$\\u00a0⟦8,000 → 80,000⟧'),
      ),
      fault('what stands before a decimal point', stopped('暫停 1.5 小時', '暂停 2.5 小时', 'for 1.5 hours'), {
        at: edit(words('zh-CN', 'return-codes'), '"ID_LOCKED": ▸"'),
        says: 'zh-CN says 2.5 (hours), and zh-HK 1.5',
      }),
      fault('months of a period', edit(words('zh-CN', 'pages'), '"months3": ▸"最近 ⟦3 → 6⟧')),
      ...UNITS.faults,
    ],
    valid: [
      twin(
        'in words in one language',
        edit(words('en', 'forgot-password'), '"mailedCode": { … "intro": "…valid for ⟦24 hours → one day⟧'),
      ),
      twin('a day for 24 hours', edit(words('zh-CN', 'return-codes'), '"ID_LOCKED": "…⟦24\\u00a0小时 → 1天⟧')),
      ...UNITS.valid,
      ...(
        [
          ['a range of sums', 'HK$10–20', '10 至 20 港元', 'HK$ 10 to 20'],
          ['sums in ten thousands', 'HK$1.5 萬', '15,000 港元', 'HK$ 15,000'],
          ['a range of ten thousands', 'HK$8 至 9 萬', '8 万至 9 万港元', 'HK$ 80,000 to 90,000'],
          ['a list of sums', 'HK$250／500／1,000', '250／500／1,000 港元', 'HK$ 250, 500 or 1,000'],
          ['money by another name', '人民幣 20 元', '20 元人民币', 'CNY 20.00'],
          ['thousands apart', 'HKD 3 000', '3000 港元', 'HK$ 3,000'],
          ['half an hour', '15 至 30 分鐘', '15 分钟至半小时', '15 to 30 minutes'],
          ['an hour and a half', '1 至 1.5 小時', '1 小时至 1 个半小时', '1 to 1.5 hours'],
          ['a day and a half', '1 天半', '1.5 天', '1.5 days'],
          ['a week', '1 天至 1 星期', '1 至 7 天', '1 to 7 days'],
          ['a year and months', '1 年 6 個月', '18 个月', '18 months'],
          ['half a year', '3 至 6 個月', '3 个月至半年', '3 to 6 months'],
        ] as const
      ).map(([title, traditional, simplified, english]) => twin(title, ...stopped(traditional, simplified, english))),
      twin(
        'ninety minutes in two parts',
        edit(words('en', 'return-codes'), '"ID_LOCKED": "…⟦24 hours → 90 minutes⟧'),
        edit(words('zh-CN', 'return-codes'), '"ID_LOCKED": "…⟦24\\u00a0小时 → 1 小时 30 分钟⟧'),
        edit(words('zh-HK', 'return-codes'), '"ID_LOCKED": "…⟦24\\u00a0小時 → 1 小時 30 分鐘⟧'),
      ),
    ],
  },
  'word-script': {
    faults: [
      fault('simplified letters', edit(words('zh-HK', 'card-lock'), '"locked": { "title": ▸"卡片已⟦鎖 → 锁⟧定"'), {
        says: 'Write "鎖".',
      }),
      fault(
        'letters that traditional script has for other words',
        edit(
          words('zh-HK', 'card-lock'),
          '"intro": ▸"卡片尚未鎖定。⟦您可以 → 鎖定不可早于首日，最后一日前⟧隨時在這裏解鎖',
        ),
        { says: 'Write "後於".' },
      ),
      fault(
        'traditional letters',
        edit(words('zh-CN', 'card-reveal'), '"choose": { "title": ▸"您要查看⟦什么 → 甚麼結餘⟧'),
        { says: '"麼結餘" in zh-CN are traditional letters' },
      ),
      fault('of a banner', edit(HOME, '"zh-CN": { "title": ▸"一个⟦钱包 → 錢包⟧')),
      fault('of an announcement', edit(NEWS, '"zh-HK": { "title": ▸"慎防偽冒⟦短訊 → 短讯⟧')),
      fault(
        'of a bank',
        edit('content/banks.json', '"bank_code": "902", "name_tw": ⟦"山頂樣本銀行" → ▸"山顶样本銀行"⟧'),
        {
          says: 'Write "頂樣".',
        },
      ),
      fault('of an article', edit(article('help-fees', 'zh-HK'), '## ▸⟦我可以轉賬 → 我可以转賬⟧')),
    ],
    valid: [
      twin(
        'the name of a language',
        edit(words('zh-HK', 'card-lock'), '"locked": { "title": "卡片已鎖定⟦→（简体中文）⟧"'),
      ),
      twin(
        'the button of another’s app, as it stands there',
        edit(words('zh-HK', 'card-lock'), '"locked": { "title": "卡片已鎖定⟦→，在該處選「转账」⟧"'),
        edit(words('zh-CN', 'card-reveal'), '"choose": { "title": "⟦→ 在该处选择“轉數快”。⟧您要查看'),
      ),
      twin(
        'letters that simplified script has for other words too',
        edit(words('zh-HK', 'card-lock'), '"locked": { "title": "卡片已鎖定⟦→，請往天后站找于小姐⟧"'),
      ),
      twin(
        'letters that Hong Kong writes in two ways',
        edit(words('zh-HK', 'card-lock'), '"locked": { "title": "卡片已鎖定⟦→，户口裡裏温溫着⟧"'),
      ),
    ],
  },
  'word-tongue': {
    faults: [
      fault(
        'English before a title',
        edit(words('zh-CN', 'card-reveal'), '"choose": { "title": ▸"⟦→ Show my card details now ⟧您要查看'),
        {
          says: '"Show my card details now" in zh-CN is English',
        },
      ),
      fault(
        'a title that was not translated',
        edit(words('zh-HK', 'card-lock'), '"locked": { "title": ▸"⟦卡片已鎖定 → Your card is locked⟧"'),
      ),
      fault(
        'Chinese in English',
        edit(words('en', 'card-reveal'), '"choose": { "title": ▸"⟦What would you like to see? → 您要查看什么？⟧"'),
        {
          says: 'in en is Chinese',
        },
      ),
      fault(
        'a question that was not translated',
        edit(words('zh-HK', 'card-lock'), '"title": ▸"⟦您想鎖定或解鎖哪張卡？ → Which account?⟧"'),
        { says: '"Which account?" in zh-HK is English' },
      ),
      fault('a label that was not translated', edit(words('zh-HK', 'topup-bank'), '"label": ▸"⟦付款日期 → Month⟧"'), {
        says: '"Month" in zh-HK is English',
      }),
      fault('what is to be done', edit(words('zh-CN', 'topup-bank'), '"label": ▸"⟦付款日期 → Choose a month⟧"'), {
        says: '"Choose a month" in zh-CN is English',
      }),
      fault('of a banner', edit(HOME, '"en": { "title": ▸"⟦One wallet, three currencies → 我们的钱包⟧"')),
      fault(
        'of an announcement',
        edit(
          NEWS,
          '"zh-CN": { "title": "谨防假冒短信", "content": ▸"⟦→ If you have typed anything there, change it.⟧近日',
        ),
      ),
    ],
    valid: [
      twin(
        'names',
        edit(
          words('zh-CN', 'card-reveal'),
          '"choose": { "title": "⟦→ Bank of China (Hong Kong) 与 Apple Pay on the Web ⟧您要查看',
        ),
      ),
      ...['FPS', 'HKD', 'Apple Pay', 'Face ID', 'App', 'Wi-Fi', 'help@example.com'].map((name) =>
        twin(
          `what Chinese writes as it is: ${name}`,
          edit(words('zh-HK', 'topup-bank'), `"label": "⟦付款日期 → ${name}⟧"`),
        ),
      ),
      twin(
        'a sentence that is quoted',
        edit(words('zh-CN', 'card-reveal'), '"choose": { "title": "⟦→ 英文页面写着“This is your card”。⟧您要查看'),
      ),
      twin(
        'a name as an example',
        edit(words('en', 'card-reveal'), '"choose": { "title": "What would you like to see⟦→ , such as 陳大文⟧?"'),
      ),
    ],
  },
  'article-uneven': {
    faults: [
      fault(
        'a limit of another level',
        edit(article('help-fees', 'en'), '▸| T1 | {{limit.transfer.single.⟦0 → 1⟧}} |'),
        {
          says: 'en says {{limit.transfer.single.1}} here, and zh-HK and zh-CN {{limit.transfer.single.0}}',
        },
      ),
      fault(
        'a step that is missing',
        edit(
          article('help-transfers', 'zh-CN'),
          '## 如何转账给其他会员？ ▸1. 前往[转账给其他会员](/dashboard/transfer/toGc)，选择付款账户。⟦\n2. 输入收款人卡号，以及与卡上一致的英文姓名；两者须相符。→⟧',
        ),
        {
          says: 'zh-CN has a list of 2 here, and zh-HK a list of 3',
        },
      ),
      fault(
        'a link that leads elsewhere',
        edit(
          article('help-transfers', 'zh-HK'),
          '▸| [其他會員](⟦/dashboard/transfer/toGc → /dashboard/transfer/toMainland⟧)',
        ),
        {
          says: 'zh-HK links to /dashboard/transfer/toMainland here, and zh-CN and en /dashboard/transfer/toGc',
        },
      ),
      fault('a heading one level lower', edit(article('help-fees', 'zh-CN'), '▸⟦## → ###⟧ 我可以转账和充值多少？'), {
        says: 'zh-CN has a heading 3 here, and zh-HK a heading 2',
      }),
      fault(
        'a document that says another constant',
        edit('content/documents/en.json', '▸{ "heading": "The account" … {{card.⟦most → cancel.fee⟧}}'),
        { says: 'en has {{card.cancel.fee}} here, and zh-HK {{card.most}}' },
      ),
      fault(
        'a paragraph of a document that one language lacks',
        edit(
          'content/documents/zh-CN.json',
          '▸{ "heading": "账户", "paragraphs": [⟦ "账户以卡的货币存储预付金额，不计利息，亦非存款。",→⟧',
        ),
        { says: 'zh-CN has 1 paragraphs' },
      ),
      fault(
        'a sum written by hand',
        edit(article('help-cards', 'en'), '▸| When you have it | at once | ⟦→ HK$ 9.00 ⟧made'),
        {
          says: 'en says a sum in figures here',
        },
      ),
      fault(
        'links that changed their sections, where one language has a paragraph more',
        [
          edit(article('help-fees', 'en'), 'Hong Kong⟦, and counts → .\n\nIt counts⟧ what you send'),
          edit(
            article('help-fees', 'en'),
            '▸What you have used today … The table in force is the [limit table](⟦/newLimitTable → /newChargeTable⟧)',
          ),
          edit(article('help-fees', 'en'), 'The [fee table](⟦/newChargeTable → /newLimitTable⟧)'),
        ],
        {
          says: 'en links to /newChargeTable here, and zh-HK and zh-CN /newLimitTable',
          follows: ['article-uneven content/articles/help-fees/en.md'],
        },
      ),
      fault('a section in two languages', edit(article('help-fees', 'en'), '⟦## What does a card cost? →⟧'), {
        at: edit(article('help-fees', 'en'), '▸--- title'),
        says: 'headings',
      }),
    ],
    valid: [
      twin(
        'a sum by the names that money has',
        edit(article('help-fees', 'zh-HK'), '每日以香港曆日計算⟦→，人民幣 20 元⟧'),
        edit(article('help-fees', 'zh-CN'), '⟦→ 20 元人民币。⟧视您的级别而定'),
        edit(article('help-fees', 'en'), 'That depends on your level⟦→ , CNY 20.00⟧.'),
      ),
      twin(
        'a sum whose currency one language leaves out',
        edit(article('help-fees', 'zh-HK'), '每日以香港曆日計算⟦→，20 元⟧'),
        edit(article('help-fees', 'zh-CN'), '⟦→ 二十元。⟧视您的级别而定'),
        edit(article('help-fees', 'en'), 'That depends on your level⟦→ , CNY 20.00⟧.'),
      ),
      twin(
        '“we” for the name of the site',
        edit(article('help-fees', 'en'), 'That depends on your level⟦→  at {{brand_name}}⟧.'),
      ),
      twin('a paragraph more', edit(article('help-fees', 'en'), 'cost nothing.⟦→ \n\nAsk us if you are in doubt.⟧')),
      twin(
        'another address of one article',
        ...['zh-HK', 'zh-CN', 'en'].map((locale) =>
          write(article('guide', locale), text(locale === 'en' ? '[This](/guide#a)' : '[This](/guide)')),
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
