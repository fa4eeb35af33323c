/** The sample members by what they are there to show; gateway/seed makes them. */
export interface SampleMember {
  readonly name: string;
  readonly areaCode: string;
  readonly mobile: string;
  readonly cards: number;
}

/** Any sample member by name and number. */
export const member = (name: string, mobile: string, cards = 1, areaCode = '852'): SampleMember => ({
  name,
  areaCode,
  mobile,
  cards,
});

export const chan = member('chan', '61234567');
/** Cards in HKD, CNY and USD. */
export const wong = member('wong', '61234568', 3);
/** T1: no transfers to banks. */
export const lee = member('lee', '61234569');
/** T2, from before 2021-09-01. */
export const ho = member('ho', '61234570');
export const zhang = member('zhang', '13800138000', 1, '86');
/** Changed the mobile number an hour ago. */
export const lam = member('lam', '61234571');
/** Locked the card. */
export const ng = member('ng', '61234572');
export const cheung = member('cheung', '61234573');
export const yip = member('yip', '61234574');
export const tse = member('tse', '61234575');
/** Co-branded: closes the account through the partner. */
export const kwan = member('kwan', '61234590');
/** A second card to be activated. */
export const yuen = member('yuen', '61234681', 2);
/** A card to be activated, nothing set. */
export const sze = member('sze', '61234682');
/** Activation of the card locked. */
export const tsui = member('tsui', '61234683');
/** A virtual card in HKD and a physical one in CNY that can be renewed. */
export const mok = member('mok', '61234684', 2);

export const PASSWORD = 'Sample1234';
export const PAY_PASSWORD = '135790';

/** Payees of the sample banks: one that answers at once, one whose bank is slow, one whose bank refuses. */
export const payees = {
  fps: '69876543',
  slowAccount: '000000000010',
  refusedAccount: '000000000020',
  account: '123456789012',
  bank: '901',
} as const;
