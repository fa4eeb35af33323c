import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';
import { SUCCESS, type Answer } from './answer.ts';
import type { CompiledOperation } from '../contract/contract.ts';
import { takesKey } from '../contract/contractOperation.ts';
import { withoutSecrets } from '../contract/sensitivePointers.ts';
import { callPasswords } from './callPasswords.ts';
import type { Core } from './core.ts';
import type { Transaction } from '../db/transaction.ts';
import { Failure, TOO_MANY, TooManyCalls } from '../shared/failure.ts';
import { bodyDigest } from '../idempotency/bodyDigest.ts';
import { claimKey, releaseKey, storeAnswer, type KeyedCall } from '../idempotency/keys.ts';
import type { Call, OperationDefinition, OperationId } from './operation.ts';
import { computingOutside, type Outside } from './outside.ts';

/** A reply that breaks the contract: nothing of the call is kept. */
export class ContractBroken extends Error {
  readonly pointer: string;
  readonly keyword: string;

  constructor(operationId: string, pointer: string, keyword: string) {
    super(`The reply of ${operationId} breaks the contract at "${pointer}" (${keyword}).`);
    this.name = 'ContractBroken';
    this.pointer = pointer;
    this.keyword = keyword;
  }
}

export type AnyCall = Call<OperationId>;

/** Carries a call out: once for each idempotency key, and only with a reply that fits the contract. */
export async function carryOut(
  core: Core,
  operation: CompiledOperation,
  definition: OperationDefinition,
  call: AnyCall,
): Promise<Answer> {
  if (definition.kind === 'steps') {
    const transaction: Core['database']['transaction'] = (work) => core.database.transaction(work);
    return attempt(operation, () => handle(definition, { ...call, transaction }));
  }
  return computingOutside((outside) =>
    core.database.transaction((tx) => {
      const work = () => attemptIn(tx, operation, () => handle(definition, { ...call, tx, outside }));
      return takesKey(operation) ? once(tx, operation, { ...call, outside }, work) : work();
    }),
  );
}

const handle = (definition: OperationDefinition, call: object) =>
  (definition.handle as (call: object) => Promise<unknown>)(call);

/** The first call with a key acts and leaves its answer; every later one is given that answer, if it is the same. Who was told to come again later
 * may come with the same key. */
async function once(
  tx: Transaction,
  operation: CompiledOperation,
  call: AnyCall & { readonly outside: Outside },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const body = call.request as unknown as JsonObject;
  const { requestSecrets } = operation;
  const { passwords: passwordHasher, secrets } = call.services;
  const passwords = callPasswords(body, requestSecrets, { passwords: passwordHasher, outside: call.outside });
  const keyed: KeyedCall = {
    subject: call.subject,
    key: call.idempotencyKey ?? '',
    operation: operation.operationId,
    bodyDigest: bodyDigest(operation.operationId, body, requestSecrets, secrets),
  };
  const claim = await claimKey(tx, keyed, call.now);
  if (claim.type === 'refused') return { code: 'DUPLICATE', data: {} };
  if (claim.type === 'answered') {
    if (claim.passwords && !(await passwords.areThoseOf(claim.passwords))) return { code: 'DUPLICATE', data: {} };
    return { code: claim.answer.code, data: claim.answer.data };
  }
  const answer = await work();
  if (answer.code === TOO_MANY) {
    await releaseKey(tx, keyed);
    return answer;
  }
  const data = withoutSecrets(answer.data, operation.replySecrets) as JsonObject;
  // What was refused has done nothing: it is told again, whatever comes with it.
  const acted = answer.code === SUCCESS ? await passwords.hashes() : undefined;
  await storeAnswer(tx, keyed, { code: answer.code, data }, acted);
  return answer;
}

/** Inside a transaction a thrown failure undoes what was done, and the transaction goes on. */
async function attemptIn(tx: Transaction, operation: CompiledOperation, work: () => Promise<unknown>): Promise<Answer> {
  await tx.query('SAVEPOINT operation');
  return attempt(operation, async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Failure) await tx.query('ROLLBACK TO SAVEPOINT operation');
      throw error;
    }
  });
}

async function attempt(operation: CompiledOperation, work: () => Promise<unknown>): Promise<Answer> {
  let result: unknown;
  try {
    result = await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    result = error;
  }
  return result instanceof Failure ? checkedFailure(operation, result) : checkedReply(operation, result);
}

function checkedFailure(operation: CompiledOperation, failure: Failure): Answer {
  const { code, data } = failure;
  const check = operation.checkCodeData(code);
  if (!check) throw new ContractBroken(operation.operationId, '/return_code', `code ${code}`);
  const [error] = check(data);
  if (error) throw new ContractBroken(operation.operationId, `/ret_data${error.pointer}`, error.keyword);
  return failure instanceof TooManyCalls ? { code, data, retryAfter: failure.retryAfter } : { code, data };
}

/** What is absent in JavaScript is left out, as it will be on the wire. */
function checkedReply(operation: CompiledOperation, result: unknown): Answer {
  const data: unknown = JSON.parse(JSON.stringify(result ?? {}));
  const [error] = operation.checkReply({ return_code: SUCCESS, return_desc: '', ret_data: data });
  if (error || !isJsonObject(data)) {
    throw new ContractBroken(operation.operationId, error?.pointer ?? '', error?.keyword ?? 'type');
  }
  return { code: SUCCESS, data };
}
