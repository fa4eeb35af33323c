import { placeOrder } from '../../cards/placeOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardReplace = defineOperation('cardReplace', (call) => placeOrder(call, 'replace', call.request));
