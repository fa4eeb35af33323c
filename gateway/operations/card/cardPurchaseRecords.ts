import { purchaseRecords } from '../../cards/orderRecords.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardPurchaseRecords = defineOperation('cardPurchaseRecords', ({ tx, member, request }) =>
  purchaseRecords(tx, member, request),
);
