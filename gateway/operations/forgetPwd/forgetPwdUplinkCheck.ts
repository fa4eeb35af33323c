import { instant } from '../../clock/instant.ts';
import { defineOperation } from '../../call/operation.ts';
import { readReset, verifyReset } from '../../login/passwordReset.ts';

export const forgetPwdUplinkCheck = defineOperation('forgetPwdUplinkCheck', async (call) => {
  const { tx, request, now, fail } = call;
  const reset = await readReset(tx, request.fp_ticket, call);
  if (!reset) return fail('TICKET_EXPIRED');
  const [row] = await tx.query<{ uplink_state: string | null; uplink_expires_at: Date | null }>(
    'SELECT uplink_state, uplink_expires_at FROM password_resets WHERE ticket_hash = $1',
    [reset.ticketHash],
  );
  if (row?.uplink_state === 'MISMATCH') return fail('UPLINK_MOBILE_MISMATCH');
  if (row?.uplink_state === 'RECEIVED') return { state: 'RECEIVED' as const, ...(await verifyReset(tx, call, reset)) };
  const waiting = row?.uplink_expires_at != null && instant(row.uplink_expires_at) > now;
  return { state: waiting ? ('WAITING' as const) : ('EXPIRED' as const) };
});
