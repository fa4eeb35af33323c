import { Failure, TooManyCalls } from '../../shared/failure.ts';
import { sealPicture } from '../../files/picture.ts';
import { cleanPicture } from '../../files/cleanPicture.ts';
import { defineOperationInSteps, type Call } from '../../call/operation.ts';
import type { Transaction } from '../../db/transaction.ts';
import { countGuess, forgiveGuess, readGuesses, type GuessLimit } from '../../people/guesses.ts';
import { numberConstant } from '../../shared/constant.ts';

const DAY = 86_400;

/** The name a file was sent under is not kept: it may hold anything, and nothing needs it. Decoding takes its time, so no
 * transaction waits for it; it is counted before, whatever the picture turns out to be. */
export const fileUpload = defineOperationInSteps('fileUpload', async (call) => {
  const { request, constants, subject, services, source, now, transaction, fail } = call;
  const bytes = Buffer.from(request.content, 'base64');
  if (bytes.length > numberConstant(constants, 'access.file.size')) return fail('IMAGE_SIZE');
  const limits = limitsOf(call);
  await transaction((tx) => countUpload(tx, limits, now));
  const picture = await cleanPicture(bytes, source).catch(async (error: unknown) => {
    // Nothing was done with it.
    if (error instanceof TooManyCalls)
      await transaction(async (tx) => {
        for (const limit of limits) await forgiveGuess(tx, limit);
      });
    throw error;
  });
  if (typeof picture === 'string') return fail(picture);
  const fileId = services.secrets.id();
  const sealed = sealPicture(services.vault, fileId, picture.content);
  await transaction((tx) =>
    tx.query(
      `INSERT INTO files (file_id, subject, scene, media_type, content_sealed, uploaded_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [fileId, subject, request.scene, picture.mediaType, sealed, now],
    ),
  );
  return { file_id: fileId };
});

/** One sender's day has an end. A visitor is whoever it says to be, so that the address has one too. */
function limitsOf({ member, subject, source, constants }: Call<'fileUpload'>): readonly GuessLimit[] {
  const limit = (kind: 'upload' | 'uploadSource', of: string, most: string): GuessLimit => ({
    kind,
    subject: of,
    tries: numberConstant(constants, most),
    window: DAY,
  });
  const own = limit('upload', subject, 'access.file.perDay');
  return member ? [own] : [own, limit('uploadSource', source, 'access.file.perDayOfSource')];
}

/** @throws Failure FUNC_DISABLED beyond one of the limits; nothing is counted then */
async function countUpload(tx: Transaction, limits: readonly GuessLimit[], now: string): Promise<void> {
  for (const limit of limits) {
    if ((await readGuesses(tx, limit, now)).locked) throw new Failure('FUNC_DISABLED');
    await countGuess(tx, limit, now);
  }
}
