/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const topupBankCreate: Operation<'topupBankCreate'> = {"path":"/topup/bankCreate","reply":{"order_no":"string","reference":"string","total":{"currency":"string","amount":"string"},"pay_to":{"bank_name":"string","account_number":"string","account_name":"string"},"fee?":{"currency":"string","amount":"string"},"to_credit?":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const topupPreview: Operation<'topupPreview'> = {"path":"/topup/preview","reply":{"total":{"currency":"string","amount":"string"},"fee?":{"currency":"string","amount":"string"},"to_credit?":{"currency":"string","amount":"string"}}};

export const topupBankConfirm: Operation<'topupBankConfirm'> = {"path":"/topup/bankConfirm","reply":{"state":"string","fee":{"currency":"string","amount":"string"}}};

export const topupFpsCreate: Operation<'topupFpsCreate'> = {"path":"/topup/fpsCreate","reply":{"order_no":"string","reference":"string","fpsId":"string","qrcodeTxt":"string","total":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const topupFrozenList: Operation<'topupFrozenList'> = {"path":"/topup/frozenList","reply":{"list":[{"order_no":"string","account_id":"string","amount":{"currency":"string","amount":"string"},"frozen_at":"string","reason":"string","declared_card_mask?":"string","under_check":"boolean"}]}};

export const topupFrozenResubmit: Operation<'topupFrozenResubmit'> = {"path":"/topup/frozenResubmit","reply":{"state":"string","credited_amount?":{"currency":"string","amount":"string"},"under_check?":"boolean"}};

export const topupStatus: Operation<'topupStatus'> = {"path":"/topup/status","reply":{"state":"string","credited_amount?":{"currency":"string","amount":"string"},"fee?":{"currency":"string","amount":"string"},"source?":"string","credited_at?":"string","held_until?":"string"}};
