import { didYouMean } from './didYouMean.ts';
import { FINDING_KINDS } from './findingKinds.ts';

/** How to fix each kind, where one sentence says more than the finding itself. */
const EXAMPLES: { readonly [id: string]: string } = {
  'target-unknown': '`state "reveiw" is not known. … Did you mean "review"?`',
  'example-misfit':
    '`ref_no: "1234"` in an example, if the schema asks for 20 digits; `x-played: true` without an example whose `return_code` is `SUCCESS`.',
  'operation-unserved':
    'A file in `openapi/paths` that `openapi/gateway.yaml` does not refer to; an operation without `x-played` that has no file in `gateway/operations`, or no line in `openapi/operations.yaml`; a line there that names no operation, has another address, or is of a played one.',
  'pointer-uncertain':
    '`path leads to "sending" on which "$reply/authorise/otp_ticket" is not there. … Write { "maybe": … }`',
  'code-unplaced':
    'A code has a place when the operation’s code is in `content/return-codes.json`, and the flow either names it in `onError`, has a last branch there, or a step leads to the call (then it shows at that step).',
  'unknown-unhandled':
    '`{ "guard": "call:unknown", "target": "processing" }` in `onError` of every call whose `x-effect` is `write`, `money` or `irreversible`.',
  'button-idle':
    '`"RETRY": { "target": "unavailable" }` of the step "unavailable". Where the step polls, such a button asks at once; where one of several branches leads back, something may come of it.',
  'poll-idle':
    '`"while": { "type": "is", "params": { "at": "$reply/waiting/state", "in": ["CREDITED"] } }` when the reply may be `WAITING`; `"every": "const:topup.fps.life"`.',
  'refused-again':
    '`{ "guard": "code:PAYEE_NOT_CONFIRMED", "target": "review" }`, where a tick is hidden as long as the quote is the same. `at` in `content/return-codes.json` says what a code is about; a code without it, and an answer with several values on the path, cannot be checked.',
  'quoted-otherwise':
    '`"kind": "buyChip"` of a call `cardQuote`, where the figures beside a field of the previous step are requested with `"kind": "new"`; a preview of the fee without an answer that the quote is sent (figures that the quote does not return may be requested without it). Other inputs of a quote do not matter, nor does what is answered later. Also `"$reply/accounts/list/0/id"` where an earlier step chose a row of that list by its `/id` (except in a read after everything is done), and `"currency": "HKD"` where a step asked for a `currency` that no call is sent; `"payee_id": "$input/payee_id"` after a step whose `payee_id` is filled with that and may be changed; `"area_code": "852"` beside a number from a step that asks the `area_code` too; a row of `custom_lines` at the review, where neither the call after it nor the quote that it is made by is given the `custom_lines` it takes.',
  'answer-unseen':
    '`"receiver_email": "$form/recipient/receiver_email"` of a call after a review whose rows omit that answer. Secrets, ticks, pictures and answers given at the review or after it need no row. Of a call whose reply is in the `data` of the review, an answer that it was asked with needs a row where it has to be given and no row shows what the reply says by that name, such as an amount. Of sums, the review shows each that is told to the sub-flow which asks for the password, and of a reply whose sums it shows each that is called a fee, a total or a refund.',
  'effect-unasked':
    '`"CANCEL": { "target": "paying" }`, or `"after": { "const:…": { "target": "paying" } }`, directly or through forks and reads. A button that does something has another name than CANCEL.',
  'secret-unmarked': 'The field of the form and the field of the request carry the same `x-sensitive`.',
  'reference-circle': 'Reported once, at the first reference of the cycle, whichever schema includes it.',
  'pattern-slow':
    '`^(a+)+$` is exponential, `\\s+$` and `^[0-9]+[0-9]*$` are polynomial. What cannot be proven linear (look-behind, back references) is refused too.',
  'page-unknown':
    'The known addresses are the routes of flows, the addresses of their steps, and the list in `content/pages.json`. `{ "flow": "confirm-payment" }` in `next`: only flows with `entries` can be linked to.',
  'constant-unit':
    '`"every": "const:access.record.life"`, which is in days; `"after": { "const:access.otp.life": … }` with a constant that has a row `"value": 0`.',
  'route-twice': '`"path": "/history"` of a step: the portal has a page there, and a reload at the step would show it.',
  'entry-broken':
    '`"at": "done"` where that state is an end; an entry without `"member"` whose calls are for members, or that tests `$user/realname_status` of a visitor.',
  'entry-round':
    '`"levelTooLow": { … "screen": false, "next": [{ "page": "/dashboard/transfer/toHk" }] }` in the flow that starts there; two entries that send refused members to each other.',
  'called-otherwise':
    '`"fee": "$reply/quoting/deducted_amount", "total": "$reply/quoting/fee"`; a row with the role `qrCode` whose reply also has a `qrcodeTxt`; `"x-prefill": "$user/email_mask"`; a row `fee` that takes `remitted_amount` of a quote that has a `fee`, or `deducted` where it has a `deducted_amount`; `"feeCny": "$const/fee.dormant.charge/HKD"`; two names for one `$const/limit.topup.order.3/HKD`, which belongs to one level; `{ "by": "$form/payer/paid_by", "cash": "card" }` for a call that takes `cash` too. A name that no other member has is free, and so is one that is part of the real name: `total` or `amount` for a `deducted_amount`.',
  'branch-crossed':
    '`"in": ["fail"]` in a branch that leads to an end whose outcome is `success`; `outcome:locked` that leads to `cancelled`, beside `outcome:cancelled` that leads to `passwordLocked`; a branch of `onError`, of a call that commits something, that leads to an end `success`, unless the code only informs (`"severity": "info"`), or to an end `cancelled` or `processing`; `"in": ["success", "fail"]`, or a last branch that `EXPIRED` falls to, with an end `success`; a value that is not decided, such as `processing` or `unknown`, with an end `refused`; `onError` of a call that only reads, with an end `success`, unless its last `onDone` leads there too; `"CANCEL": { "target": "quoting" }`, after which the member is asked on; `code:TRANSFER_HOURS` that leads to `closedNow` at one call, and to `levelTooLow` at another.',
  'effect-misfit':
    '`x-effect: write` of a call that takes a ticket for a `quote_id`, or a ticket and says a `deducted_amount`; a `ticket` without `x-ticket`, where other calls say what gives theirs.',
  'limits-crossed':
    '`limit.transfer.single.3` of HKD 40000.00 beside `limit.transfer.daily.3` of HKD 30000.00, on any day from which one of them changes.',
  'mark-misfit':
    '`"mark": "success"` at an end whose outcome is `refused` or `processing`, `"mark": "failed"` at one whose outcome is `success`.',
  'tidy-misfit': '`"x-tidy": ["brackets"]` on a field whose `pattern` asks for brackets.',
  'bounds-crossed': '`"minLength": 8` beside `"maxLength": 6`.',
  'constant-currency':
    '`limit.transfer.single.1` without a row in USD although `limit.transfer.single.3` has one, or an account may be in USD.',
  'bound-constant':
    '`"maxItems": { "const": "giftcard.card.most" }`, which is money; of a constant with a row `"effectiveFrom": "2027-01-01", "value": 8` below one of 5.',
  'constant-order':
    'A row with `"effectiveFrom": "2024-01-01"` below one with `2026-07-01` in the same currency, or two rows with the same day.',
  'calendar-year':
    'The years `2025` and `2027` without `2026`; `2026-01-01` under `2025`, or twice under its own year; a holiday that is also listed under `workdays`.',
  'article-missing':
    '`content/articles/guide/en.md` without `{ "id": "guide", "routes": ["/guide"] }` in `content/articles/index.json`; an article without `zh-CN.md`; a document of `content/documents/index.json` that a language has no text of.',
  'article-link':
    '`[fees](/chargeTabel)`; `https://elsewhere.example`, whose host is not in `link_hosts` of `content/site.json`.',
  'article-value': '`{{card.mots}}`; a constant that is a table or a list.',
  'word-figure':
    '`valid for 48 hours` in English, and `24 小時` and `24 小时` in Chinese. Minutes, hours, days, working days, weeks, months, years, digits, characters and sums are compared where all languages count the same things. Numbers in words are not compared: `one day` for `24 小時`, or `15 分鐘至半小時`. Nor may a value be said in another unit than its format, its constant or the other languages have: `{{freeze, hours}} days`, or `HK$ {{fee, number}}` of `$const/…/USD`; nor one language have `{{left, number}}` where the others have `{{left, money}}`.',
  'word-script':
    '`卡片已锁定` in zh-HK, `結餘` in zh-CN. Not reported: characters common to both scripts, variants used in Hong Kong, text that is the same in all languages, such as the name of a language, and quoted text.',
  'word-tongue':
    '`Show my card details 您要查看什么？` in zh-CN, `您要查看什么？` in English. Names (`Apple Pay`, `陳大文`) and text in quotation marks or brackets are not reported.',
  'article-uneven':
    'In one language only: a heading of another level, a list with an item fewer, `{{limit.transfer.single.1}}` where the others have `{{limit.transfer.single.0}}`, a different link, or `HK$ 9.00` typed by hand. Paragraphs may differ, and so may the use of `{{brand_name}}` or “we”.',
  'link-host':
    '`"link": "https://elsewhere.example"` of an offer, if its host is not in `link_hosts` of `content/site.json`; also the download page, adverts and `sites`.',
  'constant-unlisted':
    'A new `fee.paperStatement`, when document `02` has `"lists": ["fee"]` in `content/documents/index.json` and no text of it says `{{fee.paperStatement}}`.',
  'edition-missing':
    'A row from `2027-01-01` of `fee.bank.transferOut`, where the newest of the `editions` of the fee table is of `2024-11-11`.',
  'times-crossed':
    '`"from": "18:00", "to": "09:00"` of a hotline: hours are within one day; those after midnight are a separate hotline; `card.review.from` of 5 beside `card.review.by` of 3.',
  'code-elsewhere': '`"at": ["/login_pass"]` of a code, although every form asks `login_pwd`.',
  'word-markup':
    '`{left}`, `${left}`, `&nbsp;`, `<b>`: a value is written `{{left}}`; a space or a sign is typed directly. Characters that nobody sees, as U+200B or U+202E. `[[guide: the guide]]` in a title or a label, `[[guide]]`, `[guide](/guide)` in an intro: links belong in the intro, the body and the help of a step, as `[[guide: the guide]]`.',
  'word-link':
    '`See [[guide: the guide]].` in English, and `請參閱指南。` in zh-HK. The intro, the whole body and the help of a field are compared.',
  'link-unknown':
    '`[[giude: the guide]]` in a flow with `"links": { "guide": { "page": "/guide" } }`; `{ "document": "09" }`; `{ "site": "walets" }`, which `sites` of `content/site.json` does not name.',
  'link-unused': '`"links": { "guide": { "page": "/guide" } }` of a flow whose words have no `[[guide: …]]`.',
  'change-elsewhere':
    '`"change": "details/amount"` for a card number that comes from `details/card_no`; or beside a row with `"answer": "details/amount"`.',
  'word-choice':
    'Also a text of a button after one whose values are always present: `"NEXT": ["Pay", "Pay {{amount, money}}"]`.',
  'word-uneven':
    '`{ "by": "method", "FPS": "…", "bank": "…", "else": "…" }` in English, and `{ "by": "method", "FPS": "…", "else": "…" }` in Chinese. Each language may use `, plural` or not, and one sentence for all is fine where only one of the others distinguishes.',
  'word-alike':
    'Two buttons or links of a step, choices of a field or questions of a form with the same text; two rows of a summary that are always both present. Fields that `x-when` never shows together may have the same label.',
  'word-bound':
    '`"maxLength": "At most 20 characters"` of a field with `"maxLength": 10`. Checked are the messages of `minLength`, `maxLength`, `maximum`, `minItems` and `maxItems` that contain numbers, and hints with a length that the field refuses: `Up to 20 characters`, `12 to 19 digits`, `16 digits`. A hint may give the usual, smaller number. Hints of money are not checked.',
  'rule-member': '`{ "data": "/avaliable" }` in a rule with `available` in its subject.',
  'consent-given':
    'For a field whose only value is `true`: `"default": true`, an `x-prefill`, or a migration that sets it or moves another tick there. `"agree": true` in the `input` of a call, if the contract says `x-consent` or accepts only `true`. A tick that a call takes by `x-consent` and is not sent, that is not `required` where it is asked, or is asked where the call does not need it.',
  'secret-shown':
    '`{ "answer": "guardian/relationship_proof" }`, if its rows contain pictures; a `"default"` of a password.',
  'secret-stored':
    '`"query": ["pay_pwd"]` of an entry, if a call is sent `$input/pay_pwd`: it would be in the address.',
  'ticket-elsewhere':
    '`"input": { "operation": "cardCancel" }` of a sub-flow whose ticket `cardCancel` takes for its `cancel_id`; `otp_ticket` sent where the contract says `x-ticket: { from: authPayPwd }`. For values that the sub-flow only shows, only sums count.',
  'rule-skipped':
    'A rule over several fields whose `at` is a field with `x-when`; one whose `when` holds only while that field is hidden. An optional field with `"equalTo": { "data": "/email" }`, if `email` is required.',
  'rule-constant':
    '`"b": { "equalTo": { "data": "/b" } }`; a rule that compares `holder_name` with `member_name`, if both are `$self/holder_name`; in `x-rules`, `"$self/others/-/x"` at a field of another list.',
  'word-name':
    'Also a placeholder that one language lacks or that only one language has; `name_tw`, `name_cn` and `name_en` count as the same.',
  'rule-example': 'An example is a whole subject, each member of its type; otherwise it fails whatever the rule says.',
  'figure-broken':
    '`{ "sum": [{ "data": "/valid_to" }, 1] }` with a date; `"sum"` beside `"product"`; two figures that use each other; a name that `data` has too. A rule in `first` takes members of the same names and types.',
  'figure-member': '`{ "data": "/quantitiy" }`; `{ "row": "/quantity" }` outside a sum with `over`.',
  'figure-example':
    '`"is": "1150"` as an example of money, which is `"1150.00"`; a result with three decimals, when money has two: round it.',
  'figure-unused':
    'Also a name in `figures` of a step that none of its rows or words shows. A figure of values being typed is shown by a row.',
  'picture-missing': 'Also a file of `public/` that is no picture, or is larger than 1 MB.',
  'migration-place':
    '`{ "rename": "/asks", "to": "/ask" }` when the locked shape has no step `asks`; `{ "move": "/ask/old", "to": "/ask/remark" }` when the form has no `remark`. The `shape.json` of that version says what was asked before; without it only the new forms are checked.',
  'migration-loss':
    '`{ "drop": "/ask/kind" }` of a field that is still asked, `{ "default": "/ask/kind", "value": "tube" }` for a choice without `tube`, a string moved to a number field, `{ "drop": "/ask/note" }` after `{ "move": "/ask/old", "to": "/ask/note" }`.',
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
