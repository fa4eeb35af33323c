import type { requests } from '../../../src/api/gateway.gen.ts';
import { revealNumber } from '../../../gateway/vault/cardNumber.ts';
import type { SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';

/** A captcha whose answer is known: its hash is put in the place of the drawn one's. */
export async function solvedCaptcha({ database, gateway }: SampleGateway, client: WalletClient) {
  const { captcha_key } = await client.must('contactCaptcha', { captcha_required: true });
  const hash = gateway.core.services.secrets.keyed(`captcha ${captcha_key}`, 'K7WP');
  await database.transaction((tx) =>
    tx.query('UPDATE captchas SET answer_hash = $1 WHERE captcha_key = $2', [hash, captcha_key]),
  );
  return { captcha_key, captcha: 'k7wp' };
}

/** A code sent to a number, as the member reads it. */
export async function codeFor(client: WalletClient, mobNo: string, ask: requests['smsSendCode']) {
  const { otp_id } = await client.must('smsSendCode', ask);
  return { otp_id, otp: await client.lastCode(mobNo) };
}

/** Six digits that are not these. */
export const otherCode = (otp: string) => (otp === '000000' ? '000001' : '000000');

/** Expiry and security code of a sample card, as the sandbox shows it; the code of its letter while it waits for activation. */
export async function cardInHand(client: WalletClient, cardNo: string) {
  const { cards } = (await client.sandbox('GET', '/cards')) as {
    cards: { card_no: string; expiry_date: string; cvc2: string; activation_code?: string }[];
  };
  const { card_no, expiry_date, cvc2, activation_code } = cards.find((card) => card.card_no === cardNo)!;
  return { card_no, expiry_date, cvc2, ...(activation_code === undefined ? {} : { activation_code }) };
}

/** The whole number of a card that is known by its id. */
export async function numberOf({ database, gateway }: SampleGateway, cardId: string): Promise<string> {
  const [row] = await database.transaction((tx) =>
    tx.query<{ sealed: string }>('SELECT number_sealed AS sealed FROM cards WHERE card_id = $1', [cardId]),
  );
  return revealNumber(gateway.core.services.vault, { cardId, sealed: row!.sealed });
}
