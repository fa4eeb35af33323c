import type { SampleMember } from './sampleMember.ts';

const certified = { region: 'HK', realnameStatus: '3', reviewState: 'certified' } as const;

/** Owners of cards that wait for activation (R-FLOW-14). */
export const sampleCardOwners: readonly SampleMember[] = [
  {
    ...certified,
    id: 'yuen',
    name: 'Yuen Hoi Lam',
    nameCn: '阮凱琳',
    areaCode: '852',
    mobNo: '61234681',
    registered: '2023-05-16',
    note: 'certified (T3), a CNY card to be activated beside the HKD one',
    identity: { birthDate: '1992-07-21', docType: 'hkId', docNo: 'C668668(E)' },
    accounts: [
      {
        id: 'acc-yuen-hkd',
        currency: 'HKD',
        balance: '2600.00',
        accountNo: '8801000201',
        cardNo: '4000010000002019',
        organ: 'Visa',
        type: 'physical',
      },
      {
        id: 'acc-yuen-cny',
        currency: 'CNY',
        balance: '0.00',
        accountNo: '8802000202',
        cardNo: '6200010000002027',
        organ: 'UnionPay',
        type: 'physical',
        cardStatus: 'unactivated',
      },
    ],
  },
  {
    id: 'sze',
    name: 'Sze Lok Yi',
    areaCode: '852',
    mobNo: '61234682',
    region: 'HK',
    realnameStatus: '0',
    reviewState: 'unauthenticated',
    registered: '2024-11-20',
    note: 'anonymous (T1): a card to be activated, neither passwords nor e-mail yet',
    hasPassword: false,
    hasPayPassword: false,
    hasEmail: false,
    accounts: [
      {
        id: 'acc-sze-hkd',
        currency: 'HKD',
        balance: '0.00',
        accountNo: '8801000203',
        cardNo: '4000010000002035',
        organ: 'Visa',
        type: 'physical',
        cardStatus: 'unactivated',
      },
    ],
  },
  {
    ...certified,
    id: 'tsui',
    name: 'Tsui Chun Hei',
    nameCn: '徐俊熙',
    areaCode: '852',
    mobNo: '61234683',
    registered: '2023-08-03',
    note: 'activation of the card locked after too many wrong codes',
    identity: { birthDate: '1979-03-09', docType: 'passport', docNo: 'K30901979' },
    accounts: [
      {
        id: 'acc-tsui-hkd',
        currency: 'HKD',
        balance: '0.00',
        accountNo: '8801000204',
        cardNo: '5100010000002041',
        organ: 'Mastercard',
        type: 'physical',
        cardStatus: 'lockedActivation',
      },
    ],
  },
];
