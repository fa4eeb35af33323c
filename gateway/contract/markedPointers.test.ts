import { expect, it } from 'vitest';
import { writtenOperations } from './contract.ts';

it('exactly these fields name an operation that the reply is good for (AMB-77)', () => {
  const marked = writtenOperations().flatMap(({ operationId, requestOperations }) =>
    requestOperations.map((at) => `${operationId} ${at}`),
  );
  expect(marked.sort()).toEqual([
    'authOtp /operation',
    'authPayPwd /operation',
    'realnameFaceCheck /purpose',
    'smsSendCode /operation',
  ]);
});
