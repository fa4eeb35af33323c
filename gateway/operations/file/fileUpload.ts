import { later } from '../../clock/instant.ts';
import { Failure } from '../../failure.ts';
import { defineOperation } from '../../operation.ts';
import { numberConstant } from '../../people/constant.ts';
import { imageFacts } from '../../people/imageType.ts';

/** A picture larger than this when unpacked is refused, however small its file. */
const MOST_PIXELS = 50_000_000;
const DAY = 86_400;

/** The name a file was sent under is not kept: it may hold anything, and nothing needs it. */
export const fileUpload = defineOperation('fileUpload', async (call) => {
  const { tx, request, subject, services, now, constants, fail } = call;
  const bytes = Buffer.from(request.content, 'base64');
  if (bytes.length > numberConstant(constants, 'access.file.size')) return fail('IMAGE_SIZE');
  const facts = imageFacts(bytes);
  if (!facts || facts.pixels === 0) return fail('IMAGE_TYPE');
  if (facts.pixels > MOST_PIXELS) return fail('IMAGE_SIZE');
  const [sent] = await tx.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM files WHERE subject = $1 AND uploaded_at > $2',
    [subject, later(now, -DAY)],
  );
  if ((sent?.count ?? 0) >= numberConstant(constants, 'access.file.perDay')) throw new Failure('FUNC_DISABLED');
  const fileId = services.secrets.id();
  await tx.query(
    `INSERT INTO files (file_id, subject, scene, media_type, content, uploaded_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [fileId, subject, request.scene, facts.mediaType, bytes, now],
  );
  return { file_id: fileId };
});
