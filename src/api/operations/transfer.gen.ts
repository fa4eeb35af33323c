/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const transferQuote: Operation<'transferQuote'> = {"path":"/transfer/quote","reply":{"quote_id":"string","to_card":"boolean","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"},"rate?":"string","bank_card_no_mask?":"string","payee_name":"string","payee_name_check":"string","payee_bank_name?":"string","first_payment":"boolean","can_save_payee":"boolean","free_left":"number","otp_required":"boolean","expire_time":"string"}};

export const transferToHk: Operation<'transferToHk'> = {"path":"/transfer/toHk","reply":{"ref_no":"string","status":"string","time":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"}}};

export const transferWindow: Operation<'transferWindow'> = {"path":"/transfer/window","reply":{"open":"boolean","next_open?":"string","reason?":"string","closed_methods?":["string"]}};

export const transferPreview: Operation<'transferPreview'> = {"path":"/transfer/preview","reply":{"available":{"currency":"string","amount":"string"},"left_today":{"currency":"string","amount":"string"},"free_left?":"number","rate?":"string","arrives_by?":"string","fee?":{"currency":"string","amount":"string"},"deducted_amount?":{"currency":"string","amount":"string"},"remitted_amount?":{"currency":"string","amount":"string"}}};

export const transferToGcCheck: Operation<'transferToGcCheck'> = {"path":"/transfer/toGcCheck","reply":{"payee_name_mask":"string","payee_card_no_mask":"string","region":"string","currency":"string"}};

export const transferToGc: Operation<'transferToGc'> = {"path":"/transfer/toGc","reply":{"ref_no":"string","status":"string","time":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"}}};

export const transferToMainland: Operation<'transferToMainland'> = {"path":"/transfer/toMainland","reply":{"ref_no":"string","status":"string","time":"string","deducted_amount":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"remitted_amount":{"currency":"string","amount":"string"}}};
