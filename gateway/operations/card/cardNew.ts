import { placeOrder } from '../../cards/placeOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardNew = defineOperation('cardNew', (call) => placeOrder(call, 'new'));
