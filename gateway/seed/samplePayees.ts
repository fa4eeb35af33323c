import type { ProxyType } from '../money/payee.ts';

export interface SamplePayee {
  readonly type: ProxyType;
  readonly id: string;
  readonly name: string;
  readonly bankCode: string;
}

/** Who can be found by an FPS identity. `content/constants/transfer.json` says whose bank is slow and whose refuses. */
export const samplePayees: readonly SamplePayee[] = [
  { type: 'mobile', id: '69876543', name: 'Pang Siu Fong', bankCode: '901' },
  { type: 'email', id: 'payee@example.com', name: 'Tam Kwok Wah', bankCode: '902' },
  { type: 'fpsId', id: '1234567', name: 'Sample Stationery Limited', bankCode: '903' },
  { type: 'mobile', id: '69870010', name: 'Mok Ho Yin', bankCode: '904' },
  { type: 'mobile', id: '69870020', name: 'Fung Wing Sze', bankCode: '904' },
];
