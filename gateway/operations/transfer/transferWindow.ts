import { checkSenders } from '../../money/checkSenders.ts';
import { transferWindow as windowOf } from '../../money/transferRules.ts';
import { walletOf } from '../../money/wallet.ts';
import { defineOperation } from '../../call/operation.ts';

export const transferWindow = defineOperation('transferWindow', async (call) => {
  const { tx, member, request, now, constants, world, services } = call;
  const setting = { now, constants, world, content: services.content };
  await checkSenders(request.kind, member, await walletOf(tx, member.memberId), setting);
  const method = request.method ?? (request.kind === 'toGc' ? 'wallet' : 'bank');
  const { open, nextOpen, reason } = windowOf(request.kind, method, setting);
  return {
    open,
    ...(nextOpen === undefined ? {} : { next_open: nextOpen }),
    ...(reason === undefined ? {} : { reason }),
  };
});
