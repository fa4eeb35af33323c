import { transferWindow as windowOf } from '../../money/transferRules.ts';
import { defineOperation } from '../../operation.ts';

export const transferWindow = defineOperation('transferWindow', ({ request, now, constants, services }) => {
  const method = request.method ?? (request.kind === 'toGc' ? 'wallet' : 'bank');
  const { open, nextOpen, reason } = windowOf(request.kind, method, { now, constants, content: services.content });
  return Promise.resolve({
    open,
    ...(nextOpen === undefined ? {} : { next_open: nextOpen }),
    ...(reason === undefined ? {} : { reason }),
  });
});
