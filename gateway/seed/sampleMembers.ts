import type { Currency } from '../../src/domain/money.ts';
import type { AccountStatus, CardOrgan, CardStatus, CardType } from '../money/wallet.ts';
import type { MemberStatus } from '../people/member.ts';
import type { DeclineReason } from '../realname/applications.ts';

/** What every sample member signs in and pays with. */
export const SAMPLE_PASSWORD = 'Sample1234';
export const SAMPLE_PAY_PASSWORD = '135790';
/** To the security question of whoever has set one. */
export const SAMPLE_ANSWER = 'Sample Road School';

export interface SampleAccount {
  readonly id: string;
  readonly currency: Currency;
  /** What its history leaves on it. */
  readonly balance: string;
  readonly accountNo: string;
  readonly cardNo: string;
  readonly organ: CardOrgan;
  readonly type: CardType;
  readonly cardStatus?: CardStatus;
  readonly accountStatus?: AccountStatus;
}

export interface SampleMember {
  readonly id: string;
  readonly name: string;
  readonly areaCode: string;
  readonly mobNo: string;
  readonly region: 'HK' | 'CN' | 'OTHER';
  readonly realnameStatus: '0' | '1' | '3';
  readonly reviewState: string;
  readonly registered: string;
  /** What this member is there to show; printed at the start. */
  readonly note: string;
  readonly hasPassword?: false;
  readonly hasPayPassword?: false;
  readonly hasEmail?: false;
  readonly status?: MemberStatus;
  /** Of a co-branded account: through whom it is closed. */
  readonly partner?: string;
  /** Hours ago at which the mobile number was changed. */
  readonly mobileChangedHoursAgo?: number;
  /** What a member who forgets the password can prove to be by. */
  readonly identity?: SampleIdentity;
  /** What the member has applied for, and what became of it. */
  readonly application?: { readonly kind: 'new' | 'modify'; readonly declined?: DeclineReason };
  readonly accounts: readonly SampleAccount[];
}

export interface SampleIdentity {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  readonly docType: 'hkId' | 'mainlandId' | 'macauId' | 'passport';
  readonly docNo: string;
  readonly question?: string;
}

const certified = { region: 'HK', realnameStatus: '3', reviewState: 'certified' } as const;

/** The members of the demonstration. All names and numbers are made up. */
export const sampleMembers: readonly SampleMember[] = [
  {
    ...certified,
    id: 'chan',
    name: 'Chan Siu Ming',
    areaCode: '852',
    mobNo: '61234567',
    registered: '2023-02-14',
    note: 'certified (T3), one card',
    identity: {
      birthDate: '1990-02-14',
      docType: 'hkId',
      docNo: 'A123456(3)',
      question: 'firstSchool',
    },
    accounts: [
      {
        id: 'acc-chan-hkd',
        currency: 'HKD',
        balance: '20000.00',
        accountNo: '8801000001',
        cardNo: '4000010000000011',
        organ: 'Visa',
        type: 'physical',
      },
    ],
  },
  {
    ...certified,
    id: 'wong',
    name: 'Wong Mei Ling',
    areaCode: '852',
    mobNo: '61234568',
    registered: '2022-06-01',
    note: 'certified (T3), cards in HKD, CNY and USD',
    identity: { birthDate: '1985-11-30', docType: 'passport', docNo: 'K12345678' },
    accounts: [
      {
        id: 'acc-wong-hkd',
        currency: 'HKD',
        balance: '60000.00',
        accountNo: '8801000002',
        cardNo: '4000010000000029',
        organ: 'Visa',
        type: 'physical',
      },
      {
        id: 'acc-wong-cny',
        currency: 'CNY',
        balance: '8000.00',
        accountNo: '8802000003',
        cardNo: '6200010000000032',
        organ: 'UnionPay',
        type: 'physical',
      },
      {
        id: 'acc-wong-usd',
        currency: 'USD',
        balance: '1200.00',
        accountNo: '8803000004',
        cardNo: '5100010000000049',
        organ: 'Mastercard',
        type: 'virtual',
      },
    ],
  },
  {
    id: 'lee',
    name: 'Lee Ka Yan',
    areaCode: '852',
    mobNo: '61234569',
    region: 'HK',
    realnameStatus: '0',
    reviewState: 'unauthenticated',
    registered: '2024-09-10',
    note: 'anonymous (T1): no transfers to banks',
    accounts: [
      {
        id: 'acc-lee-hkd',
        currency: 'HKD',
        balance: '500.00',
        accountNo: '8801000005',
        cardNo: '4000010000000052',
        organ: 'Visa',
        type: 'virtual',
      },
    ],
  },
  {
    id: 'ho',
    name: 'Ho Wai Kit',
    areaCode: '852',
    mobNo: '61234570',
    region: 'HK',
    realnameStatus: '1',
    reviewState: 'registered',
    registered: '2020-03-20',
    note: 'registered (T2, before September 2021), little money',
    accounts: [
      {
        id: 'acc-ho-hkd',
        currency: 'HKD',
        balance: '3000.00',
        accountNo: '8801000006',
        cardNo: '4000010000000060',
        organ: 'Visa',
        type: 'physical',
      },
    ],
  },
  {
    id: 'zhang',
    name: 'Zhang Wei',
    areaCode: '86',
    mobNo: '13800138000',
    region: 'CN',
    realnameStatus: '3',
    reviewState: 'certified',
    registered: '2023-11-05',
    note: 'certified (T3), mainland',
    identity: { birthDate: '1988-08-08', docType: 'mainlandId', docNo: '44030119880808001X' },
    accounts: [
      {
        id: 'acc-zhang-cny',
        currency: 'CNY',
        balance: '12000.00',
        accountNo: '8802000007',
        cardNo: '6200010000000073',
        organ: 'UnionPay',
        type: 'physical',
      },
    ],
  },
  {
    ...certified,
    id: 'lam',
    name: 'Lam Chi Ho',
    areaCode: '852',
    mobNo: '61234571',
    registered: '2021-12-12',
    note: 'mobile number changed an hour ago: funds frozen',
    mobileChangedHoursAgo: 1,
    accounts: [
      {
        id: 'acc-lam-hkd',
        currency: 'HKD',
        balance: '9000.00',
        accountNo: '8801000008',
        cardNo: '4000010000000086',
        organ: 'Visa',
        type: 'physical',
      },
    ],
  },
  {
    ...certified,
    id: 'ng',
    name: 'Ng Tsz Ching',
    areaCode: '852',
    mobNo: '61234572',
    registered: '2022-01-30',
    note: 'card locked: no transfers',
    accounts: [
      {
        id: 'acc-ng-hkd',
        currency: 'HKD',
        balance: '4000.00',
        accountNo: '8801000009',
        cardNo: '5100010000000098',
        organ: 'Mastercard',
        type: 'physical',
        cardStatus: 'locked',
      },
    ],
  },
  {
    ...certified,
    id: 'cheung',
    name: 'Cheung Yuk Lan',
    areaCode: '852',
    mobNo: '61234573',
    registered: '2024-04-18',
    note: 'has set no password',
    hasPassword: false,
    accounts: [
      {
        id: 'acc-cheung-hkd',
        currency: 'HKD',
        balance: '1500.00',
        accountNo: '8801000010',
        cardNo: '4000010000000102',
        organ: 'Visa',
        type: 'virtual',
      },
    ],
  },
  {
    id: 'yip',
    name: 'Yip Hoi Yi',
    areaCode: '852',
    mobNo: '61234574',
    region: 'HK',
    realnameStatus: '0',
    reviewState: 'unauthenticated',
    registered: '2025-01-06',
    note: 'gift card only: no sign-in here',
    accounts: [
      {
        id: 'acc-yip-gift',
        currency: 'HKD',
        balance: '300.00',
        accountNo: '8809000011',
        cardNo: '4000090000000117',
        organ: 'Visa',
        type: 'gift',
      },
    ],
  },
  {
    ...certified,
    id: 'tse',
    name: 'Tse Man Kwong',
    areaCode: '852',
    mobNo: '61234575',
    registered: '2021-10-02',
    note: 'account cancelled',
    status: 'cancelled',
    accounts: [
      {
        id: 'acc-tse-hkd',
        currency: 'HKD',
        balance: '0.00',
        accountNo: '8801000012',
        cardNo: '4000010000000128',
        organ: 'Visa',
        type: 'physical',
        cardStatus: 'cancelled',
        accountStatus: 'cancelled',
      },
    ],
  },
  {
    ...certified,
    id: 'kwan',
    name: 'Kwan Tsz Wing',
    areaCode: '852',
    mobNo: '61234590',
    registered: '2023-05-08',
    note: 'co-branded account: closed through the partner only',
    partner: 'Sample Travel Club',
    accounts: [
      {
        id: 'acc-kwan-hkd',
        currency: 'HKD',
        balance: '1500.00',
        accountNo: '8801000090',
        cardNo: '4000010000000904',
        organ: 'Visa',
        type: 'physical',
      },
    ],
  },
  {
    id: 'bearer',
    name: 'Card holder',
    areaCode: '852',
    mobNo: '',
    region: 'HK',
    realnameStatus: '0',
    reviewState: 'unauthenticated',
    registered: '2024-12-02',
    note: 'bearer card (T1): signs in by card and adds number, e-mail and passwords',
    hasPassword: false,
    hasPayPassword: false,
    hasEmail: false,
    accounts: [
      {
        id: 'acc-bearer-hkd',
        currency: 'HKD',
        balance: '250.00',
        accountNo: '8801000013',
        cardNo: '4000010000000136',
        organ: 'Visa',
        type: 'physical',
      },
    ],
  },
  {
    ...certified,
    id: 'yuen',
    name: 'Yuen Hoi Lam',
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
