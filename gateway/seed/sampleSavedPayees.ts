import { maskName } from '../../src/domain/maskName.ts';
import type { Paid } from '../money/savedPayee.ts';

/** A payee whom a sample member has saved, as a transfer would name it. */
export interface SampleSavedPayee extends Paid {
  /** What the member calls it instead. */
  readonly ownName?: string;
}

/** Sample data: the demonstration, the pictures and the designers see members who have somebody to pay again. All names and numbers are
 * made up. */
export const sampleSavedPayees: readonly SampleSavedPayee[] = [
  {
    memberId: 'chan',
    kind: 'toHk',
    method: 'bank',
    payee: {
      type: 'account',
      name_en: 'Sample Landlord Limited',
      name_check: 'matches',
      bank_code: '902',
      account_number: '405123456781',
    },
    ownName: 'Rent',
  },
  {
    memberId: 'chan',
    kind: 'toHk',
    method: 'FPS',
    payee: {
      type: 'mobile',
      name_en: maskName('Fung Wing Sze'),
      name_check: 'registered',
      bank_code: '904',
      proxy_id: '69870020',
    },
  },
  {
    memberId: 'chan',
    kind: 'toGc',
    method: 'wallet',
    payee: { type: 'card', name_en: maskName('Yuen Hoi Lam'), name_check: 'registered', account_id: 'acc-yuen-hkd' },
  },
];
