import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

const SITE = 'content/site.json';
const HK = flow('transfer-to-hk');
const LOGIN = flow('login-by-password');

/** Links to pages: the portal has them, and every variant of the site that has the link has the page. */
export const PAGES = {
  'page-unknown': {
    faults: [
      fault('a page of a feature', edit(SITE, '"pages": [ "/fpsIndex", ⟦"/fpsGuide" → ▸"/fpsGiude"⟧'), {
        says: 'Did you mean "/fpsGuide"?',
        follows: ['article-link content/articles/*'],
      }),
      fault('a page in the menu of members', edit(SITE, '"page": ⟦"/account" → ▸"/acount"⟧,'), {
        says: 'Did you mean "/account"?',
        follows: ['word-missing content/site.json'],
      }),
      fault('a page that says why', edit(SITE, '"page": ⟦"/error/realname" → ▸"/error/realnmae"⟧'), {
        says: 'Did you mean "/error/realname"?',
      }),
      fault(
        'a link to a page that a variant of the site does not have',
        edit(HK, '"stage": "details", … "next": [{ "page": ▸"⟦/dashboard/topup → /dashboard/topup/fps⟧" }]'),
        {
          says: 'a site without "fps" has no page "/dashboard/topup/fps"',
          follows: ['word-missing locales/*/transfer-to-hk.json', 'word-unused locales/*/transfer-to-hk.json'],
        },
      ),
      fault(
        'what a note beside a flow leads to, which a variant of the site does not have',
        edit(
          SITE,
          '"note": "toppingUp", "flows": ["topup-bank", "topup-fps"], "page": ▸"⟦/helpCenter/v2/menu2/q3 → /fpsGuide⟧"',
        ),
        { says: 'a site without "fps" has no page "/fpsGuide"' },
      ),
      fault('what a note beside a flow leads to', edit(SITE, '"page": ⟦"/addc" → ▸"/adcc"⟧'), {
        says: 'Did you mean "/addc"?',
      }),
      fault('a link of an outcome', edit(HK, '"page": ▸⟦"/error/realname" → "/error/realnmae"⟧'), {
        says: 'Did you mean "/error/realname"?',
      }),
      fault('where those are led who may not come in', edit(LOGIN, '"else": ▸⟦"/dashboard" → "/dashbord"⟧'), {
        says: 'Did you mean "/dashboard"?',
      }),
      fault(
        'a page with a query',
        edit(flow('topup-fps'), '"else": ▸"⟦/error/level → /error/levle⟧?result=FPS_LEVEL"'),
        { says: 'Did you mean "/error/level"?' },
      ),
      fault('an address with a slash too many', edit(flow('register'), '"page": ▸⟦"/contactUs" → "/contactUs/"⟧'), {
        follows: ['word-missing locales/*/register.json'],
      }),
      fault(
        'the route of a flow that went elsewhere',
        edit(flow('forgot-password'), '⟦"/forgetPwd" → "/forgotPwd"⟧: {'),
        {
          at: edit(LOGIN, '{ "page": ▸"/forgetPwd" }, { "flow": "login-by-card" }'),
          follows: ['page-unknown flows/*/flow.json', 'article-link content/articles/*'],
        },
      ),
      fault(
        'the route of a flow that got another',
        edit(flow('login-by-card'), '⟦"/loginByCvc" → "/loginByCard"⟧: {'),
        {
          at: edit(flow('card-activate'), '"page": ▸"/loginByCvc"'),
          follows: ['article-link content/articles/*'],
        },
      ),
      fault('a page that is no longer listed', edit('content/pages.json', '⟦"/error/level", →⟧ "/error/realname"'), {
        at: edit(HK, '"else": ▸"/error/level"'),
        follows: ['page-unknown flows/*/flow.json', 'page-unknown content/site.json'],
      }),
      fault(
        'a flow that only others call',
        edit(HK, '{ "page": "/dashboard" }, { "flow": ▸"⟦transfer-to-hk → confirm-payment⟧" }'),
        {
          says: 'has no route',
          follows: ['word-missing locales/*/transfer-to-hk.json', 'word-unused locales/*/transfer-to-hk.json'],
        },
      ),
    ],
    valid: [
      twin(
        'the address of a step of another flow',
        edit(flow('login-by-card'), '"locked": { … "page": ⟦"/contactUs" → "/forgetPwd"⟧'),
      ),
      twin('a link between two pages of a feature', edit(flow('topup-fps'), '⟦"/error/fpsLevel" → "/fpsGuide"⟧')),
      twin('another query', edit(HK, '"else": "/error/level⟦→ ?result=FPS_LEVEL⟧"')),
    ],
  },
} as const satisfies Partial<SeededKinds>;
