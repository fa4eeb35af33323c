import { placeOrder } from '../../cards/placeOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardRenewChip = defineOperation('cardRenewChip', (call) => placeOrder(call, 'renewChip', call.request));
