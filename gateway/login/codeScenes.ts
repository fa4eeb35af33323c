import { toAnother, toVisitor, type AskedCode, type CodeCall, type CodeScenes } from '../access/codeScene.ts';
import { ofSource } from '../access/codesOfSource.ts';
import type { CodeBinding } from '../access/oneTimeCodes.ts';
import { readLoginTicket } from '../access/tickets.ts';
import { holdsVerifyTicket } from '../access/verifyTickets.ts';
import { isKnownDevice } from '../people/devices.ts';
import { maskForStranger } from '../people/maskForStranger.ts';
import { findMember } from '../people/members.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { readReset } from './passwordReset.ts';

/** Codes that prove who somebody is. */
export const loginCodes: CodeScenes<'DEVICE' | 'ADDINFO' | 'REGISTER' | 'FORGET' | 'NEWMOB'> = {
  DEVICE: ofDevice,
  ADDINFO: ofInformation,
  REGISTER: ofRegistration,
  FORGET: ofReset,
  NEWMOB: ofNewNumber,
};

/** The use of a code that confirms a new device for one sign-in. */
export const deviceBinding = (loginTicket: string): CodeBinding => ['DEVICE', loginTicket];

/** The use of a code that confirms the number of somebody who adds what was missing at a sign-in by card. */
export const informationBinding = (loginTicket: string, to: MobileNumber): CodeBinding => [
  'ADDINFO',
  loginTicket,
  to.areaCode,
  to.mobNo,
];

/** The use of a code that confirms the number of somebody who registers. */
export const registrationBinding = (to: MobileNumber): CodeBinding => ['REGISTER', to.areaCode, to.mobNo];

/** The use of a code that confirms a member who has forgotten the password. */
export const resetBinding = (resetTicket: string): CodeBinding => ['FORGET', resetTicket];

/** The use of a code that confirms the number a member changes to. */
export const newNumberBinding = (memberId: string, to: MobileNumber): CodeBinding => [
  'NEWMOB',
  memberId,
  to.areaCode,
  to.mobNo,
];

/** A sign-in that has come as far as the new device. */
async function ofDevice(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail } = call;
  const ticket = request.login_ticket;
  if (ticket === undefined) throw paramError('/login_ticket', 'required');
  const login = await readLoginTicket(tx, call, ticket, 'device');
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member) throw fail('TICKET_EXPIRED');
  return { to: member, mask: maskForStranger(member.mobNo), binding: deviceBinding(ticket), share: 'own' };
}

/** A sign-in by card whose account lacks something: to the member's number, or to the one given where there is none. */
async function ofInformation(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail } = call;
  const ticket = request.login_ticket;
  if (ticket === undefined) throw paramError('/login_ticket', 'required');
  const login = await readLoginTicket(tx, call, ticket, 'info');
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member) throw fail('TICKET_EXPIRED');
  const bind = (to: MobileNumber) => informationBinding(ticket, to);
  if (member.mobNo === '') return toAnother(call, member.memberId, bind);
  return { to: member, mask: maskForStranger(member.mobNo), binding: bind(member), share: 'own' };
}

/** A visitor who registers. */
function ofRegistration(call: CodeCall): Promise<AskedCode> {
  return toVisitor(call, registrationBinding);
}

/** A member who has forgotten the password, or somebody whom nobody knows. */
async function ofReset(call: CodeCall): Promise<AskedCode> {
  const { fp_ticket: ticket } = call.request;
  if (ticket === undefined) throw paramError('/fp_ticket', 'required');
  const reset = await readReset(call.tx, ticket, call);
  if (!reset) throw call.fail('TICKET_EXPIRED');
  const { memberId } = reset;
  const isKnown = await isKnownDevice(call.tx, memberId, call);
  const share = isKnown ? 'own' : 'reset';
  return {
    ...{ to: reset.to, mask: reset.mask, binding: resetBinding(ticket), share, isDecoy: memberId === undefined },
    ...(isKnown ? {} : await ofSource(call.tx, call)),
  };
}

/** The number that a member who has been proven changes to. */
async function ofNewNumber(call: CodeCall): Promise<AskedCode> {
  const { tx, request, member, fail } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  if (request.verify_ticket === undefined) throw paramError('/verify_ticket', 'required');
  const use = { memberId: member.memberId, purpose: 'mobile' } as const;
  if (!(await holdsVerifyTicket(tx, call, request.verify_ticket, use))) throw fail('TICKET_EXPIRED');
  return toAnother(call, member.memberId, (to) => newNumberBinding(member.memberId, to));
}
