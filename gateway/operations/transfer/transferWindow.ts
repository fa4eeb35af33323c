import { checkSenders } from '../../money/checkSenders.ts';
import { checkMethod, isOff } from '../../money/transferKind.ts';
import { transferWindow as windowOf } from '../../money/transferRules.ts';
import { walletOf } from '../../money/wallet.ts';
import { defineOperation, type Call } from '../../call/operation.ts';

export const transferWindow = defineOperation('transferWindow', async (call) => {
  const { tx, member, request, now, constants, world, services } = call;
  const setting = { now, constants, world, content: services.content };
  await checkSenders(request.kind, member, await walletOf(tx, member.memberId), setting);
  const method = request.method ?? (request.kind === 'toGc' ? 'wallet' : 'bank');
  checkMethod(method, services.content);
  const { open, nextOpen, reason } = windowOf(request.kind, method, setting);
  return {
    open,
    ...(nextOpen === undefined ? {} : { next_open: nextOpen }),
    ...(reason === undefined ? {} : { reason }),
    ...(request.kind === 'toHk' ? closedMethods(call) : {}),
  };
});

/** Those that this variant of the site does not have, and FPS for who is not of Hong Kong (R-ROLE-18, AMB-73, AMB-77). */
function closedMethods({ member, world, services: { content } }: Call<'transferWindow'>) {
  const closed = (['FPS', 'bank'] as const).filter(
    (method) => isOff(method, content) || !content.holds('fps.isOffered', { method, region: member.region }, world),
  );
  return closed.length > 0 ? { closed_methods: closed } : {};
}
