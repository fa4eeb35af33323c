import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

const HK = flow('transfer-to-hk');
const GC = flow('transfer-to-account');
const LOGIN = flow('login-by-password');

/** An end without a screen, up to where it leads. */
const LOW = '"levelTooLow": { … "next":';

/** The addresses of flows and of their steps, and whom they let in. */
export const ROUTES = {
  'route-twice': {
    faults: [
      fault('a sign-in at the address of a transfer', edit(LOGIN, '⟦"/login" → "/dashboard/transfer/toHk"⟧: {'), {
        at: edit(HK, '▸"/dashboard/transfer/toHk": {'),
        follows: ['page-unknown flows/apply-card/flow.json', 'article-link content/articles/*'],
      }),
      fault('two ways to sign in', edit(flow('login-by-card'), '⟦"/loginByCvc" → "/login"⟧: {'), {
        at: edit(LOGIN, '▸"/login": {'),
        says: 'route "/login" opens flow "login-by-card" already, at flows/login-by-card/flow.json:',
        follows: ['page-unknown flows/*/flow.json', 'article-link content/articles/*'],
      }),
      fault(
        'two settings',
        edit(flow('security-question'), '▸⟦"/userSettings/securityQuestion" → "/userSettings/resetMob"⟧: {'),
        { follows: ['article-link content/articles/*', 'page-unknown content/page-icons.json'] },
      ),
      fault('a route more', edit(flow('transfer-to-mainland'), '"entries": {⟦→ ▸"/giftcard": {},⟧'), {
        follows: ['entry-broken flows/transfer-to-mainland/flow.json'],
      }),
      fault(
        'two transfers',
        edit(flow('transfer-to-account'), '⟦"/dashboard/transfer/toGc" → "/dashboard/transfer/toMainland"⟧: {'),
        {
          at: edit(flow('transfer-to-mainland'), '▸"/dashboard/transfer/toMainland": {'),
          follows: ['article-link content/articles/*', 'page-unknown content/page-icons.json'],
        },
      ),
      fault('a step where another flow begins', edit(GC, '"details": { … "meta": {⟦→ "path": ▸"/login",⟧'), {
        says: 'is the address of flow "login-by-password" already',
      }),
      fault(
        'a document where a page is',
        edit('content/documents/index.json', '"english": [⟦→ ▸"/contactUs", ⟧"/rules-en"'),
        {
          says: '"/contactUs" is an address already: a page',
        },
      ),
      fault('a step where a page is', edit(HK, '"details": { … "meta": {⟦→ "path": ▸"/history",⟧'), {
        says: 'is the address of a page already',
      }),
    ],
    valid: [
      twin(
        'ends of two flows at one address',
        edit(flow('card-lock'), '"locked": { … "outcome": "success",⟦→ "path": "/cards/cancel/success",⟧'),
      ),
      twin('two routes of one flow', edit(flow('giftcard-entity'), '"/giftcard": {}⟦→ , "/giftcard/entity": {}⟧')),
    ],
  },
  'entry-broken': {
    faults: [
      fault(
        'cards for who is not signed in',
        edit(flow('card-reveal'), '"entries": { ▸"/cards/reveal": { "require": [⟦"member" → ⟧]'),
        { says: '"lookingUp" makes a call that is for members' },
      ),
      fault(
        'who is not signed in is led to the page of levels',
        edit(
          flow('transfer-to-mainland'),
          '"require": [ ⟦"member", → ⟧ { "guard": ▸{ "type": "rule:level.canTransferToHk"',
        ),
        { says: 'Write "member" first' },
      ),
      fault(
        'a step that is not there',
        edit(flow('forgot-password'), '"/forgetPwd/code": { "at": ▸⟦"mailedCode" → "mailed"⟧'),
        {},
      ),
      fault('a step of another flow', edit(flow('giftcard-entity'), '"/giftcard": {⟦→  "at": ▸"details" ⟧}')),
      fault(
        'a step that went by another name',
        edit(flow('reset-email'), '⟦"opened" → "mailOpened"⟧: { "description"'),
        {
          at: edit(flow('reset-email'), '"at": ▸"opened"'),
          follows: [
            'state-unreachable flows/reset-email/flow.json',
            'word-missing locales/*/reset-email.json',
            'word-unused locales/*/reset-email.json',
            'promise-name flows/reset-email/checks.json',
          ],
        },
      ),
      fault('an entry more', edit(flow('register'), '"entries": {⟦→ "/register/again": { "at": ▸"mobiel" },⟧'), {
        says: 'Did you mean "mobile"?',
      }),
      fault('the name of the flow', edit(flow('card-activate'), '"/cards/activation": {⟦→ "at": ▸"cardActivate"⟧}')),
    ],
    valid: [
      twin(
        'a member is asked for after what holds of everybody',
        edit(
          flow('card-reveal'),
          '"require": [⟦→ { "guard": { "type": "is", "params": { "at": "$user/signed_in", "in": [true] } }, "else": "/login" }, ⟧"member"]',
        ),
      ),
      twin(
        'an entry in the middle of a flow',
        edit(flow('register'), '"entries": {⟦→ "/register/again": { "at": "mobile" },⟧'),
      ),
    ],
  },
  'entry-round': {
    faults: [
      fault(
        'too low a level begins again',
        edit(GC, `${LOW} [{ "page": ▸"⟦/error/realname → /dashboard/transfer/toGc⟧" }]`),
        {
          says: 'without a word',
        },
      ),
      fault(
        'the same by the name of the flow',
        edit(HK, `${LOW} [{ ⟦"page": "/error/realname" → "flow": ▸"transfer-to-hk"⟧ }]`),
      ),
      fault(
        'two flows that send each other whom they refuse',
        [
          edit(flow('transfer-to-mainland'), `${LOW} [{ "page": ▸"⟦/error/realname → /dashboard/transfer/toGc⟧" }]`),
          edit(GC, `${LOW} [{ ⟦"page": "/error/realname" → "flow": "transfer-to-mainland"⟧ }]`),
        ],
        { says: 'and from there is led back', follows: [`entry-round ${GC}`] },
      ),
      fault(
        'two entries that refuse one another a level',
        [
          edit(HK, '"else": ▸"⟦/error/level → /dashboard/transfer/toMainland⟧"'),
          edit(flow('transfer-to-mainland'), '"else": "⟦/error/level → /dashboard/transfer/toHk⟧"'),
        ],
        { follows: ['entry-round flows/transfer-to-mainland/flow.json'] },
      ),
      fault(
        'two ways to sign in, neither for members',
        [
          edit(flow('login-by-card'), '"else": ▸"⟦/dashboard → /login⟧"'),
          edit(LOGIN, '"else": "⟦/dashboard → /loginByCvc⟧"'),
        ],
        { follows: [`entry-round ${LOGIN}`] },
      ),
    ],
    valid: [
      twin(
        'another flow, which tells why',
        edit(HK, `${LOW} [{ "page": "⟦/error/realname → /dashboard/transfer/toGc⟧" }]`),
      ),
      twin(
        'two entries of which one takes whom the other refuses',
        edit(flow('login-by-card'), '"else": "⟦/dashboard → /giftcard⟧"'),
        edit(
          flow('giftcard-entity'),
          '"/giftcard": {⟦→ "require": [{ "guard": { "type": "is", "params": { "at": "$user/signed_in", "in": [true] } }, "else": "/loginByCvc" }]⟧}',
        ),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
