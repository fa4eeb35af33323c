import type { Transaction } from '../db/transaction.ts';
import { instant, later } from '../clock/instant.ts';
import { CAPTCHA_CHARACTERS, captchaImage } from './captchaImage.ts';
import { sameText, type Secrets } from './secrets.ts';

const LENGTH = 4;

const answerHash = (secrets: Secrets, key: string, answer: string) =>
  secrets.keyed(`captcha ${key}`, answer.toUpperCase());

export async function makeCaptcha(
  tx: Transaction,
  secrets: Secrets,
  life: { readonly seconds: number; readonly now: string },
): Promise<{ readonly key: string; readonly image: string; readonly answer: string }> {
  const key = secrets.id();
  const answer = secrets.pick(CAPTCHA_CHARACTERS, LENGTH);
  await tx.query('DELETE FROM captchas WHERE expires_at <= $1', [life.now]);
  await tx.query('INSERT INTO captchas (captcha_key, answer_hash, expires_at) VALUES ($1, $2, $3)', [
    key,
    answerHash(secrets, key, answer),
    later(life.now, life.seconds),
  ]);
  return { key, image: captchaImage(answer), answer };
}

/** Judges a captcha; right or wrong, it is gone afterwards. */
export async function takeCaptcha(
  tx: Transaction,
  secrets: Secrets,
  entry: { readonly key: string; readonly answer: string },
  now: string,
): Promise<boolean> {
  const [row] = await tx.query<{ answer_hash: string; expires_at: Date }>(
    'DELETE FROM captchas WHERE captcha_key = $1 RETURNING answer_hash, expires_at',
    [entry.key],
  );
  if (!row || instant(row.expires_at) <= now) return false;
  return sameText(row.answer_hash, answerHash(secrets, entry.key, entry.answer));
}
