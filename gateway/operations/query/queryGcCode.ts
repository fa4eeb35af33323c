import type { replies } from '../../../src/api/gateway.gen.ts';
import { defineOperation } from '../../call/operation.ts';

export const queryGcCode = defineOperation('queryGcCode', ({ services }) =>
  Promise.resolve({ code_list: services.content.areaCodes as unknown as replies['queryGcCode']['code_list'] }),
);
