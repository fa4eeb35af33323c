import { root } from './lib/requireNode.js';
import { ensureBuilt } from './lib/build.js';
import { ensureInstalled } from './lib/install.js';
import { portOf, refuseTakenPort, refuseUnwritable } from './lib/preflight.js';

/** `npm start`: the demonstration. Installs what is missing, builds what changed, then becomes the gateway, which
 * serves portal, calls and sandbox on one origin. One process, so that nothing stays behind when it is ended. */
async function main() {
  const dataDir = process.env['DATA_DIR'] || `${root}/data`;
  await refuseTakenPort(portOf(process.env['PORT']));
  if (!process.env['DATABASE_URL']) refuseUnwritable(dataDir);
  await ensureInstalled();
  Object.assign(process.env, { DATA_DIR: dataDir, PORTAL_DIR: await ensureBuilt('demonstration'), SANDBOX: 'true' });
  const { register } = await import('tsx/esm/api');
  register();
  await import('../gateway/main.ts');
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
