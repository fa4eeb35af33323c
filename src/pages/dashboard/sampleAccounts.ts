import type { UserInfo } from '../../api/member.ts';
import type { MemberCard } from '../cards/memberCard.ts';

type Account = UserInfo['account_list'][number];

const account = (
  currency: Account['currency'],
  card_organ: Account['card_organ'],
  tail: string,
  amount: string,
): Account => ({
  account_id: `acc-${currency}`,
  account_no_mask: `******${tail}`,
  card_no_mask: `**** **** **** ${tail}`,
  card_organ,
  currency,
  status: 'active',
  account_status: 'normal',
  balance: { currency, amount },
  available: { currency, amount },
  held: { currency, amount: '0.00' },
});

/** For tests and stories. */
export const sampleAccounts: readonly Account[] = [
  account('HKD', 'Visa', '0011', '123456.78'),
  account('CNY', 'UnionPay', '0022', '8800.00'),
  { ...account('USD', 'Mastercard', '0033', '0.00'), status: 'unactivated' },
];

/** A member whose name nobody has checked, and who has given no e-mail address. */
export const sampleInfo: UserInfo = {
  user_name: 'Sample Member',
  realname_status: '0',
  review_state: 'unauthenticated',
  region: 'HK',
  co_branded: false,
  mob_no_mask: '612****7',
  email_mask: '',
  account_list: [...sampleAccounts],
};

export const sampleCards: readonly MemberCard[] = sampleAccounts.map(
  ({ account_id, card_no_mask, card_organ, currency, status, balance }) => ({
    card_id: `card-${account_id}`,
    account_id,
    card_no_mask,
    card_organ,
    card_type: 'virtual',
    card_kinds: ['personal'],
    shopping_only: false,
    currency,
    status,
    valid_to: '2027-03-03',
    balance,
  }),
);
