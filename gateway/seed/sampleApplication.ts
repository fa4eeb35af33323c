import { hongKongDate } from '../../src/domain/calendarDate.ts';
import { DAY, later } from '../clock/instant.ts';
import type { Content } from '../content/content.ts';
import type { Transaction } from '../db/transaction.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import { documentHash } from '../people/identity.ts';
import type { Secrets } from '../vault/secrets.ts';
import { insertApplication, type DeclineReason } from '../realname/applications.ts';
import { reviewDays } from '../realname/reviewDays.ts';
import type { SampleMember } from './sampleMember.ts';

/** The document is over before an account is dormant on which nothing happens from now on. */
const DOCUMENT_DAYS = 120;

/** An application that a sample member made yesterday; its pictures are made up too. */
export async function addSampleApplication(
  tx: Transaction,
  member: SampleMember,
  { kind, declined }: { readonly kind: 'new' | 'modify'; readonly declined?: DeclineReason },
  { content, secrets, now }: { readonly content: Content; readonly secrets: Secrets; readonly now: string },
): Promise<void> {
  const docNo = `S${member.mobNo}`;
  const madeAt = later(now, -DAY);
  const applyNo = referenceNumber(madeAt);
  await insertApplication(tx, {
    applyNo,
    memberId: member.id,
    kind,
    fields: {
      region: 'HK',
      doc_type: 'passport',
      doc_no: docNo,
      doc_validity: 'until',
      doc_valid_to: hongKongDate(later(madeAt, DOCUMENT_DAYS * DAY)),
      doc_front_file_id: 'sample-picture',
      name_en: member.name,
      sex: 'female',
      birth_date: '1988-08-08',
      email: `${member.id}@example.com`,
      area_code: member.areaCode,
      mob_no: member.mobNo,
      occupation: 'service',
      position: 'generalStaff',
      address: '1 Sample Road, Hong Kong',
      account_purpose: 'dailySpending',
      source_of_funds: 'salary',
      source_of_wealth: 'employment',
    },
    numberType: 'passport',
    docNoHash: documentHash(secrets, 'passport', docNo),
    docNoMask: `*****${docNo.slice(-4)}`,
    answer: reviewDays({ services: { content }, constants: content.constantsAt(now), now: madeAt }),
    now: madeAt,
  });
  if (declined === undefined) return;
  await tx.query(
    `UPDATE realname_applications SET state = 'declined', decline_reason = $2, ended_at = $3 WHERE apply_no = $1`,
    [applyNo, declined, now],
  );
}
