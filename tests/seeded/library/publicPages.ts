import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { SAME_IDS } from './sameIds.ts';

const SITE = 'content/site.json';
const HOME = 'content/home.json';
const ADVERTS = 'content/adverts.json';
const NEWS = 'content/announcements.json';
const CODES = 'content/return-codes.json';
const BANKS = 'content/banks.json';

/** What visitors see before any flow, and where codes show: pages, hosts, pictures, ids, times and fields are there. */
export const PUBLIC_PAGES = {
  'link-host': {
    faults: [
      fault(
        'the address of the wallet for phones',
        edit(HOME, '"download": ⟦"https://download.wallet.example/app" → ▸"https://downloads.wallet.example/app"⟧'),
        {
          says: '"link_hosts" of content/site.json has offers.wallet.example, download.wallet.example',
        },
      ),
      fault(
        'an offer of another host',
        edit(HOME, '"link": ⟦"https://offers.wallet.example/visa" → ▸"https://visa.example/offers"⟧'),
      ),
      fault(
        'a host with a port',
        edit(
          HOME,
          '"link": ⟦"https://offers.wallet.example/unionpay" → ▸"https://offers.wallet.example:8443/unionpay"⟧',
        ),
      ),
      fault(
        'a site of another host',
        edit(SITE, '"devices": ⟦"https://offers.wallet.example/contactless" → ▸"https://wallets.example/contactless"⟧'),
      ),
      fault(
        'an advert of another host',
        edit(
          ADVERTS,
          '"zh-HK": { "pic": "/gc4-app-pc/adverts/travel.svg", "pic_transfer": ⟦"https://offers.wallet.example/travel" → ▸"https://offer.wallet.example/travel"⟧',
        ),
      ),
      fault(
        'a host that the site names no longer',
        edit(SITE, '"link_hosts": [⟦"offers.wallet.example", →⟧ "download.wallet.example"]'),
        {
          at: edit(HOME, '"link": ▸"https://offers.wallet.example/mastercard"'),
          follows: ['link-host content/home.json', 'link-host content/adverts.json', 'link-host content/site.json'],
        },
      ),
    ],
    valid: [
      twin(
        'a new host that the site names',
        edit(SITE, '"link_hosts": ["offers.wallet.example"⟦→ , "visa.example"⟧'),
        edit(HOME, '"link": ⟦"https://offers.wallet.example/visa" → "https://visa.example/offers?from=wallet"⟧'),
      ),
    ],
  },
  'picture-missing': {
    faults: [
      fault(
        'a banner',
        edit(HOME, '"picture": ⟦"/gc4-app-pc/home/banner-cards.svg" → ▸"/gc4-app-pc/home/banner-card.svg"⟧'),
        {
          says: 'Did you mean "/gc4-app-pc/home/banner-cards.svg"?',
        },
      ),
      fault('an offer', edit(HOME, '"picture": ⟦"/gc4-app-pc/home/offer-visa.svg" → ▸"/gc4-app-pc/offer-visa.svg"⟧')),
      fault(
        'a picture of another folder',
        edit(HOME, '"picture": ⟦"/gc4-app-pc/home/banner-fps.svg" → ▸"/gc4-app-pc/adverts/banner-fps.svg"⟧'),
      ),
      fault(
        'of an advert in one language',
        edit(ADVERTS, '"zh-CN": { "pic": ⟦"/gc4-app-pc/adverts/travel.svg" → ▸"/gc4-app-pc/adverts/travel.png"⟧'),
      ),
      fault(
        'of an announcement in one language',
        edit(
          NEWS,
          '"picture": ⟦"/gc4-app-pc/announcements/scam-message.svg" → ▸"/gc4-app-pc/announcements/scam-messages.svg"⟧, "alt": "Drawing',
        ),
      ),
      fault(
        'what an advert opens',
        edit(
          ADVERTS,
          '"en": { "pic": "/gc4-app-pc/adverts/fps.svg", "pic_transfer": ⟦"/gc4-app-pc/adverts/fps.svg" → ▸"/gc4-app-pc/adverts/fps-large.svg"⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'another picture that is there',
        edit(HOME, '"picture": ⟦"/gc4-app-pc/home/banner-cards.svg" → "/gc4-app-pc/home/promo-cards.svg"⟧'),
      ),
      twin(
        'a second picture of an announcement',
        edit(
          NEWS,
          '"alt": "Drawing of a phone with a message that asks for a password, and a warning sign beside it." }⟦ → , { "picture": "/gc4-app-pc/home/promo-safety.svg", "alt": "A phone with a shield." }⟧',
        ),
      ),
      twin(
        'with a query against old copies',
        edit(HOME, '"picture": ⟦"/gc4-app-pc/home/banner-gift.svg" → "/gc4-app-pc/home/banner-gift.svg?2"⟧'),
      ),
    ],
  },
  'id-twice': {
    faults: [
      ...SAME_IDS,
      fault('an announcement copied', edit(NEWS, '"announce_id": ⟦"lunar-new-year-2025" → ▸"scam-messages-2025-01"⟧'), {
        says: 'an announcement above has the id "scam-messages-2025-01" too',
      }),
      fault('the same as the first', edit(NEWS, '"announce_id": ⟦"scam-messages-2025-01" → ▸"fee-tables-2024-11"⟧')),
      fault('the bank below', edit(BANKS, '"bank_code": ⟦"902" → ▸"901"⟧'), {
        says: 'a bank above has the code "901" too',
      }),
      fault('a bank of another region', edit(BANKS, '"bank_code": ⟦"951" → ▸"904"⟧')),
      fault('an area code', edit('content/area-codes.json', '"code": ⟦"853" → ▸"852"⟧'), {
        says: 'an area above has the code "852" too',
      }),
      fault(
        'an edition of the day of another',
        edit(
          'content/documents/index.json',
          '"route": "/newChargeTable", "effectiveFrom": ⟦"2024-11-11" → ▸"2024-11-01"⟧',
        ),
        {
          says: 'an edition above of document "02" is of 2024-11-01 too',
          follows: ['edition-missing content/constants/fees.json'],
        },
      ),
      fault('a document', edit('content/documents/index.json', '"type": ⟦"05" → ▸"01"⟧'), {
        says: 'a document above has the type "01" too',
        follows: ['article-missing content/documents/*.json', 'link-unknown flows/card-contactless/flow.json'],
      }),
      fault('the last bank', edit(BANKS, '"bank_code": ⟦"983" → ▸"981"⟧')),
    ],
    valid: [
      twin('another id', edit(NEWS, '"announce_id": ⟦"lunar-new-year-2025" → "lunar-new-year"⟧')),
      twin('another code', edit(BANKS, '"bank_code": ⟦"902" → "999"⟧')),
    ],
  },
  'times-crossed': {
    faults: [
      fault(
        'a hotline that ends before it begins',
        edit(
          SITE,
          '"service": { "number": "+852 3000 0000", "days": "weekdays", "from": ⟦"09:00", "to": "18:00" → "18:00", "to": ▸"09:00"⟧',
        ),
        {
          says: 'Hours are of one day',
        },
      ),
      fault(
        'hours of transfers that end before they begin',
        edit('content/constants/transfer.json', '"from": ▸"⟦08:00 → 20:30⟧", "to": "20:00"'),
      ),
      fault(
        'an order that is answered at the latest before it is answered',
        edit('content/constants/card.json', '"id": "card.review.from", … "value": ▸⟦2 → 5⟧'),
        { says: '"card.review.from" is 5, and "card.review.by" is 3' },
      ),
      fault(
        'a hotline without an hour',
        edit(
          SITE,
          '"mainland": { "number": "+86 400 000 0000", "days": "weekdays", "from": "09:00", "to": ⟦"18:00" → ▸"09:00"⟧',
        ),
      ),
      fault(
        'a day that ends as it begins',
        edit(
          SITE,
          '"lostCard": { "number": "+852 3000 0002", "days": "daily", "from": "00:00", "to": ⟦"24:00" → ▸"00:00"⟧',
        ),
      ),
      fault(
        'a notice of last year',
        edit(NEWS, '"until": ⟦"2028-01-01T00:00:00+08:00" → ▸"2024-01-01T00:00:00+08:00"⟧'),
      ),
      fault(
        'the other way round by its offset',
        edit(NEWS, '"until": ⟦"2028-02-01T00:00:00+08:00" → ▸"2028-01-01T06:00:00+14:00"⟧'),
      ),
    ],
    valid: [
      twin(
        'an order that is answered on one day',
        edit('content/constants/card.json', '"id": "card.review.from", … "value": ⟦2 → 3⟧'),
      ),
      twin(
        'by day and night',
        edit(
          SITE,
          '"number": "+852 3000 0000", "days": "weekdays", ⟦"from": "09:00", "to": "18:00" → "from": "00:00", "to": "24:00"⟧',
        ),
      ),
      twin(
        'until an hour later by another offset',
        edit(NEWS, '"until": ⟦"2028-02-01T00:00:00+08:00" → "2027-12-31T17:00:00Z"⟧'),
      ),
    ],
  },
  'code-elsewhere': {
    faults: [
      fault(
        'a field that no form has',
        edit(CODES, '"PWD_ERROR": { "severity": "error", "at": [⟦"/login_pwd" → ▸"/login_pass"⟧]'),
        {
          says: 'no form asks "/login_pass"',
        },
      ),
      fault(
        'one of several',
        edit(CODES, '"OTP_LOST": { "severity": "warning", "at": ["/code", ⟦"/otp" → ▸"/otpcode"⟧]'),
      ),
      fault(
        'what was obtained for',
        edit(CODES, '"OTP_LOST": { "severity": "warning", "at": ["/code", "/otp"], "ends": [⟦"/code" → ▸"/codes"⟧'),
      ),
      fault(
        'a field inside another that is none',
        edit(CODES, '"OVER_LIMIT": { "severity": "error", "at": [⟦"/amount" → ▸"/amount/value"⟧]'),
      ),
      fault(
        'a field of rows, as a rule of the form says it',
        edit(
          CODES,
          '"BANK_BOUND": { "severity": "warning", "at": [⟦"/bank_card_no" → ▸"/custom_lines/-/denomination"⟧]',
        ),
        { says: 'Leave the "-" of the rows out: "/custom_lines/denomination".' },
      ),
      fault(
        'a step with its field',
        edit(CODES, '"CAPTCHA_REQUIRED": { "severity": "warning", "at": [⟦"/captcha" → ▸"/credentials/captcha"⟧]'),
      ),
    ],
    valid: [
      twin(
        'another field that forms ask',
        edit(CODES, '"PWD_ERROR": { "severity": "error", "at": ["/login_pwd"⟦→ , "/mob_no"⟧]'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
