import type { requests } from '../../../src/api/gateway.gen.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { TINY_PNG } from './pictures.ts';

type Submit = Omit<requests['realnameSubmit'], 'req_water_no' | 'terminal_no'>;
type Modify = Omit<requests['realnameModify'], 'req_water_no' | 'terminal_no'>;
type Document = Omit<requests['realnameOcrCheck'], 'req_water_no' | 'terminal_no'>;
type Purpose = 'realnameSubmit' | 'realnameModify';

let keys = 0;

/** A member on the way through real-name verification, without a portal. */
export class Applicant {
  readonly client: WalletClient;
  private readonly mobNo: string;

  constructor(client: WalletClient, mobNo: string) {
    this.client = client;
    this.mobNo = mobNo;
  }

  async upload(scene: requests['fileUpload']['scene'] = 'DOCUMENT'): Promise<string> {
    const picture = { scene, file_name: 'picture.png', content: TINY_PNG.toString('base64') };
    return (await this.client.must('fileUpload', picture)).file_id;
  }

  /** A passport with a fresh picture. */
  async document(more: Partial<Document> = {}): Promise<Document> {
    const passport = {
      region: 'HK',
      doc_type: 'passport',
      doc_no: 'N7654321',
      doc_validity: 'until',
      doc_valid_to: '2030-01-01',
    } as const;
    return { ...passport, doc_front_file_id: await this.upload(), ...more };
  }

  read(document: Document) {
    return this.client.call('realnameOcrCheck', document);
  }

  async face(purpose: string, reading_id?: string) {
    const file_id = await this.upload('SELFIE');
    return this.client.call('realnameFaceCheck', { purpose, file_id, ...(reading_id !== undefined && { reading_id }) });
  }

  /** A ticket of a one-time code. */
  async code(operation: string): Promise<string> {
    const asked = { scene: 'SETTING', operation, again: true } as const;
    const { code, data } = await this.client.call('smsSendCode', asked);
    if (code === 'OTP_WAIT') await this.client.sandbox('POST', '/clock', { advance: 60 });
    const { otp_id } = code === 'OTP_WAIT' ? await this.client.must('smsSendCode', asked) : data;
    const otp = await this.client.lastCode(this.mobNo);
    return (await this.client.must('authOtp', { operation, otp_id, otp })).ticket;
  }

  /** Everything that an application needs, with documents read and both tickets got. */
  async prepared(more: Partial<Submit> = {}, purpose: Purpose = 'realnameSubmit'): Promise<Submit> {
    const { region, doc_type, doc_no, doc_validity, doc_valid_from, doc_valid_to, doc_back_file_id } = more;
    const given = { region, doc_type, doc_no, doc_validity, doc_valid_from, doc_valid_to, doc_back_file_id };
    const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const document = await this.document(known);
    await this.client.must('realnameOcrCheck', document);
    const { data } = await this.face(purpose);
    return {
      user_kind: 'new',
      ...document,
      ...PERSON,
      face_ticket: data.ticket,
      ticket: await this.code(purpose),
      ...more,
    };
  }

  submit(application: Submit, key = `realname-key-${(keys += 1)}`) {
    return this.client.call('realnameSubmit', application, key);
  }

  modify(
    { user_kind: _kind, ...application }: Modify & Partial<Pick<Submit, 'user_kind'>>,
    key = `realname-key-${(keys += 1)}`,
  ) {
    return this.client.call('realnameModify', application, key);
  }

  /** What the sandbox's identity check finds next. */
  finds(check: 'document' | 'face' | 'person', verdict: string) {
    return this.client.sandbox('POST', '/identity', { area_code: '852', mob_no: this.mobNo, check, verdict });
  }

  decide(decision: string, more: { readonly reason?: string } = {}) {
    return this.client.sandbox('POST', '/reviews', { area_code: '852', mob_no: this.mobNo, decision, ...more });
  }
}

const PERSON = {
  name_en: 'Lee Ka Yan',
  sex: 'female',
  birth_date: '1995-06-01',
  email: 'lee@example.com',
  area_code: '852',
  mob_no: '61234569',
  occupation: 'education',
  position: 'generalStaff',
  address: 'Flat A, 1 Sample Road, Hong Kong',
  account_purpose: 'dailySpending',
  source_of_funds: 'salary',
  source_of_wealth: 'employment',
} as const;
