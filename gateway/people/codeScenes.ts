import type { Transaction } from '../db/transaction.ts';
import { countCodeOfSource, judgeCaptcha } from '../captcha/judgeCaptcha.ts';
import { readActivation } from '../cards/activationTicket.ts';
import { Failure, paramError } from '../failure.ts';
import { readGiftcardTicket } from '../giftcards/giftcardTicket.ts';
import type { Call } from '../operation.ts';
import { purposeOfGiftcards, purposeOfOperation, type CodePurpose } from './codePurpose.ts';
import { findMember } from './members.ts';
import { checkNumber } from './mobileNumbers.ts';
import type { CodeBinding } from './oneTimeCodes.ts';
import { readReset } from './passwordReset.ts';
import {
  activationBinding,
  bankBindingUse,
  cardApplicationBinding,
  deviceBinding,
  giftcardBinding,
  giftcardListBinding,
  giftcardOrderBinding,
  informationBinding,
  linkBinding,
  newNumberBinding,
  operationBinding,
  registrationBinding,
  resetBinding,
  type MobileNumber,
} from './sendCode.ts';
import { readLoginTicket } from './tickets.ts';
import { holdsVerifyTicket } from './verifyTickets.ts';

export type CodeCall = Call<'smsSendCode'> & { readonly tx: Transaction };

/** Whom a code goes to and what it will be good for; or why none is sent, when what was counted shall stay counted. */
export type AskedCode =
  | {
      readonly to: MobileNumber;
      readonly binding: CodeBinding;
      /** The scene, where it says enough. */
      readonly purpose?: CodePurpose;
      readonly isDecoy?: boolean;
    }
  | { readonly refused: Failure };

/** What codes are asked for. A new scene is a row here and in the contract. */
export const codeScenes: { readonly [scene in CodeCall['request']['scene']]: (call: CodeCall) => Promise<AskedCode> } =
  {
    DEVICE: ofDevice,
    ADDINFO: ofInformation,
    REGISTER: ofRegistration,
    FORGET: ofReset,
    NEWMOB: ofNewNumber,
    LINK: ofEarlierNumber,
    ACTIVATE: ofActivation,
    SETTING: ofOperation,
    TRANSFER: ofOperation,
    APPLY: ofCardApplication,
    GIFTORDER: ofGiftcardOrder,
    GIFTLIST: ofGiftcardList,
    GIFTCARD: ofGiftcard,
    BANKBIND: ofBankAccount,
  };

/** A sign-in that has come as far as the new device. */
async function ofDevice(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail } = call;
  const ticket = request.login_ticket;
  if (ticket === undefined) throw paramError('/login_ticket', 'required');
  const login = await readLoginTicket(tx, call, ticket, 'device');
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member) throw fail('TICKET_EXPIRED');
  return { to: member, binding: deviceBinding(ticket) };
}

/** A sign-in by card whose account lacks something: to the member's number, or to the one given where there is none. */
async function ofInformation(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail, services, world } = call;
  const ticket = request.login_ticket;
  if (ticket === undefined) throw paramError('/login_ticket', 'required');
  const login = await readLoginTicket(tx, call, ticket, 'info');
  const member = login && (await findMember(tx, login.memberId))?.member;
  if (!member) throw fail('TICKET_EXPIRED');
  const to = member.mobNo === '' ? givenNumber(call) : member;
  if (to !== member) checkNumber(to, services.content, world);
  return { to, binding: informationBinding(ticket, to) };
}

/** A visitor who registers. */
function ofRegistration(call: CodeCall): Promise<AskedCode> {
  return ofVisitor(call, registrationBinding);
}

/** A visitor who looks for the orders of a number. */
function ofGiftcardList(call: CodeCall): Promise<AskedCode> {
  return ofVisitor(call, giftcardListBinding);
}

/** A visitor who orders gift cards. */
async function ofGiftcardOrder(call: CodeCall): Promise<AskedCode> {
  const asked = await ofQuote(call, giftcardOrderBinding);
  if ('refused' in asked) return asked;
  return { ...asked, purpose: await purposeOfGiftcards(call.tx, call.subject, call.request.quote_id ?? '') };
}

/** A visitor who applies for a card. */
function ofCardApplication(call: CodeCall): Promise<AskedCode> {
  return ofQuote(call, cardApplicationBinding);
}

/** A visitor who takes what a quote says. */
async function ofQuote(call: CodeCall, bind: (to: MobileNumber, quoteId: string) => CodeBinding): Promise<AskedCode> {
  const { quote_id: quoteId } = call.request;
  if (quoteId === undefined) throw paramError('/quote_id', 'required');
  return ofVisitor(call, (to) => bind(to, quoteId));
}

/** A visitor's number, after a captcha: nobody's phone is rung by a script. */
async function ofVisitor(call: CodeCall, bind: (to: MobileNumber) => CodeBinding): Promise<AskedCode> {
  const { tx, request, services, world } = call;
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  const verdict = await judgeCaptcha(tx, call, request);
  if (verdict !== 'passed') return { refused: call.fail(verdict, { captcha_required: true }) };
  await countCodeOfSource(tx, call);
  return { to, binding: bind(to) };
}

/** The buyer of what somebody looks at. */
async function ofGiftcard({ tx, request, now, fail }: CodeCall): Promise<AskedCode> {
  const { query_ticket: ticket, operation } = request;
  if (ticket === undefined) throw paramError('/query_ticket', 'required');
  if (operation === undefined) throw paramError('/operation', 'required');
  const scope = await readGiftcardTicket(tx, ticket, now);
  if (!scope) throw fail('TICKET_EXPIRED');
  return { to: scope.number, binding: giftcardBinding(ticket, operation), purpose: { use: operation } };
}

/** A member who has forgotten the password, or somebody whom nobody knows. */
async function ofReset(call: CodeCall): Promise<AskedCode> {
  const { fp_ticket: ticket } = call.request;
  if (ticket === undefined) throw paramError('/fp_ticket', 'required');
  const reset = await readReset(call.tx, ticket, call);
  if (!reset) throw call.fail('TICKET_EXPIRED');
  return { to: reset.to, binding: resetBinding(ticket), isDecoy: reset.memberId === undefined };
}

/** The number that a member who has been proven changes to. */
async function ofNewNumber(call: CodeCall): Promise<AskedCode> {
  const { tx, request, member, services, world, fail } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  if (request.verify_ticket === undefined) throw paramError('/verify_ticket', 'required');
  const use = { memberId: member.memberId, purpose: 'mobile' } as const;
  if (!(await holdsVerifyTicket(tx, call, request.verify_ticket, use))) throw fail('TICKET_EXPIRED');
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  return { to, binding: newNumberBinding(member.memberId, to) };
}

/** The number of an earlier customer that a member says to have been. */
async function ofEarlierNumber(call: CodeCall): Promise<AskedCode> {
  const { member, services, world } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  return Promise.resolve({ to, binding: linkBinding(member.memberId, to) });
}

/** The owner of a card that was named for activation. */
async function ofActivation(call: CodeCall): Promise<AskedCode> {
  const { tx, request, fail } = call;
  const { act_ticket: ticket } = request;
  if (ticket === undefined) throw paramError('/act_ticket', 'required');
  const activation = await readActivation(tx, call, ticket);
  const owner = activation && (await findMember(tx, activation.card.memberId))?.member;
  if (!owner) throw fail('TICKET_EXPIRED');
  return { to: owner, binding: activationBinding(ticket) };
}

/** A signed-in member about to do something. */
async function ofOperation({ tx, request, member }: CodeCall): Promise<AskedCode> {
  if (!member) throw new Failure('NOT_LOGIN');
  const { operation, quote_id: quoteId } = request;
  if (operation === undefined) throw paramError('/operation', 'required');
  const binding = operationBinding(member.memberId, operation, quoteId);
  return { to: member, binding, purpose: await purposeOfOperation(tx, member.memberId, operation, quoteId) };
}

/** The number that the bank has of a member. */
async function ofBankAccount(call: CodeCall): Promise<AskedCode> {
  const { member, services, world } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  return Promise.resolve({ to, binding: bankBindingUse(member.memberId, to) });
}

function givenNumber({ request }: CodeCall): MobileNumber {
  const { area_code: areaCode, mob_no: mobNo } = request;
  if (areaCode === undefined) throw paramError('/area_code', 'required');
  if (mobNo === undefined) throw paramError('/mob_no', 'required');
  return { areaCode, mobNo };
}
