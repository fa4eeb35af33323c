import type { JsonObject } from '../../domain/json.ts';

const HKD = (amount: string) => ({ currency: 'HKD', amount });

/** An account in Hong Kong dollars that everything is allowed with. */
export const sampleAccount: JsonObject = {
  account_id: 'acc-1',
  account_no_mask: '******0001',
  card_no_mask: '**** 0011',
  card_organ: 'Visa',
  currency: 'HKD',
  status: 'active',
  account_status: 'normal',
  balance: HKD('20000.00'),
  available: HKD('20000.00'),
  held: HKD('0.00'),
};

/** User info of a certified member with that account alone. */
export const sampleMember: JsonObject = {
  user_name: 'Sample Member',
  realname_status: '3',
  review_state: 'certified',
  region: 'HK',
  co_branded: false,
  mob_no_mask: '612****7',
  email_mask: 'sa****',
  account_list: [sampleAccount],
};
