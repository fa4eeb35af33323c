import { houseAccount } from '../../../gateway/ledger/ledgerAccount.ts';
import { postTransaction } from '../../../gateway/ledger/postTransaction.ts';
import type { requests } from '../../../src/api/gateway.gen.ts';
import type { SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

export type Quote = requests['cardQuote'];
type Order = 'cardNew' | 'cardBuyChip' | 'cardChipApply' | 'cardRenewVcn' | 'cardRenewChip' | 'cardReplace';

export const ACCOUNT = 'acc-chan-hkd';
export const TO = {
  recipient: 'Chan Siu Ming',
  area_code: '852',
  mob_no: '61234567',
  delivery_address: '1 Sample Road',
};
export const newCard = (change: Partial<Quote> = {}): Quote => ({
  kind: 'new',
  account_id: ACCOUNT,
  currency: 'HKD',
  card_organ: 'Visa',
  ...change,
});
export const chip = (change: Partial<Quote> = {}) => newCard({ kind: 'buyChip', delivery_region: 'HK', ...change });
export const renewal = (kind: Quote['kind'], card_id: string): Quote =>
  kind === 'renewVirtual' ? { kind, card_id } : { kind, card_id, delivery_region: 'HK' };

/** What stops an account from spending. */
export function spending(account: string, member: string): [code: string, change: string][] {
  return [
    ['ACCOUNT_STATUS', `UPDATE accounts SET status = 'stopped' WHERE account_id = '${account}'`],
    ['CARD_STATUS', `UPDATE cards SET status = 'paused' WHERE account_id = '${account}'`],
    ['FUNDS_FROZEN', `UPDATE members SET frozen_until = '2027-12-04T10:00:00+08:00' WHERE member_id = '${member}'`],
    [
      'INSUFFICIENT_BALANCE',
      `INSERT INTO ledger_holds (account_id, amount, reason, made_at, held_until)
       VALUES ('${account}', 99999999, 'cashTopup', '2025-01-03T09:00:00+08:00', '2027-12-04T10:00:00+08:00')`,
    ],
  ];
}

/** What tests of card orders do, with the gateway and the member of the test. */
export function orderTools(at: () => { readonly wallet: SampleGateway; readonly client: WalletClient }) {
  let keys = 0;
  const sql = <Row>(text: string) => at().wallet.database.transaction((tx) => tx.query<Row>(text));
  const idOf = async (account: string) =>
    (
      await sql<{ card_id: string }>(
        `SELECT card_id FROM cards WHERE account_id = '${account}' ORDER BY issued_at LIMIT 1`,
      )
    )[0]!.card_id;
  const key = () => `order-key-${++keys}-000`;
  const quote = (body: Quote) => at().client.call('cardQuote', body);
  const order = async (operation: Order, body: Quote, change: object = {}) => {
    const { quote_id } = await at().client.must('cardQuote', body);
    const ticket = await at().client.ticket(operation, quote_id);
    const delivery = operation === 'cardNew' || operation === 'cardRenewVcn' ? {} : TO;
    const reason = operation === 'cardReplace' ? { reason: 'lost' } : {};
    return at().client.call(operation, { quote_id, ticket, ...delivery, ...reason, ...change } as never, key());
  };
  const amounts = async (body: Quote) => {
    const { price, card_fee, postage, waived, total } = await at().client.must('cardQuote', body);
    return [price, card_fee, postage, waived, total].map(({ amount }) => amount);
  };
  const move = (order_no: string, to: string) => at().client.sandbox('POST', '/cardOrder', { order_no, to });
  const balance = async (account = ACCOUNT) =>
    Number(
      (await sql<{ balance: bigint }>(`SELECT balance FROM ledger_balances WHERE account_id = '${account}'`))[0]!
        .balance,
    );
  const accountOf = async (card_id: string) => (await at().client.must('cardDetail', { card_id })).card.account_id;
  const credit = (account: string, amount: bigint) => {
    const postings = [
      { account, currency: 'HKD' as const, amount },
      { account: houseAccount('merchants', 'HKD'), currency: 'HKD' as const, amount: -amount },
    ];
    const entry = { kind: 'purchase', reference: 'test', at: new Date('2025-03-03T02:00:00Z'), postings };
    return at().wallet.database.transaction((tx) => postTransaction(tx, entry));
  };
  return { sql, idOf, key, quote, order, amounts, move, balance, accountOf, credit };
}
