import { SUCCESS } from '../../gateway/answer.ts';
import type { ContractOperation } from '../../gateway/contract/contractOperation.ts';

export interface ReturnCodesFound {
  /** What is missing, then one line of counts. */
  readonly lines: readonly string[];
  readonly missing: number;
}

/** Holds what the tests were answered against what the contract lists: a cell is an operation and one of its codes.
 * @param answered cells as `transferToHk QUOTE_EXPIRED` */
export function judgeReturnCodes(
  operations: readonly ContractOperation[],
  answered: ReadonlySet<string>,
): ReturnCodesFound {
  const cells = operations.flatMap((operation) =>
    [SUCCESS, ...operation.returnCodes].map((code) => ({ operation, code })),
  );
  const missing = cells.filter(({ operation, code }) => !answered.has(`${operation.operationId} ${code}`));
  const codes = new Set(cells.map(({ code }) => code));
  return {
    lines: [
      ...missing.map(({ operation, code }) => describeMissing(operation, code)),
      `${operations.length} operations, ${codes.size} codes, ${cells.length} cells, ${missing.length} not produced`,
    ],
    missing: missing.length,
  };
}

function describeMissing({ operationId, path }: ContractOperation, code: string): string {
  const area = path.split('/')[1];
  const instead = code === SUCCESS ? '' : `, or take the code out of x-return-codes in openapi/paths/${area}/`;
  return `${operationId} ${code}: no contract test has got this answer. Add one in tests/contract/${instead}.`;
}
