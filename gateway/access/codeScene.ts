import { judgeCaptcha } from '../captcha/judgeCaptcha.ts';
import type { Call } from '../call/operation.ts';
import type { Transaction } from '../db/transaction.ts';
import { DAY, secondsBetween } from '../clock/instant.ts';
import { countGuess, readGuesses, type GuessLimit } from '../people/guesses.ts';
import { checkNumber, type MobileNumber } from '../people/mobileNumbers.ts';
import { numberConstant } from '../shared/constant.ts';
import { paramError, type Failure } from '../shared/failure.ts';
import type { CodeAddress } from './codeAddress.ts';
import type { CodePurpose } from './codePurpose.ts';
import { ofSource } from './codesOfSource.ts';
import type { CodeBinding, CodeShare } from './oneTimeCodes.ts';

export type CodeCall = Call<'smsSendCode'> & { readonly tx: Transaction };

/** Whom a code goes to and what it will be good for; or why none is sent, when what was counted shall stay counted. */
export type AskedCode =
  | {
      readonly to: CodeAddress;
      /** What is shown of it, where that is less than usual. */
      readonly mask?: string;
      readonly binding: CodeBinding;
      readonly share: CodeShare;
      /** The scene, where it says enough. */
      readonly purpose?: CodePurpose;
      readonly isDecoy?: boolean;
      /** What counts it beside the number. */
      readonly budgets?: readonly GuessLimit[];
      /** Counts a code that was made for this. */
      readonly count?: () => Promise<void>;
    }
  | { readonly refused: Failure };

export type CodeScene = CodeCall['request']['scene'];

/** What one area of the product sends codes for: who gets the code, by scene. */
export type CodeScenes<Scene extends CodeScene> = { readonly [scene in Scene]: (call: CodeCall) => Promise<AskedCode> };

/** A visitor's number, after a captcha: nobody's phone is rung by a script. */
export async function toVisitor(call: CodeCall, bind: (to: MobileNumber) => CodeBinding): Promise<AskedCode> {
  const { tx, request, services, world } = call;
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  const verdict = await judgeCaptcha(tx, call, request);
  if (verdict !== 'passed') return { refused: call.fail(verdict, { captcha_required: true }) };
  return { to, binding: bind(to), share: 'visitor', ...(await ofSource(tx, call)) };
}

/** A number that a member says to have, or a bank to have of the member: so many in a day, or one member could ring every phone and
 * use up what visitors are sent. */
export async function toAnother(
  call: CodeCall,
  memberId: string,
  bind: (to: MobileNumber) => CodeBinding,
): Promise<AskedCode> {
  const { tx, services, world, now, constants } = call;
  const to = givenNumber(call);
  checkNumber(to, services.content, world);
  const limit: GuessLimit = {
    kind: 'codeMember',
    subject: `member:${memberId}`,
    tries: numberConstant(constants, 'access.code.toOthersPerDay'),
    window: DAY,
  };
  const { locked, forgottenAt = now } = await readGuesses(tx, limit, now);
  if (locked) {
    const wait = { resend_after: secondsBetween(now, forgottenAt), resend_time: forgottenAt };
    return { refused: call.fail('OTP_SEND_LIMIT', wait) };
  }
  return { to, binding: bind(to), share: 'visitor', count: () => countGuess(tx, limit, now) };
}

/** A visitor who takes what a quote says. */
export async function forQuote(
  call: CodeCall,
  bind: (to: MobileNumber, quoteId: string) => CodeBinding,
): Promise<AskedCode> {
  const { quote_id: quoteId } = call.request;
  if (quoteId === undefined) throw paramError('/quote_id', 'required');
  return toVisitor(call, (to) => bind(to, quoteId));
}

function givenNumber({ request }: CodeCall): MobileNumber {
  const { area_code: areaCode, mob_no: mobNo } = request;
  if (areaCode === undefined) throw paramError('/area_code', 'required');
  if (mobNo === undefined) throw paramError('/mob_no', 'required');
  return { areaCode, mobNo };
}
