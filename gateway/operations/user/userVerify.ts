import { Failure, paramError } from '../../shared/failure.ts';
import { defineOperationInSteps, type Call } from '../../call/operation.ts';
import type { Transaction, Work } from '../../db/transaction.ts';
import { codeFailure } from '../../access/codeFailure.ts';
import { numberConstant } from '../../shared/constant.ts';
import { countGuess, readGuesses, resetGuesses, type GuessLimit } from '../../people/guesses.ts';
import { findIdentity } from '../../people/identity.ts';
import { guesserOf } from '../../people/knownDevice.ts';
import { findMember, type MemberSecrets } from '../../people/members.ts';
import { judgeCode } from '../../access/oneTimeCodes.ts';
import { sameText } from '../../vault/secrets.ts';
import { operationBinding } from '../../access/sendCode.ts';
import { tellOfClosedWay, tellOfLock } from '../../people/tellOfLock.ts';
import { giveVerifyTicket } from '../../access/verifyTickets.ts';

type Verify = Call<'userVerify'> & { readonly transaction: Work };
type Method = Verify['request']['method'];
type PasswordKind = 'login' | 'payPwd';

/** How a member may be proven for each setting. */
const METHODS: { readonly [purpose in Verify['request']['purpose']]: readonly Method[] } = {
  email: ['code', 'loginPassword'],
  mobile: ['code', 'paymentPasswordAndBirth'],
  loginPassword: ['code', 'loginPassword'],
  paymentPassword: ['code', 'paymentPassword'],
  securityQuestion: ['code', 'loginPassword'],
};

export const userVerify = defineOperationInSteps('userVerify', async (call) => {
  const { request, transaction } = call;
  if (!METHODS[request.purpose].includes(request.method)) throw paramError('/method', 'enum');
  switch (request.method) {
    case 'code':
      return transaction((tx) => judgeOtp(tx, call));
    case 'loginPassword':
      return inTurn(call, 'login');
    case 'paymentPassword':
    case 'paymentPasswordAndBirth':
      return inTurn(call, 'payPwd');
  }
});

const ticketFor = (tx: Transaction, call: Verify) =>
  giveVerifyTicket(tx, call, { memberId: call.member.memberId, purpose: call.request.purpose });

/** The ticket is there when the code is used up, for whoever waits to end both. */
async function judgeOtp(tx: Transaction, call: Verify) {
  const { request, member, services, now, constants } = call;
  const [otpId, otp] = [given(request, 'otp_id'), given(request, 'otp')];
  const binding = operationBinding(member.memberId, 'userVerify', undefined, request.purpose);
  const verdict = await judgeCode(tx, services.secrets, { otpId, otp, binding }, { now, constants });
  return verdict.type === 'right' ? ticketFor(tx, call) : codeFailure(verdict);
}

const inTurn = (call: Verify, kind: PasswordKind) =>
  call.services.guessQueue.run(`${kind} ${call.member.memberId}`, () => judgePassword(call, kind));

/** Wrong passwords count on the counters of sign-in and of payment: a stolen session gets no tries of its own. */
async function judgePassword(call: Verify, kind: PasswordKind) {
  const { request, member, services, now, transaction } = call;
  const password = given(request, kind === 'login' ? 'login_pwd' : 'pay_pwd');
  const birthMd = request.method === 'paymentPasswordAndBirth' ? given(request, 'birth_md') : undefined;
  const limit = await transaction((tx) => passwordLimit(tx, call, kind));
  const counted = await transaction(async (tx) => {
    const before = await readGuesses(tx, limit, now);
    if (!before.locked) await countGuess(tx, limit, now);
    return { ...before, hash: hashOf(await findMember(tx, member.memberId), kind) };
  });
  const locked = (until?: string) =>
    kind === 'login' ? new Failure('ACCOUNT_LOCKED') : new Failure('PAY_PWD_LOCKED', until ? { until } : {});
  const wrong = (left: number) => new Failure(kind === 'login' ? 'PWD_ERROR' : 'PAY_PWD_WRONG', { left });
  if (counted.locked) return locked(counted.lockedUntil);
  if (!(await services.passwords.matches(password, counted.hash))) {
    const left = limit.tries - counted.failures - 1;
    if (left > 0) return wrong(left);
    return locked(await transaction((tx) => tellOfLock(tx, call, member, limit)));
  }
  return transaction(async (tx) => {
    // Another was set while this one was judged: it proves nothing any more, and the row of failures is over.
    if (hashOf(await findMember(tx, member.memberId, true), kind) !== counted.hash) return wrong(limit.tries);
    await resetGuesses(tx, limit, now);
    const refusal = birthMd === undefined ? undefined : await judgeBirth(tx, call, birthMd);
    return refusal ?? ticketFor(tx, call);
  });
}

const hashOf = (known: MemberSecrets | undefined, kind: PasswordKind) =>
  kind === 'login' ? known?.passwordHash : known?.payPasswordHash;

async function passwordLimit(
  tx: Transaction,
  call: Verify,
  kind: PasswordKind,
): Promise<GuessLimit & { readonly kind: PasswordKind }> {
  const { constants } = call;
  const { memberId } = call.member;
  const about = `member:${memberId}`;
  if (kind === 'login') {
    const { subject } = await guesserOf(tx, { kind, memberId, about }, call);
    return { kind, subject, tries: numberConstant(constants, 'access.login.tries') };
  }
  const [tries, lock] = ['access.payPwd.tries', 'access.payPwd.lock'].map((id) => numberConstant(constants, id));
  return { kind, subject: about, tries: tries!, lock: lock! };
}

/** Too many wrong dates close this way; a code opens another (R-ERR-19, AMB-27). */
async function judgeBirth(tx: Transaction, call: Verify, birthMd: string): Promise<Failure | undefined> {
  const { member, now, constants } = call;
  const limit = {
    kind: 'birth' as const,
    subject: `member:${member.memberId}`,
    tries: numberConstant(constants, 'access.birth.tries'),
    lock: numberConstant(constants, 'access.forget.lock'),
  };
  const before = await readGuesses(tx, limit, now);
  if (before.locked) return new Failure('BIRTH_TOO_MANY');
  const identity = await findIdentity(tx, member.memberId);
  if (identity.birthMd !== undefined && sameText(identity.birthMd, birthMd)) {
    await resetGuesses(tx, limit, now);
    return undefined;
  }
  await countGuess(tx, limit, now);
  const left = limit.tries - before.failures - 1;
  if (left > 0) return new Failure('BIRTH_ERROR', { left });
  await tellOfClosedWay(tx, call, member.memberId, limit);
  return new Failure('BIRTH_TOO_MANY');
}

function given(request: Verify['request'], name: 'otp_id' | 'otp' | 'login_pwd' | 'pay_pwd' | 'birth_md'): string {
  const value = request[name];
  if (value === undefined) throw paramError(`/${name}`, 'required');
  return value;
}
