import type { Call, OperationId } from '../call/operation.ts';
import { beginCodeOfSource, countCodeOfSource } from '../captcha/judgeCaptcha.ts';
import { HOUR, MINUTE } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { GuessLimit } from '../people/guesses.ts';
import { numberConstant } from '../shared/constant.ts';

interface OfSource {
  readonly budgets: readonly GuessLimit[];
  readonly count: () => Promise<void>;
}

/** What a stranger's source may have sent, to whatever numbers: so many in a minute and in an hour, and a person is asked for before
 * that. No source alone uses up what all visitors share. */
export async function ofSource(
  tx: Transaction,
  call: Pick<Call<OperationId>, 'services' | 'source' | 'now' | 'constants'>,
): Promise<OfSource> {
  const { source, constants } = call;
  const budget = (span: string, window: number, id: string): GuessLimit => ({
    kind: 'codeSource',
    subject: `${source} in ${span}`,
    tries: numberConstant(constants, id),
    window,
  });
  // Locked first by whoever asks from here: in whatever order the rest is counted, nobody waits in a ring.
  await beginCodeOfSource(tx, call);
  return {
    budgets: [
      budget('a minute', MINUTE, 'access.source.codesPerMinute'),
      budget('an hour', HOUR, 'access.source.codesPerHour'),
    ],
    count: () => countCodeOfSource(tx, call),
  };
}
