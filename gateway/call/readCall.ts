import type { JsonObject } from '../../src/domain/json.ts';
import type { CompiledOperation } from '../contract/contract.ts';
import { takesKey } from '../contract/contractOperation.ts';
import { GATEWAY_PREFIX } from '../../src/domain/wire.ts';
import type { Core } from './core.ts';
import { Failure, paramError } from '../shared/failure.ts';
import { readHeaders, type CallHeaders } from '../http/callHeaders.ts';
import { readBody } from '../http/readBody.ts';

/** A request that fits the contract. */
export interface ReadCall {
  readonly operation: CompiledOperation;
  readonly headers: CallHeaders;
  readonly body: JsonObject;
}

/** Reads a request as a call of the contract, whatever was sent instead.
 * @param onOperation told the operation as soon as it is known, for the log */
export async function readCall(
  core: Core,
  request: Request,
  onOperation: (operation: CompiledOperation) => void,
): Promise<ReadCall | Failure> {
  if (request.method !== 'POST') return paramError('', 'method');
  const operation = core.operationsByPath.get(new URL(request.url).pathname.slice(GATEWAY_PREFIX.length));
  if (!operation) return paramError('', 'path');
  onOperation(operation);
  const body = await readBody(request, operation.bodyLimit);
  const headers = readHeaders(request.headers);
  if (headers.type === 'bad') return paramError(headers.pointer, headers.keyword);
  if (body.type === 'bad') return paramError(body.pointer, body.keyword);
  const tidied = operation.tidyRequest(body.body);
  const errors = operation.checkRequest(tidied);
  if (errors.length > 0) return new Failure('PARAM_ERROR', { fields: errors.map((error) => ({ ...error })) });
  if (takesKey(operation) && headers.headers.idempotencyKey === undefined) {
    return paramError('/Idempotency-Key', 'required');
  }
  return { operation, headers: headers.headers, body: tidied };
}
