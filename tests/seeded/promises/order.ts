import type { SeededPromises } from './promiseFault.ts';
import { breaks, keeps, SEEDED, promised } from './promiseFault.ts';
import { edit, fault } from '../seeded.ts';
import { flow, promises } from '../paths.ts';

/** What holds wherever it comes, and what comes before or after what. */
export const ORDER = {
  always: {
    broken: [
      breaks(
        'login-by-password',
        'codeOnlyWhenAsked',
        fault(
          'a device is confirmed for everybody',
          edit(
            flow('login-by-password'),
            '"description": "A device that this member has not used before." }, ▸{ "target": ⟦"signedIn" → "confirmDevice"⟧ } ], "onError"',
          ),
          { says: 'then confirmDevice/enter' },
        ),
      ),
      breaks(
        'login-by-card',
        'cardOnlyWhenSeveral',
        fault(
          'a card is chosen by who lacks information',
          edit(
            flow('login-by-card'),
            '▸{ "guard": { "type": "is", "params": { "at": "$reply/checkingCard/next", "in": ["NEED_INFO"] } }, "target": ⟦"addInformation" → "chooseCard"⟧',
          ),
          { says: 'then chooseCard/pick', follows: ['codeOnlyWhenAsked', 'noConstantGuard'] },
        ),
      ),
      breaks(
        'reset-email',
        'onlyTheGatewayEndsALink',
        fault(
          'a link that still works is called too old',
          edit(
            flow('reset-email'),
            '▸{ "guard": { "type": "is", "params": { "at": "$reply/asking/state", "in": ["WAITING"] } }, "target": ⟦"unread" → "expired"⟧',
          ),
          { says: 'then expired' },
        ),
      ),
      breaks(
        'card-reveal',
        'onlyWhatWasAskedOfTheCard',
        fault(
          'the card is shown to who asked for the account',
          edit(
            flow('card-reveal'),
            '▸{ "guard": { "type": "is", "params": { "at": "$form/choose/shown", "in": ["account"] } }, "target": ⟦"looking" → "authoriseCard"⟧ }',
          ),
          { says: 'then revealingCard', follows: ['noConstantGuard'] },
        ),
      ),
      breaks(
        'card-lock',
        'onlyALockedCardIsUnlocked',
        fault(
          'whatever its status, a card is unlocked',
          edit(flow('card-lock'), '▸{ "target": ⟦"statusForbids" → "unlock"⟧, "description": "The issuer'),
          { says: 'then unlocking' },
        ),
      ),
      breaks(
        'fps-register',
        SEEDED,
        fault(
          'an entry that asks no level',
          [
            promised('fps-register', {
              pattern: 'always',
              when: { state: 'choose' },
              holds: { type: 'is', params: { at: '$user/realname_status', in: ['1', '3'] } },
            }),
            edit(
              flow('fps-register'),
              '"require": [ "member"⟦, { "guard": { "type": "rule:level.canUseFps", "params": { "status": "$user/realname_status" } }, "else": "/error/level?result=FPS_LEVEL" } →⟧ ]',
            ),
          ],
          { says: 'then choose' },
        ),
      ),
    ],
    kept: [
      keeps(
        'fps-register',
        'nobody comes in whom the entry refuses',
        promised('fps-register', {
          pattern: 'always',
          when: { state: 'choose' },
          holds: { type: 'is', params: { at: '$user/realname_status', in: ['1', '3'] } },
        }),
      ),
      keeps(
        'login-by-password',
        'a narrower condition that holds too',
        promised('login-by-password', {
          pattern: 'always',
          when: { state: 'chooseCard' },
          holds: { type: 'is', params: { at: '$reply/signingIn/next', in: ['NEED_CHOOSE'] } },
        }),
      ),
    ],
  },
  precedes: {
    broken: [
      breaks(
        'selfie',
        'matchedIsCompared',
        fault('nobody compares', edit(flow('selfie'), '"NEXT": ▸{ "target": ⟦"comparing" → "matched"⟧ }'), {
          says: 'at take: NEXT, then matched',
          follows: ['noConstantGuard'],
        }),
      ),
      breaks(
        'device-code',
        'verifiedIsChecked',
        fault('Cancel verifies', edit(flow('device-code'), '"CANCEL": ▸{ "target": ⟦"cancelled" → "verified"⟧ }'), {
          says: 'CANCEL, then verified',
          follows: ['wrongCodeIsNoProof'],
        }),
      ),
      breaks(
        'confirm-payment',
        'authorisedIsChecked',
        fault(
          'nobody checks the password',
          edit(flow('confirm-payment'), '"NEXT": ▸{ "target": ⟦"checking" → "authorised"⟧ }'),
          { says: 'NEXT, then authorised', follows: ['noConstantGuard'] },
        ),
      ),
      breaks(
        'forgot-by-question',
        'verifiedIsChecked',
        fault(
          'the other way verifies',
          edit(flow('forgot-by-question'), '"OTHER_WAY": ▸{ "target": ⟦"otherWay" → "verified"⟧ }'),
          { says: 'OTHER_WAY, then verified', follows: ['wrongAnswerIsNoProof'] },
        ),
      ),
      breaks(
        'reset-mobile',
        'provenBeforeNumber',
        fault(
          'nobody proves who they are',
          edit(flow('reset-mobile'), '"NEXT": ▸{ "target": ⟦"verifying" → "number"⟧ }'),
          { says: 'NEXT, then number', follows: ['expiredProvesAgain'] },
        ),
      ),
      breaks(
        'security-question',
        'provenBeforeQuestion',
        fault(
          'nobody proves it there either',
          edit(flow('security-question'), '"prove": { … "NEXT": ▸{ "target": ⟦"verifying" → "question"⟧ }'),
          { says: 'NEXT, then question', follows: ['expiredProvesAgain', 'noConstantGuard'] },
        ),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'what does come before',
        promised('selfie', { pattern: 'precedes', first: { event: 'NEXT' }, then: { call: 'realnameFaceCheck' } }),
      ),
    ],
  },
  leadsTo: {
    broken: [
      breaks(
        'confirm-payment',
        'lockedEnds',
        fault(
          'a lock ends as cancelled',
          edit(flow('confirm-payment'), '▸{ "guard": "code:PAY_PWD_LOCKED", "target": ⟦"locked" → "cancelled"⟧ }'),
          { says: 'PAY_PWD_LOCKED, then cancelled' },
        ),
      ),
      breaks(
        'device-code',
        'expiredEnds',
        fault(
          'a ticket ends as cancelled',
          edit(flow('device-code'), '▸{ "guard": "code:TICKET_EXPIRED", "target": ⟦"expired" → "cancelled"⟧ }'),
          { says: 'TICKET_EXPIRED, then cancelled' },
        ),
      ),
      breaks(
        'choose-card',
        'expiredEnds',
        fault(
          'a ticket ends as refused',
          edit(flow('choose-card'), '▸{ "guard": "code:TICKET_EXPIRED", "target": ⟦"expired" → "refused"⟧ }'),
          { says: 'TICKET_EXPIRED, then refused' },
        ),
      ),
      breaks(
        'forgot-by-question',
        'lockedEnds',
        fault(
          'a lock lets one try on',
          edit(flow('forgot-by-question'), '▸{ "guard": "code:ANSWER_LOCKED", "target": ⟦"locked" → "answer"⟧'),
          { at: edit(promises('forgot-by-question'), '"lockedEnds"'), says: 'then' },
        ),
      ),
      breaks(
        'forgot-by-code-and-id',
        'noDocumentIsAnotherWay',
        fault(
          'who has no document is told that time is over',
          edit(flow('forgot-by-code-and-id'), '▸{ "guard": "code:NO_DOC", "target": ⟦"otherWay" → "expired"⟧'),
          { says: 'NO_DOC, then expired' },
        ),
      ),
      breaks(
        'reset-mobile',
        'blockedIsRefused',
        fault(
          'a blocked number ends as cancelled',
          edit(
            flow('reset-mobile'),
            '▸{ "guard": "code:MOB_USED_THIS_YEAR", "target": ⟦"numberBlocked" → "cancelled"⟧ }',
          ),
          { says: 'MOB_USED_THIS_YEAR, then cancelled' },
        ),
      ),
    ],
    kept: [
      keeps(
        'confirm-payment',
        'a way that always leads there',
        promised('confirm-payment', {
          pattern: 'leadsTo',
          from: { code: 'PAY_PWD_LOCKED' },
          to: { state: 'locked' },
        }),
      ),
    ],
  },
  between: {
    broken: [
      breaks(
        'selfie',
        SEEDED,
        fault(
          'one may leave before',
          promised('selfie', {
            pattern: 'between',
            what: { event: 'CANCEL' },
            after: { call: 'realnameFaceCheck' },
            until: { outcome: 'matched' },
          }),
          { says: 'CANCEL' },
        ),
      ),
      breaks(
        'confirm-payment',
        SEEDED,
        fault(
          'it is asked before',
          promised('confirm-payment', {
            pattern: 'between',
            what: { call: 'authPayPwd' },
            after: { code: 'PAY_PWD_WRONG' },
            until: { code: 'PAY_PWD_LOCKED' },
          }),
          { says: 'then checking' },
        ),
      ),
      breaks(
        'one-time-code',
        SEEDED,
        fault(
          'the outcome before',
          promised('one-time-code', {
            pattern: 'between',
            what: { outcome: 'confirmed' },
            after: { code: 'OTP_WRONG' },
            until: { outcome: 'cancelled' },
          }),
          { says: 'then confirmed' },
        ),
      ),
      breaks(
        'device-code',
        SEEDED,
        fault(
          'the two ends together',
          promised('device-code', {
            pattern: 'between',
            what: { tag: 'busy' },
            after: { code: 'OTP_WRONG' },
            until: { code: 'OTP_LIMIT' },
          }),
          { says: 'then verifying' },
        ),
      ),
      breaks(
        'choose-card',
        SEEDED,
        fault(
          'an outcome before',
          promised('choose-card', {
            pattern: 'between',
            what: { outcome: 'cancelled' },
            after: { event: 'NEXT' },
            until: { outcome: 'chosen' },
          }),
          { says: 'then cancelled' },
        ),
      ),
    ],
    kept: [
      keeps(
        'selfie',
        'a call between a button and an outcome',
        promised('selfie', {
          pattern: 'between',
          what: { call: 'realnameFaceCheck' },
          after: { event: 'NEXT' },
          until: { outcome: 'matched' },
        }),
      ),
    ],
  },
} as const satisfies { readonly [pattern: string]: SeededPromises };
