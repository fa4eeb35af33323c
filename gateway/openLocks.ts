import { openLocks } from './support/openLocks.ts';
import { runCommand } from './support/runCommand.ts';

/** Support's command: opens what wrong guesses have locked for a member. */
await runCommand('gateway/openLocks.ts', async (tx, asked, now) => {
  const opened = await openLocks(tx, asked, now);
  return (
    opened &&
    `Opened: ${opened.locks}. Cards that can be activated again: ${opened.cards}. It is written down in lock_openings.`
  );
});
