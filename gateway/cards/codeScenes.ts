import { forQuote, type AskedCode, type CodeCall, type CodeScenes } from '../access/codeScene.ts';
import type { CodeBinding } from '../access/oneTimeCodes.ts';
import { maskForStranger } from '../people/maskForStranger.ts';
import { findMember } from '../people/members.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import { paramError } from '../shared/failure.ts';
import { readActivation } from './activationTicket.ts';

/** Codes on the way to a card. */
export const cardCodes: CodeScenes<'ACTIVATE' | 'APPLY'> = {
  ACTIVATE: ofActivation,
  APPLY: ofCardApplication,
};

/** The use of a code that proves the owner of a card about to be activated. */
export const activationBinding = (actTicket: string): CodeBinding => ['ACTIVATE', actTicket];

/** The use of a code that confirms who applies for the card of one quote. */
export const cardApplicationBinding = (to: MobileNumber, quoteId: string): CodeBinding => [
  'APPLY',
  to.areaCode,
  to.mobNo,
  quoteId,
];

/** The owner of a card that was named for activation. */
async function ofActivation(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail } = call;
  const { act_ticket: ticket } = request;
  if (ticket === undefined) throw paramError('/act_ticket', 'required');
  const activation = await readActivation(tx, call, ticket);
  const owner = activation && (await findMember(tx, activation.card.memberId))?.member;
  if (!owner) throw fail('TICKET_EXPIRED');
  const mask = activation.byVisitor ? { mask: maskForStranger(owner.mobNo) } : {};
  return { to: owner, ...mask, binding: activationBinding(ticket), share: 'own' };
}

/** A visitor who applies for a card. */
function ofCardApplication(call: CodeCall): Promise<AskedCode> {
  return forQuote(call, cardApplicationBinding);
}
