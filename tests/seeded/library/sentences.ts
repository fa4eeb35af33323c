import { LANGUAGES, oneOfSeveral, saidOfSeveral } from '../oneOfSeveral.ts';
import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow, form, words } from '../paths.ts';
import { wordsOf } from '../../support/wordsOf.ts';

/** Words: each is there in every language, each is shown, and what stands between braces is offered. */
export const SENTENCES = {
  'word-missing': {
    faults: [
      fault('the title of a flow', edit(words('zh-CN', 'transfer-to-hk'), '▸"flow": { ⟦"title" → "titel"⟧'), {
        follows: ['file-invalid locales/*/transfer-to-hk.json', 'word-unused locales/*/transfer-to-hk.json'],
      }),
      fault('a banner of public pages', edit('content/site.json', '"banner": ⟦"help" → ▸"helps"⟧'), {
        says: 'Did you mean "help"?',
      }),
      fault('a page in the menu of members', edit('content/site.json', '"page": ⟦"/fps" → ▸"/fpsIndex"⟧,'), {
        says: 'page "fpsIndex" has no words',
      }),
      fault('why a member may not come in', edit('content/site.json', '"reason": ⟦"realname" → ▸"realNmae"⟧'), {
        says: 'Did you mean "realname"?',
      }),
      fault('a reason that is no reason', edit('content/site.json', '"reason": ⟦"level" → ▸"upgrade"⟧'), {
        says: 'refusal "upgrade" has no words',
      }),
      fault('a note beside a flow', edit('content/site.json', '"note": ⟦"sending" → ▸"sendings"⟧'), {
        says: 'Did you mean "sending"?',
      }),
      fault('the title of a step', edit(words('en', 'login-by-password'), '▸"credentials": { ⟦"title" → "titel"⟧'), {
        says: 'Add it, as in the other languages.',
        follows: ['file-invalid locales/*/login-by-password.json', 'word-unused locales/*/login-by-password.json'],
      }),
      fault(
        'what the other languages say',
        edit(
          words('en', 'transfer-to-hk'),
          `▸"review": { "title": …⟦, "intro": ${JSON.stringify(wordsOf('transfer-to-hk', 'steps.review.intro'))} →⟧`,
        ),
        {
          says: 'the other languages say it here',
        },
      ),
      fault(
        'what stands for a list without items',
        edit(words('zh-HK', 'giftcard-query'), '"card": { … ▸"summary": { … ⟦"records.empty" → "records.none"⟧:'),
        { follows: ['word-unused locales/*/giftcard-query.json'] },
      ),
      fault('a button', edit(words('zh-HK', 'shared'), '▸"buttons": { … ⟦"RETRY" → "RETRYY"⟧:'), {
        follows: [
          'word-missing locales/*/card-lock.json',
          'word-missing locales/*/card-reveal.json',
          'word-missing locales/*/close-account.json',
          'word-missing locales/*/giftcard-export.json',
          'word-missing locales/*/realname*.json',
          'word-missing locales/*/shared.json',
          'word-missing locales/*/transfer-*.json',
        ],
      }),
      fault('an error of a field', edit(words('zh-CN', 'selfie'), '▸"errors": { ⟦"required" → "requird"⟧:'), {
        follows: ['word-unused locales/*/selfie.json'],
      }),
      fault(
        'an error of several fields together',
        [oneOfSeveral('mob_no'), saidOfSeveral('zh-HK'), saidOfSeveral('zh-CN')],
        {
          at: edit(words('en', 'realname-modify'), '"details": { … ▸"email": { "label"'),
          says: '"steps.details.fields.email.errors.anyOf" has no words in en',
        },
      ),
      fault('an option', edit(form('card-activate/access'), '"enum": ["password", "email"⟦→ , "pin"⟧]'), {
        at: edit(words('en', 'card-activate'), '▸"options": {'),
        says: 'Add it in every language.',
        follows: ['word-missing locales/*/card-activate.json'],
      }),
      fault('a stage', edit(flow('reset-mobile'), '"prove": { … "stage": ⟦"prove" → "proof"⟧'), {
        at: edit(words('en', 'reset-mobile'), '▸"stages": {'),
        follows: ['word-missing locales/*/reset-mobile.json', 'word-unused locales/*/reset-mobile.json'],
      }),
      fault('a code', edit(words('zh-HK', 'return-codes'), '▸"codes": { … ⟦"DUPLICATE" → "DUPLICATES"⟧:'), {
        follows: ['word-missing locales/*/return-codes.json'],
      }),
    ],
    valid: [
      twin(
        'an error of several fields together, at the first of them',
        oneOfSeveral('mob_no'),
        ...LANGUAGES.map(saidOfSeveral),
      ),
      twin(
        'words that all forms share',
        edit(
          words('en', 'transfer-to-hk'),
          `"payee_name_en": { "label": ⟦${JSON.stringify(wordsOf('transfer-to-hk', 'steps.details.fields.payee_name_en.label'))} → "Payee"⟧`,
        ),
      ),
    ],
  },
  'word-unused': {
    faults: [
      fault(
        'a limit that is no longer judged',
        edit(
          form('transfer-to-mainland/details'),
          '⟦{ "rule": "transfer.withinSingleLimit", "params": { "amount": "$self/amount", "currency": "$option/account_id/currency", "status": "$user/realname_status" }, "at": "/amount" }, →⟧',
        ),
        {
          at: edit(words('en', 'transfer-to-mainland'), '▸"transfer.withinSingleLimit"'),
          says: 'the rule "transfer.withinSingleLimit" at "amount" of "details": bring that back',
          follows: ['word-unused locales/zh-*/transfer-to-mainland.json'],
        },
      ),
      fault(
        'of a row that the flow calls otherwise',
        edit('flows/card-buy-chip/flow.json', '"name": "⟦postage → pstage⟧"'),
        {
          at: edit(words('en', 'card-buy-chip'), '"review": { … ▸"postage": '),
          says: 'The flow or its form has another name, which no language has words for: mend it there',
          follows: ['word-missing locales/*/card-buy-chip.json', 'word-unused locales/*/card-buy-chip.json'],
        },
      ),
      fault(
        'of a step that is not there',
        edit(words('en', 'login-by-password'), '"steps": {⟦→ ▸"nobody": { "title": "x" },⟧'),
      ),
      fault(
        'of a field that is not there',
        edit(words('zh-HK', 'selfie'), '"fields": {⟦→ ▸"portrait": { "label": "x" },⟧'),
      ),
      fault('of an error that cannot come', edit(words('en', 'choose-card'), '"errors": {⟦→ ▸"maximum": "x",⟧')),
      fault(
        'of an option that is not listed',
        edit(words('en', 'reset-mobile'), '"options": {⟦→ ▸"loginPassword": "x",⟧'),
      ),
      fault(
        'of a button that the step does not have',
        edit(words('zh-CN', 'device-code'), '"events": {⟦→ ▸"RETRY": "x",⟧'),
      ),
      fault(
        'of a code that is misspelt',
        edit(words('en', 'confirm-payment'), '⟦→ ▸"PAY_PWD_WRNG": "Not that.", ⟧"PAY_PWD_WRONG":'),
        { says: 'Remove it: "steps.ask.codes.PAY_PWD_WRONG" has its words.' },
      ),
      fault('of a button by another name', edit(words('en', 'device-code'), '▸⟦"NEXT" → "NEXTS"⟧: "Confirm"'), {
        says: 'Did you mean "steps.enter.events.NEXT"? Rename it so, or remove it.',
        follows: ['word-missing locales/en/device-code.json'],
      }),
      fault(
        'of a code that only another flow is answered',
        edit(words('zh-HK', 'selfie'), '"take": {⟦→ "codes": { ▸"PAY_PWD_WRONG": "x" },⟧'),
      ),
      fault('of a row of a summary', edit(words('en', 'reset-mobile'), '"done": { … "summary": {⟦→ ▸"since": "x",⟧')),
    ],
    valid: [
      twin(
        'an error that may come',
        edit(words('en', 'choose-card'), '"errors": {⟦→ "pattern": "Choose a card",⟧'),
        edit(words('zh-HK', 'choose-card'), '"errors": {⟦→ "pattern": "請選擇",⟧'),
        edit(words('zh-CN', 'choose-card'), '"errors": {⟦→ "pattern": "请选择",⟧'),
      ),
      twin(
        'a code that every call may answer',
        edit(words('en', 'confirm-payment'), '⟦→ "FUNC_DISABLED": "Closed.", ⟧"PAY_PWD_WRONG":'),
        edit(words('zh-HK', 'confirm-payment'), '⟦→ "FUNC_DISABLED": "x", ⟧"PAY_PWD_WRONG":'),
        edit(words('zh-CN', 'confirm-payment'), '⟦→ "FUNC_DISABLED": "x", ⟧"PAY_PWD_WRONG":'),
      ),
    ],
  },
  'word-name': {
    faults: [
      fault(
        'a name that the step does not offer',
        edit(words('en', 'transfer-to-hk'), '"intro": ▸"⟦Nothing → {{quot.fee, money}}: nothing⟧ has been sent yet.'),
        { says: 'Did you mean "quote"?' },
      ),
      fault(
        'a misspelt name beside a code',
        edit(
          words('en', 'confirm-payment'),
          '"PAY_PWD_WRONG": { … "other": ▸"Wrong payment password. You have {{⟦left → lfet⟧}} tries left."',
        ),
        { follows: ['word-name locales/en/confirm-payment.json'] },
      ),
      fault(
        'a format that is not known',
        edit(words('en', 'transfer-to-hk'), '"OVER_LIMIT": ▸"… {{left, ⟦money → mony⟧}}'),
        { says: 'Did you mean "money"?', follows: [`word-figure ${words('en', 'transfer-to-hk')}`] },
      ),
      fault('a name in one language only', edit(words('zh-CN', 'return-codes'), '"OTP_LIMIT": ▸"⟦→ {{lfet}}⟧')),
      fault('in a list of paragraphs', edit(words('en', 'selfie'), '"body": [▸"Face the light⟦→  {{name}}⟧')),
      fault(
        'a part of what a field of a row reads as',
        edit(words('zh-CN', 'giftcard-entity'), '"custom_lines": { … "row": ▸"{{denomination⟦→ .amount⟧}}'),
        { says: 'Write {{denomination}}.' },
      ),
      fault(
        'of a row that a member added, a field that it does not have',
        edit(words('en', 'giftcard-entity'), '"custom_lines": { … "row": ▸"{{⟦denomination → denominaton⟧}}'),
        { says: 'Did you mean "denomination"?' },
      ),
      fault(
        'of a row that a member added, a format beside that of the field',
        edit(words('zh-HK', 'giftcard-entity'), '"custom_lines": { … "row": ▸"{{denomination⟦→ , money⟧}}'),
        { says: 'Leave the format out.', follows: [`word-figure ${words('zh-HK', 'giftcard-entity')}`] },
      ),
      fault(
        'of what a field looks up, a name that the reply does not have',
        edit(words('zh-HK', 'transfer-to-hk'), '"mobile": { … "row": ▸"…{{⟦payee_name_mask → payee_name_msk⟧}}'),
        { says: 'Did you mean "payee_name_mask"?' },
      ),
      fault('what the step offers no longer', edit(flow('device-code'), '"data": { ⟦"mobile" → "number"⟧'), {
        at: edit(words('en', 'device-code'), '"intro": ▸"This device'),
        follows: ['word-name locales/*/device-code.json'],
      }),
      fault(
        'what not every code brings',
        edit(
          words('en', 'transfer-to-hk'),
          '"failed": { … "intro": ▸"Nothing has reached the payee⟦→ : {{error.ref_no}}⟧.',
        ),
        { says: 'may be absent when "failed" is reached' },
      ),
      fault(
        'of a sub-flow, what one of its callers leaves out',
        edit(words('en', 'confirm-payment'), '"ask": { "title": ▸"Enter your payment password⟦→  for {{payee}}⟧"'),
        { says: 'may be absent when "ask" is reached' },
      ),
      fault(
        'of who is signed in, where a visitor may come in',
        edit(flow('reset-mobile'), '"/userSettings/resetMob": { ⟦"require": ["member"] →⟧ }'),
        {
          at: edit(words('en', 'reset-mobile'), '"code": { "hint": ▸"We send it'),
          says: 'is empty for who comes to "prove" without being signed in',
          follows: ['word-name locales/*/reset-mobile.json', 'entry-broken flows/reset-mobile/flow.json'],
        },
      ),
      fault(
        'of who is signed in, where a guard lets visitors in',
        edit(
          flow('reset-email'),
          '"/userSettings/resetEmail": { "require": [⟦"member" → { "guard": { "type": "is", "params": { "at": "$user/signed_in", "in": [false] } }, "else": "/login" }⟧] }',
        ),
        {
          at: edit(words('en', 'reset-email'), '"verify": { … "intro": ▸"Your current'),
          follows: ['word-name locales/*/reset-email.json', 'entry-broken flows/reset-email/flow.json'],
        },
      ),
      fault(
        'an amount as a day',
        edit(words('en', 'card-cancel'), '"intro": ▸"{{terms.refund, ⟦money → date⟧}} goes to'),
        { says: 'does not read as date', follows: [`word-figure ${words('en', 'card-cancel')}`] },
      ),
      fault(
        'in a row of a summary, an instant as an amount',
        edit(flow('transfer-to-hk'), '"data": ▸"quote/expire_time", "as": "⟦time → money⟧"'),
        { says: 'does not read as money' },
      ),
      fault(
        'in a list, an instant as an amount',
        edit(flow('giftcard-query'), '"name": "time", "data": ▸"time", "as": "⟦dateTime → money⟧"'),
        { says: 'does not read as money', follows: ['word-name flows/giftcard-mobile-query/flow.json'] },
      ),
      fault(
        'a number of tries as a time',
        edit(flow('reset-email'), '"linkExpired": { … "life": "$const/⟦access.email.linkLife → access.login.tries⟧"'),
        {
          at: edit(words('en', 'reset-email'), '"linkExpired": { … "intro": ▸"Your email'),
          says: 'the unit of "access.login.tries" is attempts',
          follows: ['word-name locales/*/reset-email.json'],
        },
      ),
      fault(
        'a time that is no whole number of hours',
        edit(words('zh-HK', 'reset-email'), '"linkExpired": { … "intro": ▸"…{{life, ⟦minutes → hours⟧}}'),
        {
          says: '"access.email.linkLife" is 1800 seconds',
          follows: [`word-figure ${words('zh-HK', 'reset-email')}`],
        },
      ),
      fault(
        'what several texts are chosen by',
        edit(words('zh-HK', 'transfer-to-hk'), '"intro": { "by": ▸"⟦method → metod⟧"'),
        { says: 'Did you mean "method"?' },
      ),
      fault(
        'what several texts are chosen by, absent on a path',
        edit(
          words('en', 'transfer-to-hk'),
          '"failed": { "title": ⟦"The transfer failed" → { "by": ▸"error.ref_no, plural", "one": "1", "other": "2" }⟧',
        ),
        { says: 'may be absent when "failed" is reached' },
      ),
      fault(
        'what several texts are chosen by as a number, a text',
        edit(
          words('en', 'transfer-to-hk'),
          '"intro": { "by": ▸"method⟦→ , plural⟧", "⟦FPS → one⟧": "…", "⟦bank → other⟧"',
        ),
        { says: 'does not read as whole number' },
      ),
      fault(
        'a text of which nothing is said as a number',
        edit(words('zh-HK', 'confirm-payment'), '"NEXT": [ ▸"…{{payee⟦→ , number⟧}}'),
        { says: 'does not read as number', follows: [`word-figure ${words('zh-HK', 'confirm-payment')}`] },
      ),
      fault(
        'what several texts are chosen by as a number, an amount',
        edit(
          words('en', 'transfer-to-hk'),
          '"processing": { "title": ⟦"…" → { "by": ▸"quote.remitted_amount.amount, plural", "one": "1", "other": "2" }⟧',
        ),
        { says: 'does not read as whole number' },
      ),
      fault(
        'before a mobile number, an address',
        edit(flow('register'), '"areaCode": ▸"⟦mobile/area_code → account/email⟧"'),
        { says: 'does not read as an area code: it may be "sample@example.com"' },
      ),
      fault(
        'before a mobile number, another one',
        edit(flow('giftcard-entity'), '"areaCode": ▸"delivery/⟦area_code → mob_no⟧"'),
        { says: 'Name "delivery/area_code".', follows: [`answer-unseen ${flow('giftcard-entity')}`] },
      ),
      fault(
        'an area code before what is no mobile number',
        edit(flow('realname'), '"answer": "details/⟦mob_no → email⟧", "areaCode": ▸"details/area_code"'),
        { says: 'does not read as a mobile number', follows: [`answer-unseen ${flow('realname')}`] },
      ),
      fault(
        'in figures, an amount as a time',
        edit(form('transfer-to-hk/details'), '"data": ▸"fee", "as": "⟦fee → time⟧"'),
        { says: 'does not read as time' },
      ),
    ],
    valid: [
      twin(
        'of who is signed in, where a guard lets nobody else in',
        edit(
          flow('reset-email'),
          '"/userSettings/resetEmail": { "require": [⟦"member" → { "guard": { "type": "is", "params": { "at": "$user/signed_in", "in": [true] } }, "else": "/login" }⟧] }',
        ),
      ),
      twin(
        'a name of the site',
        edit(words('en', 'login-by-password'), '"locked": { … "intro": "It ⟦→ {{support_email}} ⟧'),
        edit(words('zh-HK', 'login-by-password'), '"locked": { … "intro": "⟦→ {{support_email}} ⟧'),
        edit(words('zh-CN', 'login-by-password'), '"locked": { … "intro": "⟦→ {{support_email}} ⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
