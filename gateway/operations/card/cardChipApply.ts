import { placeOrder } from '../../cards/placeOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardChipApply = defineOperation('cardChipApply', (call) => placeOrder(call, 'chipApply', call.request));
