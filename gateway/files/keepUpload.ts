import { DAY } from '../clock/instant.ts';
import type { Call } from '../call/operation.ts';
import type { Transaction, Work } from '../db/transaction.ts';
import { countGuess, forgiveGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';
import { atMost } from '../shared/atMost.ts';
import { numberConstant } from '../shared/constant.ts';
import { Failure, TooManyCalls } from '../shared/failure.ts';
import { sealUpload } from './sealedUpload.ts';

type UploadCall = Call<'fileUpload' | 'fileUploadDocument'> & { readonly transaction: Work };

interface CleanFile {
  readonly mediaType: string;
  readonly content: Buffer;
}

const inTurn = atMost({ running: 2, waiting: 20, ofOne: 6 });

/** Cleans what was sent and keeps it, sealed, for whoever sent it. The name it was sent under is not kept: it may hold anything,
 * and nothing needs it. Cleaning takes its time, so no transaction waits for it; it is counted before, whatever the file turns
 * out to be. Two are cleaned at once, the machine has other things to do, and one source has a share of that.
 * @returns what is kept with its id, or why it is not
 * @throws TooManyCalls when too many wait already; then it is not counted */
export async function keepUpload<Result extends CleanFile | string>(
  call: UploadCall,
  clean: () => Promise<Result>,
): Promise<{ readonly fileId: string; readonly file: Exclude<Result, string> } | Extract<Result, string>> {
  const { subject, services, source, now, transaction } = call;
  const limits = limitsOf(call);
  await transaction((tx) => countUpload(tx, limits, now));
  const cleaned = await inTurn(source, clean).catch(async (error: unknown) => {
    // Nothing was done with it.
    if (error instanceof TooManyCalls)
      await transaction(async (tx) => {
        for (const limit of limits) await forgiveGuess(tx, limit);
      });
    throw error;
  });
  if (isFault(cleaned)) return cleaned;
  const file = cleaned as Exclude<Result, string> & CleanFile;
  const fileId = services.secrets.id();
  const sealed = sealUpload(services.vault, fileId, file.content);
  await transaction((tx) =>
    tx.query(
      `INSERT INTO files (file_id, subject, scene, media_type, content_sealed, uploaded_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [fileId, subject, call.request.scene, file.mediaType, sealed, now],
    ),
  );
  return { fileId, file };
}

const isFault = <Result>(file: Result): file is Extract<Result, string> => typeof file === 'string';

/** One sender's day has an end. A visitor is whoever it says to be, so that the address has one too. */
function limitsOf({ member, subject, source, constants }: UploadCall): readonly GuessLimit[] {
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
