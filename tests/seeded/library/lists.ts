import { edit, fault } from '../seeded.ts';
import { flow } from '../paths.ts';

const QUERY = flow('giftcard-query');
/** Screens of another flow are like those of this one. */
const follows = ['form-name flows/giftcard-mobile-query/flow.json'];

/** What the lists of a summary name, and a file that a call has made. */
export const IN_LISTS = [
  fault('what a list shows of an item', edit(QUERY, '"name": "time", "data": ▸⟦"time" → "tme"⟧'), {
    says: 'Did you mean "time"?',
    follows,
  }),
  fault('a list that is one thing', edit(QUERY, '"data": ▸⟦"records" → "card"⟧, "as": "list"'), {
    says: 'is no list of items',
    follows,
  }),
  fault('a choice that does not say a list’s', edit(QUERY, '"of": ▸⟦"giftcard-record-kind" → "giftcard-kind"⟧'), {
    says: 'may be: load',
    follows,
  }),
  fault('a file that is none', edit(flow('giftcard-export'), '"url": ▸"$reply/⟦making/file_url → looking/order⟧"'), {
    says: 'is no address of a file',
  }),
];
