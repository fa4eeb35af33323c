import { placeOrder } from '../../cards/placeOrder.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardBuyChip = defineOperation('cardBuyChip', (call) => placeOrder(call, 'buyChip', call.request));
