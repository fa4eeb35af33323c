import { placeOrder } from '../../cards/placeOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardRenewVcn = defineOperation('cardRenewVcn', (call) => placeOrder(call, 'renewVirtual'));
