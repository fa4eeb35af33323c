import { endSessions } from './support/endSessions.ts';
import { runCommand } from './support/runCommand.ts';
import { readVaultKeys } from './vault/readVaultKeys.ts';

const vaultKeys = readVaultKeys(process.env.VAULT_KEYS ?? '') ?? [];

/** Support's command: ends a member's session, and what was begun or authorised in it. */
await runCommand('gateway/endSessions.ts', async (tx, asked, now) => {
  const ended = await endSessions(tx, asked, now, vaultKeys);
  return (
    ended &&
    [
      JSON.stringify({ time: new Date(now).toISOString(), event: 'sessionsEnded', who: ended.who }),
      `Ended: ${ended.sessions}. Devices forgotten: ${ended.devices}. It is written down in session_endings.`,
    ].join('\n')
  );
});
