import { giveTicket, type TicketUse } from '../../../gateway/access/tickets.ts';
import type { SampleGateway } from '../../support/sampleGateway.ts';

/** A ticket that a member has been given, as a right proof would have. */
export function ticketOf(
  { database, gateway }: SampleGateway,
  use: Pick<TicketUse, 'kind' | 'memberId' | 'operation'>,
  now: string,
  quoteId?: string,
): Promise<string> {
  return database.transaction(async (tx) => {
    const whole = { ...use, ...(quoteId === undefined ? {} : { quoteId }) };
    return (await giveTicket(tx, gateway.core.services.secrets, whole, { seconds: 300, now })).ticket;
  });
}
