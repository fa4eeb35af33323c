import type { SeededKinds } from '../seeded.ts';
import { edit, fault, twin } from '../seeded.ts';
import { flow } from '../paths.ts';

/** What a screen shows because it is like another. */
export const LIKES = {
  'like-chained': {
    faults: [
      fault(
        'a screen like another of the same flow',
        edit(flow('card-lock'), '"unlockUnknown": { … "like": ▸"⟦locked → unlocked⟧"'),
        {
          says: '"unlockUnknown" is like "unlocked", which is itself like "locked"',
          follows: ['word-unused locales/*/card-lock.json'],
        },
      ),
      fault('a screen like itself', edit(flow('card-lock'), '"unlocked": { … "like": ▸"⟦locked → unlocked⟧"'), {
        says: '"unlocked" is like itself',
        follows: ['word-unused locales/*/card-lock.json'],
      }),
      fault(
        'a screen like one of another flow, which is of a third',
        edit(flow('bank-bind'), '"like": ▸"⟦transfer-to-hk/passwordLocked → card-cancel/passwordLocked⟧"'),
        { says: 'Name "transfer-to-hk/passwordLocked"', follows: ['word-unused locales/*/bank-bind.json'] },
      ),
      fault(
        'a screen like the copy of what it was like',
        edit(flow('card-add'), '"like": ▸"⟦card-new/tooMany → card-buy-chip/tooMany⟧"'),
        {
          says: 'Name "card-new/tooMany"',
          follows: ['word-unused locales/*/card-add.json', 'word-name locales/*/card-add.json'],
        },
      ),
      fault(
        'a screen like another one by mistake',
        edit(flow('card-renew-virtual'), '"expired": { … "like": ▸"⟦card-renew-chip/expired → card-new/frozen⟧"'),
        { says: 'Name "transfer-to-hk/frozen"' },
      ),
    ],
    valid: [
      twin(
        'what a screen that is like another says itself',
        edit(flow('card-lock'), '"unlocked": { … "like": "locked"⟦→ , "mark": "success"⟧'),
      ),
    ],
  },
} as const satisfies Partial<SeededKinds>;
