import { givenNumber, type AskedCode, type CodeCall, type CodeScenes } from '../access/codeScene.ts';
import type { CodeBinding } from '../access/oneTimeCodes.ts';
import { checkNumber, type MobileNumber } from '../people/mobileNumbers.ts';
import { Failure } from '../shared/failure.ts';

/** Codes that prove a member to be an earlier customer. */
export const realnameCodes: CodeScenes<'LINK'> = { LINK: ofEarlierNumber };

/** The use of a code that proves a member to be the customer who had that number. */
export const linkBinding = (memberId: string, to: MobileNumber): CodeBinding => [
  'LINK',
  memberId,
  to.areaCode,
  to.mobNo,
];

/** The number of an earlier customer that a member says to have been. */
async function ofEarlierNumber(call: CodeCall): Promise<AskedCode> {
  const { member, services, world } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  return Promise.resolve({ to, binding: linkBinding(member.memberId, to), share: 'visitor' });
}
