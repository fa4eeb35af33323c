import { createHash } from 'node:crypto';
import { instant, later } from '../clock/instant.ts';
import { numberConstant } from '../shared/constant.ts';
import { sameText, type Secrets } from '../vault/secrets.ts';
import type { CaptchaProvider } from '../services/captchaProvider.ts';
import { CAPTCHA_CHARACTERS, captchaPicture } from './captchaPicture.ts';
import { captchaSound, SOUND_DIGITS } from './captchaSound.ts';

const LENGTH = 4;

interface Row {
  kind: 'work' | 'picture' | 'sound';
  answer_hash: string | null;
  bits: number | null;
  source_hash: string | null;
  expires_at: Date;
}

/** Captchas that the gateway makes by itself and keeps, without their answers, in its database. */
export function builtInCaptchas(secrets: Secrets): CaptchaProvider {
  const answerHash = (key: string, answer: string) => captchaAnswerHash(secrets, key, answer);
  const sourceHash = (source: string) => secrets.keyed('captcha source', source);
  return {
    async give(tx, kind, { source, now, constants }) {
      const key = secrets.id();
      const expiresAt = later(now, numberConstant(constants, 'access.captcha.life'));
      if (kind === 'work') {
        const bits = numberConstant(constants, 'access.captcha.workBits');
        await tx.query(
          `INSERT INTO captchas (captcha_key, kind, bits, source_hash, expires_at) VALUES ($1, 'work', $2, $3, $4)`,
          [key, bits, sourceHash(source), expiresAt],
        );
        return { key, kind, bits };
      }
      const answer = secrets.pick(kind === 'picture' ? CAPTCHA_CHARACTERS : SOUND_DIGITS, LENGTH);
      await tx.query('INSERT INTO captchas (captcha_key, kind, answer_hash, expires_at) VALUES ($1, $2, $3, $4)', [
        key,
        kind,
        answerHash(key, answer),
        expiresAt,
      ]);
      if (kind === 'sound') return { key, kind, sound: captchaSound(answer) };
      return { key, kind, image: await captchaPicture(answer) };
    },

    async take(tx, { key, answer }, { source, now }) {
      const [row] = await tx.query<Row>(
        'DELETE FROM captchas WHERE captcha_key = $1 RETURNING kind, answer_hash, bits, source_hash, expires_at',
        [key],
      );
      if (!row || instant(row.expires_at) <= now) return undefined;
      const right =
        row.kind === 'work'
          ? row.source_hash === sourceHash(source) && zeroBits(`${key}:${answer}`) >= (row.bits ?? Infinity)
          : sameText(row.answer_hash ?? '', answerHash(key, answer));
      return right ? row.kind : undefined;
    },
  };
}

/** What is kept of an answer; capitals do not matter. */
export function captchaAnswerHash(secrets: Secrets, key: string, answer: string): string {
  return secrets.keyed(`captcha ${key}`, answer.toUpperCase());
}

/** Leading zero bits of SHA-256 of a text. */
export function zeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest();
  const first = digest.findIndex((byte) => byte !== 0);
  return first < 0 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24;
}
