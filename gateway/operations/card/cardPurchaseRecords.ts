import { purchaseRecords } from '../../cards/orderRecords.ts';
import { defineOperation } from '../../operation.ts';

export const cardPurchaseRecords = defineOperation('cardPurchaseRecords', ({ tx, member, request }) =>
  purchaseRecords(tx, member, request),
);
