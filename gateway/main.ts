import { lineLog, describeError, type Log } from './shared/log.ts';
import { misspeltVariables } from './misspeltVariables.ts';
import { everySampleMember } from './seed/everySampleMember.ts';
import { SAMPLE_PASSWORD, SAMPLE_PAY_PASSWORD } from './seed/sampleMember.ts';
import { readSettings, BadSetting } from './settings.ts';
import { PORTAL_BASE } from './shared/portalBase.ts';
import { startFailure } from './startFailure.ts';
import { CannotStart, startServer } from './startServer.ts';

const lines = lineLog((line) => process.stdout.write(`${line}\n`));
// When a line was written is the machine's affair, not that of the clock that members live by.
const log: Log = (record) => lines({ ...record, time: new Date().toISOString() });

/** Aborted once the process is asked to stop. */
function stopRequest(): AbortSignal {
  const asked = new AbortController();
  const stop = (): void => {
    if (asked.signal.aborted) return;
    log({ event: 'stop' });
    asked.abort();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return asked.signal;
}

const stop = stopRequest();

async function main(): Promise<void> {
  // Before anything is refused that may be for want of them.
  for (const misspelt of misspeltVariables(process.env)) log({ event: 'unknownVariable', ...misspelt });
  const settings = readSettings(process.env);
  const server = await startServer(settings, log, stop);
  log({ event: 'start' });
  const origin = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${server.port}`;
  if (settings.sandbox) console.log(demonstration(origin));
  if (server.operatorPort) console.log(`operators http://${settings.operatorHost}:${server.operatorPort}/metrics`);

  const end = (): void =>
    void server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log({ event: 'fault', ...describeError(error) });
        process.exit(1);
      },
    );
  if (stop.aborted) return end();
  stop.addEventListener('abort', end);
  // Last: whoever reads it may stop the process at once.
  console.log(`ready ${origin}${PORTAL_BASE}`);
}

/** What a newcomer needs to try it out. */
function demonstration(origin: string): string {
  const rows = everySampleMember.map(({ areaCode, mobNo, note }) => `  +${areaCode} ${mobNo.padEnd(12)}${note}`);
  return [
    `Sample members; password ${SAMPLE_PASSWORD}, payment password ${SAMPLE_PAY_PASSWORD}:`,
    ...rows,
    `Outbox with one-time codes: ${origin}/sandbox/outbox`,
    `Cards with security and activation codes: ${origin}/sandbox/cards`,
  ].join('\n');
}

// What nobody awaited is a fault to be read in the log, and no reason to leave every other member without an answer.
process.on('unhandledRejection', (error) => log({ event: 'fault', ...describeError(error) }));
process.on('uncaughtException', (error) => {
  log({ event: 'fault', ...describeError(error) });
  process.exit(1);
});

main().catch((error: unknown) => {
  // What a start meets once it is to stop matters no more, such as a database that has not answered yet.
  if (stop.aborted) process.exit(0);
  const clear = error instanceof CannotStart || error instanceof BadSetting;
  if (!clear) log({ event: 'fault', ...describeError(error) });
  console.error(clear ? error.message : startFailure(error));
  process.exit(1);
});
