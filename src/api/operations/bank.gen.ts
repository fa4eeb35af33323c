/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const bankList: Operation<'bankList'> = {"path":"/bank/bankList","reply":{"list":[{"bank_code":"string","name_tw":"string","name_cn":"string","name_en":"string"}]}};

export const bankBoundList: Operation<'bankBoundList'> = {"path":"/bank/list","reply":{"list":[{"bind_id":"string","account_id":"string","bank_code":"string","bank_name":"string","bank_card_mask":"string","holder_name":"string","mob_no_mask":"string","state":"string","bound_at?":"string"}]}};

export const bankBind: Operation<'bankBind'> = {"path":"/bank/bind","reply":{"bind_id":"string","reference":"string","check_amount":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const bankCheckStatus: Operation<'bankCheckStatus'> = {"path":"/bank/checkStatus","reply":{"state":"string","bank_name":"string","bank_card_mask":"string","pay_to":{"bank_name":"string","account_number":"string","account_name":"string"},"reference":"string","check_amount":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const bankUnbind: Operation<'bankUnbind'> = {"path":"/bank/unbind","reply":{}};
