import { lineLog, describeError } from './log.ts';
import { sampleMembers } from './seed/sampleMembers.ts';
import { readSettings, BadSetting } from './settings.ts';
import { CannotStart, startServer } from './startServer.ts';

const log = lineLog((line) => process.stdout.write(`${line}\n`));

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const server = await startServer(settings, log);
  const origin = `http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${server.port}`;
  if (settings.sandbox) {
    console.log('Sample members (mobile number, password; the payment password is the same for all):');
    for (const line of sampleMembers()) console.log(`  ${line}`);
    console.log(`One-time codes: ${origin}/sandbox/`);
  }
  console.log(`ready ${origin}/gc4-app-pc/`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    log({ event: 'stop' });
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log({ event: 'fault', ...describeError(error) });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// What nobody awaited is a fault to be read in the log, and no reason to leave every other member without an answer.
process.on('unhandledRejection', (error) => log({ event: 'fault', ...describeError(error) }));
process.on('uncaughtException', (error) => {
  log({ event: 'fault', ...describeError(error) });
  process.exit(1);
});

main().catch((error: unknown) => {
  const clear = error instanceof CannotStart || error instanceof BadSetting;
  if (clear) console.error(error.message);
  else log({ event: 'fault', ...describeError(error) });
  process.exit(1);
});
