import { defineOperation } from '../../call/operation.ts';
import { accountRefusal, readRegistration } from '../../login/registration.ts';

/** The visitor learns at the step itself that an address or a password will not do, not after the review. */
export const registerCheckAccount = defineOperation('registerCheckAccount', async (call) => {
  const { tx, request, now, fail } = call;
  const number = await readRegistration(tx, call.proofs.hashOf(request.reg_ticket), now);
  if (!number) return fail('TICKET_EXPIRED');
  return (await accountRefusal(call, number, request)) ?? {};
});
