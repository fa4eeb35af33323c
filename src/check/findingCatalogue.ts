import { didYouMean } from './didYouMean.ts';
import { FINDING_KINDS } from './findingKinds.ts';

/** How to fix each kind, where one sentence says more than the finding itself. */
const EXAMPLES: { readonly [id: string]: string } = {
  'target-unknown': '`state "reveiw" is not known. … Did you mean "review"?`',
  'pointer-uncertain':
    '`path leads to "sending" on which "$reply/authorise/otp_ticket" is not there. … Write { "maybe": … }`',
  'code-unplaced':
    'A code has a place when the operation’s code is in `content/return-codes.json`, and the flow either names it in `onError`, has a last branch there, or a step leads to the call (then it shows at that step).',
  'unknown-unhandled':
    '`{ "guard": "call:unknown", "target": "processing" }` in `onError` of every call whose `x-effect` is `write`, `money` or `irreversible`.',
  'poll-idle':
    '`"while": { "type": "is", "params": { "at": "$reply/waiting/state", "in": ["CREDITED"] } }` of a reply that may be `WAITING`; `"every": "const:topup.fps.life"`.',
  'refused-again':
    '`{ "guard": "code:PAYEE_NOT_CONFIRMED", "target": "review" }`, where a tick is hidden as long as the same quote stands. What a code is about is said by `at` in `content/return-codes.json`; of a code without it, and of an answer of several values on the way, nobody can tell.',
  'quoted-otherwise':
    '`"kind": "buyChip"` of a call `cardQuote`, where the figures beside a field of the step before are asked for with `"kind": "new"`; a preview of the fee without an answer that the quote is sent; figures that the quote does not give again may be asked without. What a quote takes besides is no matter, nor what is answered only later. Also `"$reply/accounts/list/0/id"` where a step before has had a row of that list chosen by its `/id` (but in what is only read when all is done), and `"currency": "HKD"` where one has asked for a `currency` that no call is sent.',
  'answer-unseen':
    '`"receiver_email": "$form/recipient/receiver_email"` of a call behind a review whose rows leave that answer out. Secrets, ticks, pictures and what is answered at the review or after it need no row; what a call was asked with, whose reply the review has among its `data`, neither.',
  'effect-unasked':
    '`"CANCEL": { "target": "paying" }`, or `"after": { "const:…": { "target": "paying" } }`, directly or over forks and reads. A button that does something by itself has another name than CANCEL.',
  'secret-unmarked': 'The field of the form and the field of the request carry the same `x-sensitive`.',
  'reference-circle': 'Reported once, at the first reference of the cycle, whichever schema takes it.',
  'pattern-slow':
    '`^(a+)+$` is exponential, `\\s+$` and `^[0-9]+[0-9]*$` are polynomial. What cannot be proven (look-behind, back references) is refused too.',
  'page-unknown':
    'Known are the routes of flows, the addresses of their steps, and the list in `content/pages.json`. `{ "flow": "confirm-payment" }` in `next`: only flows with `entries` can be linked to.',
  'constant-unit':
    '`"every": "const:access.record.life"`, which is in days; `"after": { "const:access.otp.life": … }` of a constant with a row `"value": 0` or `"value": "60"`.',
  'route-twice': '`"path": "/history"` of a step: the portal has a page there, and a reload at the step would show it.',
  'entry-broken':
    '`"at": "done"` of a state that is an end; an entry without `"member"` whose calls are for members, or that asks `$user/realname_status` of who is not signed in.',
  'entry-round':
    '`"levelTooLow": { … "screen": false, "next": [{ "page": "/dashboard/transfer/toHk" }] }` in the flow that begins there; two entries that each refuse some members to the other.',
  'called-otherwise':
    '`"fee": "$reply/quoting/deducted_amount", "total": "$reply/quoting/fee"`; a row with the role `qrCode` whose reply has a `qrcodeTxt` besides; `"x-prefill": "$user/email_mask"`; a row `fee` that takes `remitted_amount` of a quote which has a `fee`, or `deducted` where it has a `deducted_amount`; `"feeCny": "$const/fee.dormant.charge/HKD"`; two names of one `$const/limit.topup.order.3/HKD`, which is of one level. A name of which no other member is called is free, and so is one that says part of what it takes: `total` or `amount` of a `deducted_amount`.',
  'branch-crossed':
    '`"in": ["fail"]` of a reply that leads to an end whose outcome is `success`; `outcome:locked` that leads to `cancelled`, beside `outcome:cancelled` that leads to `passwordLocked`.',
  'mark-misfit':
    '`"mark": "success"` at an end whose outcome is `refused` or `processing`, `"mark": "failed"` at one whose outcome is `success`.',
  'tidy-misfit': '`"x-tidy": ["brackets"]` on a field whose `pattern` asks for brackets.',
  'bounds-crossed': '`"minLength": 8` beside `"maxLength": 6`.',
  'constant-currency':
    '`limit.transfer.single.1` without a row in USD, where `limit.transfer.single.3` has one, or where an account may be in USD.',
  'constant-order':
    'A row of `"effectiveFrom": "2024-01-01"` below one of `2026-07-01` in the same currency, or two rows of one day.',
  'calendar-year':
    'The years `2025` and `2027` without `2026`; `2026-01-01` under `2025`, or twice under its own year; a holiday that stands under `workdays` too.',
  'article-missing':
    '`content/articles/guide/en.md` without `{ "id": "guide", "routes": ["/guide"] }` in `content/articles/index.json`; an article without `zh-CN.md`.',
  'article-link':
    '`[fees](/chargeTabel)`; `https://elsewhere.example`, whose host is not in `link_hosts` of `content/site.json`.',
  'article-value': '`{{card.mots}}`; a constant that is a table or a list.',
  'word-figure':
    '`valid for 48 hours` in English, and `24 小時` and `24 小时` in Chinese. Compared are minutes, hours, days, working days, weeks, months, years, digits, characters and sums, where all languages count the same things; `one day` for `24 小時` is said in words, and not compared, nor is `15 分鐘至半小時`.',
  'word-script':
    '`卡片已锁定` in zh-HK, `結餘` in zh-CN. Letters that both scripts write, and variants that Hong Kong has, are not told of; nor is what all languages have alike, such as the name of a language, nor what stands in quotation marks.',
  'word-tongue':
    '`Show my card details 您要查看什么？` in zh-CN, `您要查看什么？` in English. Names (`Apple Pay`, `陳大文`) and what stands in quotation marks or brackets are not told of.',
  'article-uneven':
    'A heading of another level, a list with an item less, `{{limit.transfer.single.1}}` where the others have `{{limit.transfer.single.0}}`, a link elsewhere, or `HK$ 9.00` by hand, in one language alone. Paragraphs are each language’s own, and so is whether `{{brand_name}}` or “we” speaks.',
  'link-host':
    '`"link": "https://elsewhere.example"` of an offer, whose host is not in `link_hosts` of `content/site.json`; also the download page, adverts and `sites`.',
  'times-crossed':
    '`"from": "18:00", "to": "09:00"` of a hotline: hours are of one day, and those behind midnight are a hotline of their own.',
  'code-elsewhere': '`"at": ["/login_pass"]` of a code, where every form asks `login_pwd`.',
  'word-markup':
    '`{left}`, `${left}`, `&nbsp;`, `<b>`: a value is written `{{left}}`, a space and a sign as itself. `[[guide: the guide]]` in a title or a label, `[[guide]]`, `[guide](/guide)` in an intro: links stand in the intro, the body and the help of a step, as `[[guide: the guide]]`.',
  'word-link':
    '`See [[guide: the guide]].` in English, and `請參閱指南。` in zh-HK. Held together are the intro, the whole body, and the help of a field.',
  'link-unknown':
    '`[[giude: the guide]]` in a flow with `"links": { "guide": { "page": "/guide" } }`; `{ "document": "09" }`; `{ "site": "walets" }`, which `sites` of `content/site.json` does not name.',
  'link-unused': '`"links": { "guide": { "page": "/guide" } }` of a flow whose words have no `[[guide: …]]`.',
  'change-elsewhere':
    '`"change": "details/amount"` at the number of a card, which comes from `details/card_no`; or beside a row with `"answer": "details/amount"`.',
  'word-choice':
    'Also a text of a button behind one whose values are always there: `"NEXT": ["Pay", "Pay {{amount, money}}"]`.',
  'word-uneven':
    '`{ "by": "method", "FPS": "…", "bank": "…", "else": "…" }` in English, and `{ "by": "method", "FPS": "…", "else": "…" }` in Chinese. `, plural` is left to each language, and one sentence for all where only one of the others tells apart.',
  'word-alike':
    'Two buttons or links of a step, choices of a field or questions of a form with one text; two rows of a summary, where both are always there. Fields of which `x-when` never shows both may be called alike.',
  'word-bound':
    '`"maxLength": "At most 20 characters"` of a field with `"maxLength": 10`. Looked at are the sentences of `minLength`, `maxLength`, `maximum`, `minItems` and `maxItems` that hold figures, and hints that say a length which the field refuses: `Up to 20 characters`, `12 to 19 digits`, `16 digits`. A hint may say fewer, which are usual; of money none, whose characters nobody counts.',
  'rule-member': '`{ "data": "/avaliable" }` in a rule whose subject has `available`.',
  'consent-given':
    '`"default": true`, an `x-prefill`, or a step of a migration that gives it or moves another tick there, of a field whose only value is `true`; `"agree": true` in the `input` of a call, where the contract says `x-consent` or takes nothing but `true`.',
  'secret-shown': '`{ "answer": "guardian/relationship_proof" }`, whose rows hold pictures; `"default"` of a password.',
  'secret-stored':
    '`"query": ["pay_pwd"]` of an entry, where a call is sent `$input/pay_pwd`: it stands in the address.',
  'ticket-elsewhere':
    '`"input": { "operation": "cardCancel" }` of a sub-flow whose ticket `cardCancel` takes for its `cancel_id`; `otp_ticket` sent where the contract says `x-ticket: { from: authPayPwd }`. Of what the sub-flow only shows, sums alone count.',
  'rule-skipped':
    'A rule whose `at` is a field with `x-when`, and which looks at other fields; one whose `when` holds only while that field is hidden. A field with `"equalTo": { "data": "/email" }` that may be left empty, where `email` has to be answered.',
  'rule-constant':
    '`"b": { "equalTo": { "data": "/b" } }`; a rule that compares `holder_name` with `member_name`, where both are given `$self/holder_name`; in `x-rules`, `"$self/others/-/x"` at a field of another list.',
  'word-name':
    'Also a name that all other languages say and one leaves out, and a name that is between braces in one language and in none of the others; `name_tw`, `name_cn` and `name_en` are the same name.',
  'rule-example': 'An example is a whole subject, each member of its type; otherwise it fails whatever the rule says.',
  'figure-broken':
    '`{ "sum": [{ "data": "/valid_to" }, 1] }` of a day; `"sum"` beside `"product"`; two figures that take each other; a name that `data` has too. A rule that `first` asks is over members of the same names and types.',
  'figure-member': '`{ "data": "/quantitiy" }`; `{ "row": "/quantity" }` in no sum with `over`.',
  'figure-example':
    'An example of a figure of money with `"is": "1150"`, which is `"1150.00"`; one that needs three decimals, where money has two: round it.',
  'figure-unused':
    'Also a name in `figures` of a step that none of its rows or words shows. A figure of what is typed is shown by a row.',
  'migration-place':
    '`{ "rename": "/asks", "to": "/ask" }` where the locked shape has no step `asks`; `{ "move": "/ask/old", "to": "/ask/remark" }` where the form has no `remark`. What was asked before is known from `shape.json` of that version; without it only the new forms are judged by.',
  'migration-loss':
    '`{ "drop": "/ask/kind" }` of a field that is asked as before, `{ "default": "/ask/kind", "value": "tube" }` of a choice that has no `tube`, a text moved to where a number is asked, `{ "drop": "/ask/note" }` after `{ "move": "/ask/old", "to": "/ask/note" }`.',
  'shape-changed': '`flow lock` writes `shape.json` at a release.',
};

/** What `flow check --explain` prints: the kinds that are named, or all of them, each with its reason and an example.
 * @throws Error naming the kind that is not there */
export function findingCatalogue(names: readonly string[] = []): string {
  const known = Object.keys(FINDING_KINDS) as (keyof typeof FINDING_KINDS)[];
  const odd = names.find((name) => !known.some((id) => id === name));
  if (odd !== undefined) throw new Error(`"${odd}" is not a kind of finding.${didYouMean(odd, known)}`);
  return known
    .filter((id) => names.length === 0 || names.includes(id))
    .map((id) => [`${id}: ${FINDING_KINDS[id]}.`, EXAMPLES[id]].filter(Boolean).join('\n  '))
    .join('\n');
}
