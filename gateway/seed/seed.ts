import { addDays, hongKongDate, hongKongInstant } from '../../src/domain/calendarDate.ts';
import { maskDigits } from '../../src/domain/maskDigits.ts';
import { toMinor } from '../../src/domain/money.ts';
import type { Clock } from '../clock/clock.ts';
import { later } from '../clock/instant.ts';
import type { Content } from '../content/content.ts';
import { loadContent } from '../content/loadContent.ts';
import type { Database } from '../db/database.ts';
import type { Transaction } from '../db/transaction.ts';
import { houseAccount, openLedgerAccount } from '../ledger/ledgerAccount.ts';
import { postTransaction } from '../ledger/postTransaction.ts';
import { addRecord } from '../money/accountRecord.ts';
import { cardExpiry } from '../money/cardExpiry.ts';
import { insertCard } from '../money/insertCard.ts';
import { referenceNumber } from '../money/referenceNumber.ts';
import { renamePayee, savePayee, savedPayeesOf } from '../money/savedPayee.ts';
import { numberConstant } from '../shared/constant.ts';
import { documentHash, plainAnswer } from '../people/identity.ts';
import { insertMember } from '../people/members.ts';
import { createPasswordHasher, type PasswordHasher } from '../vault/passwordHasher.ts';
import { gatewayKey } from '../vault/gatewayKey.ts';
import { createSecrets, type Secrets } from '../vault/secrets.ts';
import { keepNumber, newCardId } from '../vault/cardNumber.ts';
import { openVault } from '../vault/openVault.ts';
import type { Vault } from '../vault/vault.ts';
import { everySampleMember } from './everySampleMember.ts';
import { addSampleApplication } from './sampleApplication.ts';
import { addSampleCardStock } from './sampleCardStock.ts';
import { sampleHistory, type SampleAccountUse } from './sampleHistory.ts';
import {
  SAMPLE_ANSWER,
  SAMPLE_PASSWORD,
  SAMPLE_PAY_PASSWORD,
  type SampleAccount,
  type SampleIdentity,
  type SampleMember,
} from './sampleMember.ts';
import { samplePayees } from './samplePayees.ts';
import { sampleSavedPayees } from './sampleSavedPayees.ts';

/** Any fixed number: processes that start together take turns. */
const SEED_LOCK = 7_204_312;

export interface SeedOptions {
  readonly passwords?: PasswordHasher;
  readonly content?: Content;
  /** Where card numbers are sealed; without it, under the gateway's own secret. */
  readonly vault?: Vault;
}

interface Hashes {
  readonly password: string;
  readonly payPassword: string;
  readonly answer: string;
}

/** Fills a database that has no member with the sample members, their history and the sample payees; any other is left as
 * it is. All or nothing. */
export async function seed(database: Database, clock: Clock, options: SeedOptions = {}): Promise<void> {
  const { passwords = createPasswordHasher(), content = loadContent() } = options;
  if (await database.transaction(hasMembers)) return;
  // One hash for all: hashing is slow on purpose, and these passwords are printed at the start.
  const hashes = {
    password: await passwords.hash(SAMPLE_PASSWORD),
    payPassword: await passwords.hash(SAMPLE_PAY_PASSWORD),
    answer: await passwords.hash(plainAnswer(SAMPLE_ANSWER)),
  };
  const fill = async (tx: Transaction): Promise<void> => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    if (await hasMembers(tx)) return;
    const now = await clock.now(tx);
    const vault = options.vault ?? (await openVault(tx));
    const secrets = createSecrets(await gatewayKey(tx, vault));
    const around = { hashes, content, vault, secrets, now };
    for (const member of everySampleMember) await addMember(tx, member, around);
    await addSampleCardStock(tx, vault, now);
    for (const { type, id, name, bankCode } of samplePayees)
      await tx.query('INSERT INTO fps_proxies (proxy_type, proxy_id, payee_name, bank_code) VALUES ($1, $2, $3, $4)', [
        type,
        id,
        name,
        bankCode,
      ]);
    await addSavedPayees(tx, around);
  };
  await database.transaction(fill, { unlimited: true });
}

async function addSavedPayees(tx: Transaction, { content, vault, secrets, now }: Around): Promise<void> {
  const around = { constants: content.constantsAt(now), secrets, now };
  for (const { ownName, ...paid } of sampleSavedPayees) {
    const { memberId, payee } = paid;
    await savePayee(tx, vault, paid, around);
    const saved = (await savedPayeesOf(tx, memberId)).find(({ payeeName }) => payeeName === payee.name_en);
    if (ownName !== undefined && saved) await renamePayee(tx, { memberId, payeeId: saved.payeeId, name: ownName });
  }
}

async function hasMembers(tx: Transaction): Promise<boolean> {
  return (await tx.query('SELECT 1 FROM members LIMIT 1')).length > 0;
}

interface Around {
  readonly hashes: Hashes;
  readonly content: Content;
  readonly vault: Vault;
  readonly secrets: Secrets;
  readonly now: string;
}

async function addMember(tx: Transaction, member: SampleMember, around: Around): Promise<void> {
  const { hashes, content, now } = around;
  const { mobileChangedHoursAgo: changed } = member;
  const freeze = numberConstant(content.constantsAt(now), 'transfer.freeze.mobileChange');
  await insertMember(tx, {
    memberId: member.id,
    userName: member.name,
    ...(member.nameCn === undefined ? {} : { userNameCn: member.nameCn }),
    areaCode: member.areaCode,
    mobNo: member.mobNo,
    email: member.hasEmail === false ? '' : `${member.id}@example.com`,
    realnameStatus: member.realnameStatus,
    reviewState: member.reviewState,
    region: member.region,
    coBranded: member.partner !== undefined,
    status: member.status ?? 'normal',
    ...(member.hasPassword === false ? {} : { passwordHash: hashes.password }),
    ...(member.hasPayPassword === false ? {} : { payPasswordHash: hashes.payPassword }),
    ...(changed === undefined ? {} : { frozenUntil: later(now, freeze - changed * 3600) }),
    registeredAt: hongKongInstant(member.registered, '10:00:00'),
  });
  if (member.partner !== undefined)
    await tx.query('UPDATE members SET partner_name = $2 WHERE member_id = $1', [member.id, member.partner]);
  if (member.identity) await addIdentity(tx, member.id, member.identity, around);
  if (member.application) await addSampleApplication(tx, member, member.application, around);
  for (const [place, account] of member.accounts.entries()) await addAccount(tx, member, { ...account, place }, around);
}

async function addIdentity(
  tx: Transaction,
  memberId: string,
  identity: SampleIdentity,
  { hashes, secrets }: Around,
): Promise<void> {
  await tx.query(
    `UPDATE members SET birth_date = $2, doc_type = $3, doc_no_hash = $4, question = $5, answer_hash = $6, doc_no_mask = $7
     WHERE member_id = $1`,
    [
      memberId,
      identity.birthDate,
      identity.docType,
      documentHash(secrets, identity.docType, identity.docNo),
      identity.question ?? null,
      identity.question === undefined ? null : hashes.answer,
      maskDigits(identity.docNo),
    ],
  );
}

async function addAccount(
  tx: Transaction,
  member: SampleMember,
  account: SampleAccount & { readonly place: number },
  { vault, now }: Around,
): Promise<void> {
  const { id, currency, place } = account;
  const opened = hongKongInstant(member.registered, '10:05:00');
  await openLedgerAccount(tx, { id, kind: 'customer', currency }, new Date(opened));
  await tx.query(
    `INSERT INTO accounts (account_id, member_id, account_no, currency, status, place, opened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, member.id, account.accountNo, currency, account.accountStatus ?? 'normal', place, opened],
  );
  await insertCard(tx, {
    number: keepNumber(vault, newCardId(), account.cardNo),
    accountId: id,
    organ: account.organ,
    type: account.type,
    status: account.cardStatus ?? 'active',
    validTo:
      account.daysLeft === undefined
        ? cardExpiry(hongKongDate(now), 2)
        : cardExpiry(addDays(hongKongDate(now), account.daysLeft), 0),
    issuedAt: opened,
    heldBy: account.heldBy ?? 'personal',
    hasChip: account.hasChip ?? true,
    isForShopping: account.isForShopping ?? false,
  });
  await addHistory(tx, account, useOf(member, account), now);
}

const NEVER_USED: readonly (string | undefined)[] = ['unactivated', 'lockedActivation'];

/** What can have happened on an account of a sample member. */
export function useOf(member: SampleMember, account: SampleAccount): SampleAccountUse {
  return {
    accountId: account.id,
    balance: toMinor(account.balance, account.currency),
    opened: member.registered,
    isActivated: !NEVER_USED.includes(account.cardStatus),
    takesCash: member.realnameStatus === '3' && account.type === 'physical',
  };
}

/** The past of an account: real transactions of the ledger, with earlier dates. */
async function addHistory(
  tx: Transaction,
  { id, currency }: SampleAccount,
  use: SampleAccountUse,
  now: string,
): Promise<void> {
  for (const { kind, at, summary, amount, other } of sampleHistory(use, now)) {
    const refNo = referenceNumber(at);
    await postTransaction(tx, {
      kind,
      reference: refNo,
      at: new Date(at),
      postings: [
        { account: id, currency, amount },
        { account: houseAccount(other, currency), currency, amount: -amount },
      ],
    });
    await addRecord(tx, { refNo, accountId: id, kind, at, summary, amount, status: 'success' });
  }
}
