import { toAnother, type AskedCode, type CodeCall, type CodeScenes } from '../access/codeScene.ts';
import type { CodeBinding } from '../access/oneTimeCodes.ts';
import type { MobileNumber } from '../people/mobileNumbers.ts';
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
  const { member } = call;
  if (!member) throw new Failure('NOT_LOGIN');
  return toAnother(call, member.memberId, (to) => linkBinding(member.memberId, to));
}
