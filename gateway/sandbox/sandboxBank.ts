import type { Transaction } from '../db/transaction.ts';
import type { Bank, BankAnswer } from '../services/bank.ts';
import { sampleBank } from './sampleBank.ts';

/** The banks of the sandbox: they answer as was set, else as the sample payees say. */
export const sandboxBank: Bank = {
  ...sampleBank,
  send: async (tx, payee, constants) => (await bankAnswer(tx)) ?? sampleBank.send(tx, payee, constants),
};

/** How the sandbox's banks answer now; `undefined` while nothing is set. */
export async function bankAnswer(tx: Transaction): Promise<BankAnswer | undefined> {
  const [row] = await tx.query<{ answer: BankAnswer }>('SELECT answer FROM sandbox_bank');
  return row?.answer;
}

export async function setBankAnswer(tx: Transaction, answer: BankAnswer | undefined): Promise<void> {
  await tx.query('DELETE FROM sandbox_bank');
  if (answer) await tx.query('INSERT INTO sandbox_bank (answer) VALUES ($1)', [answer]);
}
