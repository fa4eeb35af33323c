import { SUCCESS } from '../../gateway/call/answer.ts';
import type { ContractOperation } from '../../gateway/contract/contractOperation.ts';

export interface ReturnCodesFound {
  /** What is missing, then one line of counts. */
  readonly lines: readonly string[];
  readonly missing: number;
}

/** Codes that the pipeline answers for an operation: to a bad request, to a number seen before of what does more than read, to
 * who is not signed in. */
function commonCodes({ auth, effect }: ContractOperation): readonly string[] {
  return [
    'PARAM_ERROR',
    ...(effect === 'read' ? [] : ['DUPLICATE']),
    ...(auth === 'public' ? [] : ['NOT_LOGIN', 'KICK_OUT']),
  ];
}

/** Holds what the tests were answered against what the contract lists: a cell is an operation and one of its codes.
 * @param answered cells as `transferToHk QUOTE_EXPIRED`
 * @param isWhole every contract test has run, those for all operations too */
export function judgeReturnCodes(
  operations: readonly ContractOperation[],
  answered: ReadonlySet<string>,
  isWhole: boolean,
): ReturnCodesFound {
  const codesOf = (operation: ContractOperation) => [
    SUCCESS,
    ...operation.returnCodes,
    ...(isWhole ? commonCodes(operation) : []),
  ];
  const cells = operations.flatMap((operation) => codesOf(operation).map((code) => ({ operation, code })));
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
