import type { Database } from '../../gateway/db/database.ts';

/** Does something while a member's bank is asked about no further cards, because too many of the day did not match. */
export async function whileBankChecksAreClosed<T>(
  { database, memberId, now }: { readonly database: Database; readonly memberId: string; readonly now: string },
  work: () => Promise<T>,
): Promise<T> {
  const subject = `member:${memberId}`;
  const forget = () =>
    database.transaction((tx) => tx.query("DELETE FROM guesses WHERE kind = 'bankCheck' AND subject = $1", [subject]));
  await forget();
  await database.transaction((tx) =>
    tx.query("INSERT INTO guesses (kind, subject, failures, window_from) VALUES ('bankCheck', $1, 1000, $2)", [
      subject,
      now,
    ]),
  );
  try {
    return await work();
  } finally {
    await forget();
  }
}
