import { Hono } from 'hono';
import { unavailable } from './call/answer.ts';
import { answerCall } from './call/answerCall.ts';
import { GATEWAY_PREFIX, type Core } from './call/core.ts';
import { DatabaseAway } from './db/databaseAway.ts';
import { FILES_PREFIX } from './files/fileLink.ts';
import { openFile } from './files/openFile.ts';
import type { AppEnv } from './http/appEnv.ts';
import type { Portal } from './http/portalFiles.ts';
import { secureHeaders } from './http/securityHeaders.ts';
import { describeError } from './shared/log.ts';
import { ConnectionDropped } from './call/fault.ts';

export interface AppOptions {
  /** Mounted under `/sandbox`; absent without a sandbox. */
  readonly sandbox?: (core: Core) => Hono<AppEnv>;
  /** `/health` and `/ready`. */
  readonly health?: Hono;
  /** Serves everything else: the portal's files. */
  readonly portal?: Portal;
}

/** The gateway's routes: calls, the sandbox, the portal. */
export function createApp(core: Core, { sandbox, health, portal }: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  const isSecure = core.services.publicOrigin.startsWith('https:');
  app.use(async (context, next) => {
    await next();
    // A Response of a fetch may have headers that cannot be changed; a copy's can.
    const reply = new Response(context.res.body, context.res);
    secureHeaders(reply.headers, isSecure);
    context.res = undefined;
    context.res = reply;
  });
  app.all(`${GATEWAY_PREFIX}/*`, (context) => answerCall(core, context.req.raw, context.env.source));
  app.get(
    `${FILES_PREFIX}*`,
    async (context) => (await openFile(core, new URL(context.req.url).pathname)) ?? context.text('Not found', 404),
  );
  if (health) app.route('/', health);
  if (sandbox) app.route('/sandbox', sandbox(core));
  const now = () => core.database.transaction((tx) => core.clock.now(tx));
  app.all('*', async (context) => (await portal?.(context.req.raw, now)) ?? context.text('Not found', 404));
  app.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    core.log({ event: 'fault', ...describeError(error) });
    if (error instanceof DatabaseAway) return unavailable();
    return context.text('Something went wrong.', 500);
  });
  return app;
}
