import { later } from '../../clock/instant.ts';
import { Failure } from '../../shared/failure.ts';
import { sealPicture } from '../../files/picture.ts';
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
  const sealed = sealPicture(services.vault, fileId, picture.content);
  await transaction(async (tx) => {
    await refuseTooMany(tx, call);
    await tx.query(
      `INSERT INTO files (file_id, subject, source_hash, scene, media_type, content_sealed, uploaded_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [fileId, subject, visitorSource(call), request.scene, picture.mediaType, sealed, now],
    );
  });
  return { file_id: fileId };
});

/** One sender's day has an end, and so has that of an address: a visitor is whoever it says to be. */
async function refuseTooMany(tx: Transaction, call: Call<'fileUpload'>): Promise<void> {
  const { subject, constants } = call;
  await refuseBeyond(tx, call, {
    column: 'subject',
    value: subject,
    most: numberConstant(constants, 'access.file.perDay'),
  });
  const source = visitorSource(call);
  const most = numberConstant(constants, 'access.file.perDayOfSource');
  if (source !== null) await refuseBeyond(tx, call, { column: 'source_hash', value: source, most });
}

/** Where a visitor's upload came from; a member's own count is enough. */
const visitorSource = ({ member, services, source }: Call<'fileUpload'>) =>
  member ? null : services.secrets.keyed('file source', source);

interface Day {
  readonly column: 'subject' | 'source_hash';
  readonly value: string;
  readonly most: number;
}

/** Uploads sent at once are counted one after another. */
async function refuseBeyond(tx: Transaction, { now }: Call<'fileUpload'>, { column, value, most }: Day): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`files ${value}`]);
  const [sent] = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM files WHERE ${column} = $1 AND uploaded_at > $2`,
    [value, later(now, -DAY)],
  );
  if ((sent?.count ?? 0) >= most) throw new Failure('FUNC_DISABLED');
}
