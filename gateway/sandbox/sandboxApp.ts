import { Hono, type Context } from 'hono';
import type { AppEnv } from '../http/appEnv.ts';
import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { isLoopbackHost } from './loopback.ts';
import { cardTransactions } from './cardTransactions.ts';
import { sandboxCards } from './cards.ts';
import { sandboxCaptchas } from './sandboxCaptchas.ts';
import { clearFaults, FAULT_KINDS, planFault, readFaults } from './faults.ts';
import { readOutbox } from './outbox.ts';
import { sandboxGiftcards } from './giftcards.ts';
import { incomingPayments } from './incomingPayments.ts';
import { outboxPage } from './outboxPage.ts';
import { passwordResets } from './passwordResets.ts';
import { sandboxReportedPayees } from './reportedPayees.ts';
import { sandboxStatuses } from './statuses.ts';
import { sandboxUpgrades } from './upgrades.ts';
import { DECLINE_REASONS, decideReview, REVIEW_DECISIONS } from './reviews.ts';
import { sandboxIdentityApp } from './sandboxIdentity.ts';
import { advanceClock, readClock, setClock, writeClock } from './sandboxClock.ts';
import { readFields } from './readFields.ts';

type SandboxContext = Context<AppEnv>;

/** The world around the gateway, played: the outbox, the clock, faults and reviews. */
export function createSandbox(core: Core): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  const { database } = core;
  const outbox = (tx: Transaction) => readOutbox(tx, core.services.vault);

  // Only this machine, and no page of another site: a name that leads here is refused, and so is what a form can send.
  app.use(async (context, next) => {
    const { method } = context.req;
    const isJson = context.req.header('content-type')?.split(';')[0] === 'application/json';
    if (!isLoopbackHost(context.req.header('host') ?? new URL(context.req.url).host))
      return context.text('Forbidden', 403);
    if (method !== 'GET' && method !== 'HEAD' && !isJson) return context.text('Send JSON.', 415);
    await next();
    context.header('cache-control', 'no-store');
  });

  const state = (context: SandboxContext) =>
    database.transaction(async (tx) => {
      const { standsAt } = await readClock(tx);
      return context.json({ now: await core.clock.now(tx), stands: standsAt !== undefined });
    });

  const page = async (context: SandboxContext) => {
    const read = database.transaction(async (tx) => [await outbox(tx), await core.clock.now(tx)] as const);
    return outboxPage(context, ...(await read));
  };
  app.get('/', page);
  app.get('/outbox', async (context) => {
    if (context.req.header('accept')?.includes('text/html')) return page(context);
    return context.json({ messages: await database.transaction(outbox) });
  });

  app.get('/clock', state);
  app.post('/clock', async (context) => {
    const fields = await readFields(context);
    const { set, advance, stands } = fields;
    if (set !== undefined && (typeof set !== 'string' || Number.isNaN(Date.parse(set)))) {
      return context.text('`set` is an ISO 8601 instant.', 400);
    }
    if (advance !== undefined && typeof advance !== 'number')
      return context.text('`advance` is a number of seconds.', 400);
    await database.transaction(async (tx) => {
      if (fields.reset === true) await writeClock(tx, { aheadMs: 0 });
      if (typeof set === 'string') await setClock(tx, set, stands === true);
      if (typeof advance === 'number') await advanceClock(tx, advance);
    });
    return state(context);
  });

  app.get('/operations', (context) =>
    context.json({
      operations: core.services.contract.operations.map(({ operationId, played, returnCodes }) => ({
        operation: operationId,
        played: played === true,
        codes: returnCodes,
      })),
    }),
  );

  app.get('/faults', async (context) => context.json({ faults: await database.transaction(readFaults) }));
  app.post('/faults', async (context) => {
    const { operation, kind, value, count } = await readFields(context);
    const known = FAULT_KINDS.find((one) => one === kind);
    if (typeof operation !== 'string' || !core.definitions.has(operation))
      return context.text('`operation` is not known.', 400);
    if (!known) return context.text(`\`kind\` is one of ${FAULT_KINDS.join(', ')}.`, 400);
    const remaining = typeof count === 'number' && count > 0 ? Math.trunc(count) : 1;
    const given = value === undefined || value === null ? {} : { value: String(value) };
    await database.transaction((tx) => planFault(tx, { operation, kind: known, ...given, remaining }));
    return context.json({ faults: await database.transaction(readFaults) });
  });
  app.delete('/faults', async (context) => {
    await database.transaction(clearFaults);
    return context.json({ faults: [] });
  });

  app.post('/reviews', async (context) => {
    const { area_code: areaCode, mob_no: mobNo, ...asked } = await readFields(context);
    if (typeof areaCode !== 'string' || typeof mobNo !== 'string')
      return context.text('Whose? `area_code`, `mob_no`.', 400);
    const decision = REVIEW_DECISIONS.find((one) => one === asked.decision);
    if (!decision) return context.text(`\`decision\` is one of ${REVIEW_DECISIONS.join(', ')}.`, 400);
    const reason = DECLINE_REASONS.find((one) => one === (asked.reason ?? 'other'));
    if (!reason) return context.text(`\`reason\` is one of ${DECLINE_REASONS.join(', ')}.`, 400);
    const found = await database.transaction(async (tx) =>
      decideReview(tx, core.services, { areaCode, mobNo, decision, reason, now: await core.clock.now(tx) }),
    );
    return found
      ? context.json({ decision })
      : context.text('Nobody has that mobile number, or nothing to decline.', 404);
  });
  app.route('/', incomingPayments(core));
  app.route('/', sandboxReportedPayees(core));
  app.route('/', sandboxCaptchas(core));
  app.route('/', sandboxCards(core));
  app.route('/', sandboxStatuses(core));
  app.route('/', cardTransactions(core));
  app.route('/', passwordResets(core));
  app.route('/', sandboxUpgrades(core));
  app.route('/', sandboxIdentityApp(core));
  app.route('/', sandboxGiftcards(core));
  return app;
}
