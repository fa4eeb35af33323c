import { later } from '../../clock/instant.ts';
import { Failure } from '../../shared/failure.ts';
import { cleanPicture } from '../../files/cleanPicture.ts';
import { defineOperationInSteps, type Call } from '../../call/operation.ts';
import type { Transaction } from '../../db/transaction.ts';
import { numberConstant } from '../../shared/constant.ts';

const DAY = 86_400;

/** The name a file was sent under is not kept: it may hold anything, and nothing needs it. Decoding takes its time, so no
 * transaction waits for it. */
export const fileUpload = defineOperationInSteps('fileUpload', async (call) => {
  const { request, constants, subject, services, now, transaction, fail } = call;
  const bytes = Buffer.from(request.content, 'base64');
  if (bytes.length > numberConstant(constants, 'access.file.size')) return fail('IMAGE_SIZE');
  await transaction((tx) => refuseTooMany(tx, call));
  const picture = await cleanPicture(bytes);
  if (typeof picture === 'string') return fail(picture);
  const fileId = services.secrets.id();
  await transaction(async (tx) => {
    await refuseTooMany(tx, call);
    await tx.query(
      `INSERT INTO files (file_id, subject, scene, media_type, content, uploaded_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      [fileId, subject, request.scene, picture.mediaType, picture.content, now],
    );
  });
  return { file_id: fileId };
});

/** One sender's day has an end; uploads sent at once are counted one after another. */
async function refuseTooMany(tx: Transaction, { subject, now, constants }: Call<'fileUpload'>): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`files ${subject}`]);
  const [sent] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM files WHERE subject = $1 AND uploaded_at > $2',
    [subject, later(now, -DAY)],
  );
  if ((sent?.count ?? 0) >= numberConstant(constants, 'access.file.perDay')) throw new Failure('FUNC_DISABLED');
}
