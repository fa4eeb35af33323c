import { applyRecords } from '../../cards/orderRecords.ts';
import { defineOperation } from '../../call/operation.ts';

export const cardApplyRecords = defineOperation('cardApplyRecords', ({ tx, member, request }) =>
  applyRecords(tx, member, request),
);
