import { flow, form, operation } from '../paths.ts';
import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';

const REVEAL = flow('card-reveal');
const CHOOSE = form('card-reveal/choose');

/** Secrets that a step shows: for a while, by a call that can be made again, and to nobody else. */
export const SHOWN_SECRETS = {
  'secret-needless': {
    faults: [
      fault(
        'the name of the holder',
        edit(REVEAL, '{ "name": "holder", ⟦"data": "holder", "as": "text" → "secret": ▸"revealingCard/holder_name"⟧ }'),
        { says: 'Show it like any other value' },
      ),
      fault(
        'the name in the place of the number',
        edit(REVEAL, '"secret": ▸⟦"revealingCard/card_no" → "revealingCard/holder_name"⟧'),
      ),
      fault('a count in the place of the code', edit(REVEAL, '"secret": ▸⟦"revealingCard/cvc2" → "lookingUp/held"⟧')),
      fault(
        'a number that is masked already',
        edit(REVEAL, '"secret": ▸⟦"revealingAccount/account_no" → "looking/card/card_no_mask"⟧'),
      ),
      fault(
        'at an end of another flow',
        edit(
          flow('card-lock'),
          '"summary": [{ "name": "card", ⟦"data": "card", "as": "text" → "secret": ▸"looking/card/card_no_mask"⟧ }]',
        ),
      ),
    ],
    valid: [
      twin(
        'a secret in the place of another',
        edit(REVEAL, '"secret": ⟦"revealingCard/cvc2" → "revealingCard/expiry_date"⟧ }'),
      ),
    ],
  },
  'secret-lasting': {
    faults: [
      fault(
        'a card without a time limit',
        edit(
          REVEAL,
          '"card": { … "secret": ▸"revealingCard/card_no" … "on": { "NEXT": { "target": "seen" } }⟦, "after": { "const:card.reveal.shown": { "target": "cardHidden" } } →⟧',
        ),
        { says: 'Give the step an "after" that leads away', follows: [`state-unreachable ${REVEAL}`] },
      ),
      fault(
        'an account without a time limit',
        edit(
          REVEAL,
          '"secret": ▸"revealingAccount/account_no" … "on": { "NEXT": { "target": "seen" } }⟦, "after": { "const:card.reveal.shown": { "target": "accountHidden" } } →⟧',
        ),
        { follows: [`state-unreachable ${REVEAL}`] },
      ),
      fault('a card that time leads to again', edit(REVEAL, '{ "target": ▸⟦"cardHidden" → "card"⟧ }'), {
        follows: [`state-unreachable ${REVEAL}`],
      }),
      fault('an account that time leads to again', edit(REVEAL, '{ "target": ▸⟦"accountHidden" → "account"⟧ }'), {
        follows: [`state-unreachable ${REVEAL}`],
      }),
      fault(
        'an end, where it would stay',
        edit(
          REVEAL,
          '"summary": [⟦→ { "name": "number", "secret": ▸"revealingCard/card_no" },⟧ { "name": "cardStatus"',
        ),
        {
          follows: [
            `secret-way ${REVEAL}`,
            `secret-elsewhere ${REVEAL}`,
            ...['en', 'zh-CN', 'zh-HK'].map((locale) => `word-missing locales/${locale}/card-reveal.json`),
          ],
        },
      ),
    ],
    valid: [
      twin(
        'another time limit',
        edit(REVEAL, '⟦"const:card.reveal.shown" → "const:access.uplink.poll"⟧: { "target": "cardHidden" }'),
      ),
    ],
  },
  'secret-way': {
    faults: [
      fault('past the password', edit(REVEAL, '{ "target": ▸⟦"authoriseCard" → "card"⟧ } ], "CANCEL"'), {
        says: 'Lead to "revealingCard".',
        follows: [`state-unreachable ${REVEAL}`],
      }),
      fault(
        'past the call for the card',
        edit(REVEAL, '"outcome:authorised", "target": ▸⟦"revealingCard" → "card"⟧ }'),
        {
          follows: [`state-unreachable ${REVEAL}`],
        },
      ),
      fault(
        'past the call for the account',
        edit(REVEAL, '"outcome:authorised", "target": ▸⟦"revealingAccount" → "account"⟧ }'),
        {
          follows: [`state-unreachable ${REVEAL}`],
        },
      ),
      fault('by a call that commits', edit(operation('account/accountReveal'), 'x-effect: ⟦attempt → write⟧'), {
        at: edit(REVEAL, '"secret": ▸"revealingAccount/account_no"'),
        says: 'commits something',
        follows: [`unknown-unhandled ${REVEAL}`],
      }),
      fault('of a sub-flow', edit(REVEAL, '"secret": ▸⟦"revealingCard/cvc2" → "authoriseCard/ticket"⟧')),
    ],
    valid: [
      twin(
        'by way of the call again',
        edit(
          REVEAL,
          '"on": { "NEXT": { "target": "seen" }⟦→ , "RETRY": { "target": "revealingCard" }⟧ }, "after": { "const:card.reveal.shown": { "target": "cardHidden"',
        ),
      ),
    ],
  },
  'secret-elsewhere': {
    faults: [
      fault(
        'in what words and options may show',
        edit(REVEAL, '"data": { ⟦→ "all": ▸"$reply/revealingCard",⟧ "holder"'),
        { says: 'it is for the eyes of the member' },
      ),
      fault(
        'in what the next call is sent',
        edit(
          REVEAL,
          '"src": "op:accountReveal", … "ticket": ▸⟦"$reply/authoriseAccount/ticket" → "$reply/revealingCard/card_no"⟧',
        ),
        {
          follows: [
            `ticket-elsewhere ${REVEAL}`,
            `pointer-uncertain ${REVEAL}`,
            `refused-again ${REVEAL}`,
            `secret-sent ${REVEAL}`,
          ],
        },
      ),
      fault(
        'in a condition',
        edit(
          REVEAL,
          '"onDone": ⟦{ "target": "card" } → [{ "guard": { "type": "is", "params": { "at": ▸"$reply/revealingCard/cvc2", "in": ["000"] } }, "target": "failed" }, { "target": "card" }]⟧',
        ),
      ),
      fault('at a second step', edit(REVEAL, '"secret": ▸⟦"revealingAccount/account_no" → "revealingCard/card_no"⟧'), {
        follows: [`secret-way ${REVEAL}`],
      }),
      fault(
        'in a form',
        edit(
          CHOOSE,
          '"shown": { ⟦→ "x-when": { "type": "is", "params": { "at": ▸"$reply/revealingCard/cvc2", "in": ["000"] } },⟧',
        ),
      ),
    ],
    valid: [
      twin(
        'what is no secret of the same reply',
        edit(REVEAL, '"data": { ⟦→ "name": "$reply/revealingCard/holder_name",⟧ "holder"'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
