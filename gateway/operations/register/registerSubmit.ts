import { cardsOfNumber, openAccount } from '../../money/openAccount.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';
import { insertMember } from '../../people/members.ts';
import { checkNumberFree } from '../../people/mobileNumbers.ts';
import { accountRefusal, readRegistration } from '../../login/registration.ts';
import { newHash } from '../../access/newHash.ts';
import { isEasyGuess } from '../../access/payPasswordGuess.ts';

/** Makes a T1 member: T2 is closed, T3 needs a real-name review (AMB-04). */
export const registerSubmit = defineOperation('registerSubmit', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  const hash = call.proofs.hashOf(request.reg_ticket);
  const number = await readRegistration(tx, hash, now);
  if (!number) return fail('TICKET_EXPIRED');
  await checkNumberFree(tx, number, now);
  const refusal = await accountRefusal(call, number, request);
  if (refusal) return refusal;
  const most = numberConstant(constants, 'card.most');
  if ((await cardsOfNumber(tx, number.areaCode, number.mobNo)) >= most) throw fail('MAX_CARDS');
  if (await isEasyGuess(call, request.pay_pwd, number)) throw fail('PAY_PWD_WEAK');
  const [passwordHash, payPasswordHash] = await Promise.all([
    newHash(call, request.login_pwd),
    newHash(call, request.pay_pwd),
  ]);
  await tx.query('UPDATE registrations SET used_at = $2 WHERE ticket_hash = $1', [hash, now]);
  const memberId = services.secrets.id();
  await insertMember(tx, {
    memberId,
    userName: request.user_name,
    ...number,
    email: request.email,
    realnameStatus: '0',
    reviewState: 'unauthenticated',
    region: regionOf(number.areaCode),
    coBranded: false,
    passwordHash,
    payPasswordHash,
    registeredAt: now,
  });
  const card = { cardOrgan: request.card_organ, cardType: 'virtual', cardStatus: 'active' } as const;
  const years = numberConstant(constants, 'card.years');
  const account = { accountId: services.secrets.id(), memberId, currency: request.currency, ...card, years };
  const { accountNoMask } = await openAccount(tx, services.vault, account, now);
  return { user_name: request.user_name, account_no_mask: accountNoMask };
});

function regionOf(areaCode: string): 'HK' | 'CN' | 'OTHER' {
  if (areaCode === '852') return 'HK';
  return areaCode === '86' ? 'CN' : 'OTHER';
}
