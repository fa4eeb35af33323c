import { defineOperation } from '../../call/operation.ts';
import { outcomeOf } from '../../idempotency/keys.ts';

export const flowOutcome = defineOperation('flowOutcome', async ({ tx, request, subject, services, lang, now }) => {
  const outcome = await outcomeOf(tx, subject, request.key, now);
  if (outcome.type !== 'done') return { state: outcome.type };
  const { operation, code, data } = outcome.answer;
  const reply = { return_code: code, return_desc: services.content.returnText(code, data, lang), ret_data: data };
  return { state: 'done' as const, operation, reply };
});
