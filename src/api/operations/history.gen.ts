/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const historyQuery: Operation<'historyQuery'> = {"path":"/history/query","reply":{"total":"number","older?":"boolean","list":[{"ref_no":"string","kind":"string","time":"string","summary":"string","amount":{"currency":"string","amount":"string"},"status":"string","fee_kind?":"string"}]}};

export const historyDetail: Operation<'historyDetail'> = {"path":"/history/detail","reply":{"ref_no":"string","kind":"string","time":"string","summary":"string","amount":{"currency":"string","amount":"string"},"status":"string","fee_kind?":"string","merchant?":"string","account_id":"string","type":"string","fee?":{"currency":"string","amount":"string"},"original_ref_no?":"string","remark?":"string","method?":"string","order_no?":"string","order_amount?":{"currency":"string","amount":"string"},"discount_amount?":{"currency":"string","amount":"string"},"paid_amount?":{"currency":"string","amount":"string"},"fps_ref_no?":"string","payer?":"string","payer_account_mask?":"string","payee?":"string","payee_bank_code?":"string","payee_bank_name?":"string","payee_account_mask?":"string","remitted_amount?":{"currency":"string","amount":"string"},"refund_amount?":{"currency":"string","amount":"string"},"refund_time?":"string"}};

export const historyReceiptFile: Operation<'historyReceiptFile'> = {"path":"/history/receiptFile","reply":{"file_url":"string"}};

export const historySpending: Operation<'historySpending'> = {"path":"/history/spending","reply":{"months":[{"month":"string","total":{"currency":"string","amount":"string"},"kinds":[{"kind":"string","amount":{"currency":"string","amount":"string"}}]}]}};
