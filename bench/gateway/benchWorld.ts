import { randomBytes } from 'node:crypto';
import { createGateway, type Gateway } from '../../gateway/createGateway.ts';
import type { Database } from '../../gateway/db/database.ts';
import { openDatabase } from '../../gateway/migrations/openDatabase.ts';
import { openAccount } from '../../gateway/money/openAccount.ts';
import { insertMember } from '../../gateway/people/members.ts';
import { sampleBank } from '../../gateway/sandbox/sampleBank.ts';
import { hashOf } from '../../gateway/vault/secrets.ts';
import { startSession } from '../../gateway/people/sessions.ts';
import { giveTicket } from '../../gateway/access/tickets.ts';
import { WalletClient } from '../../tests/support/walletClient.ts';
import { fillLedger } from './fillLedger.ts';
import { recorded, type Recorder } from './recorder.ts';

/** Members who read and send at the same time. */
export const MEMBERS = 64;
const FIRST_DAY = '2024-06-01T10:00:00.000+08:00';

export interface BenchMember {
  readonly memberId: string;
  readonly accountId: string;
  readonly client: WalletClient;
}

/** A gateway over a ledger of so many postings, with members of whom each has an equal part of the history. */
export interface BenchWorld {
  readonly name: string;
  readonly postings: number;
  readonly database: Database;
  readonly recorder: Recorder;
  readonly members: readonly BenchMember[];
  /** A quote and a ticket for one transfer; the ticket is put into the database, because a password is hashed slowly. */
  readonly prepare: (member: BenchMember) => Promise<{ quote_id: string; ticket: string; payee_confirmed: true }>;
  readonly close: () => Promise<void>;
}

/** @param url a PostgreSQL; without it an embedded database in memory */
export async function benchWorld(postings: number, url?: string): Promise<BenchWorld> {
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const database = await openDatabase(url ? { url, schema } : {});
  const recorder = recorded(database);
  const gateway = await createGateway({ database: recorder.database, bank: sampleBank });
  const members = await addMembers(database, gateway, MEMBERS);
  await fillLedger(
    database,
    members.map(({ accountId }) => accountId),
    postings,
  );
  return {
    name: url ? 'PostgreSQL' : 'PGlite',
    postings,
    database,
    recorder,
    members,
    prepare: (member) => prepare(database, gateway, member),
    close: async () => {
      if (url) await database.transaction((tx) => tx.script(`DROP SCHEMA ${schema} CASCADE`));
      await database.close();
    },
  };
}

/** Members with an account in Hong Kong dollars and a session each. */
export async function addMembers(database: Database, gateway: Gateway, count: number): Promise<BenchMember[]> {
  const now = new Date().toISOString();
  return database.transaction(async (tx) => {
    const members: BenchMember[] = [];
    for (let place = 0; place < count; place += 1) {
      const number = String(place).padStart(3, '0');
      const [memberId, accountId] = [`bench-${number}`, `acc-bench-${number}`];
      await insertMember(tx, {
        ...{ memberId, userName: `Bench Member`, areaCode: '852', mobNo: `60000${number}`, email: '' },
        ...{ realnameStatus: '3', reviewState: 'certified', region: 'HK', coBranded: false, registeredAt: FIRST_DAY },
      });
      const card = { cardOrgan: 'Visa', cardType: 'physical', cardStatus: 'active', years: 3 } as const;
      await openAccount(tx, gateway.core.services.vault, { accountId, memberId, currency: 'HKD', ...card }, FIRST_DAY);
      const client = new WalletClient((request) => gateway.fetch(request));
      await startSession(tx, { token: client.session, memberId, deviceName: 'Bench', now });
      members.push({ memberId, accountId, client });
    }
    return members;
  });
}

const toBank = { method: 'bank', type: 'account', bank_code: '901', account_number: '123456789012' } as const;

async function prepare(database: Database, gateway: Gateway, { memberId, accountId, client }: BenchMember) {
  const { quote_id } = await quote(client, accountId);
  const use = { kind: 'payPwd', memberId, operation: 'transferToHk', quoteId: quote_id } as const;
  const life = { seconds: 3600, now: new Date().toISOString() };
  const { ticket } = await database.transaction((tx) => giveTicket(tx, gateway.core.services.secrets, use, life));
  return { quote_id, ticket, payee_confirmed: true } as const;
}

export async function quote(client: WalletClient, accountId: string): Promise<{ quote_id: string }> {
  const { code, data } = await client.quote(accountId, '0.01', toBank);
  if (code !== 'SUCCESS') throw new Error(`transferQuote answered ${code} ${JSON.stringify(data)}`);
  return data;
}

/** What of a transfer's statements is the call's own: the quote, the ticket as it is kept, the key. */
export function givenOf(body: { quote_id: string; ticket: string }, key: string): string[] {
  return [body.quote_id, hashOf(body.ticket), key];
}
