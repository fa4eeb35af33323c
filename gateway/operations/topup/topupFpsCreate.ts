import { fromMinor, money, toMinor } from '../../../src/domain/money.ts';
import { instant } from '../../clock/instant.ts';
import { paramError } from '../../shared/failure.ts';
import { fpsCode } from '../../money/fpsCode.ts';
import { checkFpsMember } from '../../money/fpsRegistration.ts';
import { moneyConstant, textConstant } from '../../money/moneyConstant.ts';
import { createFpsOrder } from '../../money/topupOrder.ts';
import { randomTypedCode } from '../../vault/typedCode.ts';
import { keptAccount } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';

export const topupFpsCreate = defineOperation('topupFpsCreate', async (call) => {
  const { tx, member, request, now, constants, services, fail } = call;
  const { memberId } = member;
  checkFpsMember(member);
  const account = await keptAccount(tx, memberId, request.account_id);
  // The QR code is one for Hong Kong dollars.
  if (account.currency !== 'HKD') throw paramError('/account_id', 'currency');
  // A locked card may be topped up (R-STATE-36); a stopped account may not.
  if (member.status !== 'normal' || account.accountStatus !== 'normal') throw fail('ACCOUNT_STATUS');
  const amount = toMinor(request.amount, 'HKD');
  const limit = moneyConstant(constants, `limit.topup.order.${member.realnameStatus}`, 'HKD');
  if (amount > limit) throw fail('OVER_LIMIT', { left: money(limit, 'HKD') });
  const reference = randomTypedCode(services.secrets, 8);
  const order = await createFpsOrder(tx, { memberId, account, amount, reference }, constants, now);
  const fpsId = textConstant(constants, 'topup.fps.id');
  return {
    order_no: order.orderNo,
    reference,
    fpsId: fpsId,
    qrcodeTxt: fpsCode(fpsId, { amount: fromMinor(amount, 'HKD'), reference }),
    total: money(amount, 'HKD'),
    expire_time: instant(order.expiresAt),
  };
});
