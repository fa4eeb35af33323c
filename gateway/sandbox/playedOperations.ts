import { isJsonObject, type Json } from '../../src/domain/json.ts';
import { SUCCESS } from '../call/answer.ts';
import type { OperationDefinition } from '../call/operation.ts';
import type { Contract } from '../contract/contract.ts';

/** Operations that the contract marks `x-played`: each answers the first example of its success. Whatever else may come of a call is
 * played as a fault. */
export function playedOperations({ operations }: Contract): readonly OperationDefinition[] {
  return operations.flatMap(({ operationId, played, replyExamples }) => {
    const example = replyExamples.find(isSuccess);
    const handle = () => Promise.resolve(isJsonObject(example) ? example['ret_data'] : undefined);
    // The types of operations know those only that have code.
    return played
      ? [{ operationId: operationId as OperationDefinition['operationId'], kind: 'transaction', handle }]
      : [];
  });
}

const isSuccess = (example: Json): boolean => isJsonObject(example) && example['return_code'] === SUCCESS;
