import { Hono, type MiddlewareHandler } from 'hono';
import { tooMany, unavailable } from './call/answer.ts';
import { answerCall } from './call/answerCall.ts';
import { GATEWAY_PREFIX } from '../src/domain/wire.ts';
import { forOneCall, type Core } from './call/core.ts';
import { isDatabaseFailure } from './db/isDatabaseFailure.ts';
import { FILES_PREFIX } from './files/fileLink.ts';
import { openFile } from './files/openFile.ts';
import type { AppEnv } from './http/appEnv.ts';
import { readLang, readSessionId } from './http/callHeaders.ts';
import type { CallLimits } from './http/callLimits.ts';
import { asksForPage, type Portal } from './http/portalFiles.ts';
import { reportedRule } from './http/policyReport.ts';
import { POLICY_REPORTS, secureHeaders } from './http/securityHeaders.ts';
import { logName } from './operate/logName.ts';
import { TOO_MANY, TooManyCalls } from './shared/failure.ts';
import { describeError } from './shared/log.ts';
import { ConnectionDropped } from './call/fault.ts';

export interface AppOptions {
  /** Mounted under `/sandbox`; absent without a sandbox. */
  readonly sandbox?: (core: Core) => Hono<AppEnv>;
  /** `/health` and `/ready`. */
  readonly health?: Hono;
  /** Serves everything else: the portal's files. */
  readonly portal?: Portal;
  /** What one address may ask for, calls and pages alike; without them as much as it likes. */
  readonly limits?: CallLimits;
  /** The same for files of the portal, of which a page has many, and for health. */
  readonly fileLimits?: CallLimits;
}

/** The gateway's routes: calls, the sandbox, the portal. */
export function createApp(core: Core, { sandbox, health, portal, limits, fileLimits }: AppOptions): Hono<AppEnv> {
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
  const from = (source: string) => logName(core.services.secrets, `source:${source}`);
  if (limits) {
    const keep = within(limits, ({ headers }, retryAfter, source) => {
      const lang = readLang(headers);
      core.log({ event: 'call', from: from(source), code: TOO_MANY, ms: 0, lang });
      return tooMany(core.services.content, lang, retryAfter);
    });
    app.use(`${GATEWAY_PREFIX}/*`, keep);
    app.use(`${FILES_PREFIX}*`, keep);
    app.use(POLICY_REPORTS, keep);
  }
  app.post(POLICY_REPORTS, async (context) => {
    const rule = await reportedRule(context.req.raw);
    if (rule !== undefined) core.log({ event: 'policyViolation', from: from(context.env.source), keyword: rule });
    return context.body(null, 204);
  });
  app.all(`${GATEWAY_PREFIX}/*`, (context) => answerCall(forOneCall(core), context.req.raw, context.env.source));
  app.get(`${FILES_PREFIX}*`, async (context) => {
    // Whoever looks at the head only has not opened it.
    const isGet = context.req.raw.method === 'GET';
    const file = isGet ? await openFile(forOneCall(core), context.req.raw) : undefined;
    return file ?? context.text('Not found', 404);
  });
  const [keepPages, keepFiles] = [limits, fileLimits].map((of) => of && within(of, tooManyPages));
  if (health) {
    // Apart from calls, so that a monitor behind a busy address still gets an answer.
    if (keepFiles) for (const { path } of health.routes) app.use(path, keepFiles);
    app.route('/', health);
  }
  if (sandbox) app.route('/sandbox', sandbox(core));
  app.use('*', (context, next) => {
    const keep = asksForPage(new URL(context.req.url).pathname) ? keepPages : keepFiles;
    return keep ? keep(context, next) : next();
  });
  app.all('*', async (context) => (await portal?.(context.req.raw, core.now)) ?? context.text('Not found', 404));
  app.onError((error, context) => {
    if (error instanceof ConnectionDropped) throw error;
    if (error instanceof TooManyCalls) return tooManyPages(context.req.raw, error.retryAfter, context.env.source);
    core.log({ event: 'fault', ...describeError(error) });
    if (isDatabaseFailure(error)) return unavailable();
    return context.text('Something went wrong.', 500);
  });
  return app;
}

/** To a browser that asks for pages, not for calls. */
const tooManyPages: Refuse = (_, retryAfter) =>
  new Response('Too many requests', {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(retryAfter) },
  });

type Refuse = (request: Request, retryAfter: number, source: string) => Response;

/** Lets a request on while its address and its session are within their limits. */
function within(limits: CallLimits, refuse: Refuse): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const request = context.req.raw;
    const entered = limits.enter(context.env.source, readSessionId(request.headers));
    if (entered.type === 'tooMany') return refuse(request, entered.retryAfter, context.env.source);
    try {
      return await next();
    } finally {
      entered.leave();
    }
  };
}
