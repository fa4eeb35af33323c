/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const cardActivateByInfo: Operation<'cardActivateByInfo'> = {"path":"/card/activateByInfo","reply":{"act_ticket":"string","expire_time":"string","card_no_mask":"string","card_organ":"string","currency":"string","mob_no_mask":"string","need_pwd":"boolean","need_email":"boolean","access":"string","need_pay_pwd":"boolean","need_birth":"boolean"}};

export const cardActivateByCode: Operation<'cardActivateByCode'> = {"path":"/card/activateByCode","reply":{"act_ticket":"string","expire_time":"string","card_no_mask":"string","card_organ":"string","currency":"string","mob_no_mask":"string","need_pwd":"boolean","need_email":"boolean","access":"string","need_pay_pwd":"boolean","need_birth":"boolean"}};

export const cardActivateFinish: Operation<'cardActivateFinish'> = {"path":"/card/activateFinish","reply":{"card_no_mask":"string","card_organ":"string","currency":"string","status":"string","activated_at":"string"}};

export const cardList: Operation<'cardList'> = {"path":"/card/list","reply":{"list":[{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}}],"held":"number","most":"number"}};

export const cardDetail: Operation<'cardDetail'> = {"path":"/card/detail","reply":{"card":{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}},"holder_name":"string","account_no_mask":"string","mob_no_mask":"string","doc_no_mask?":"string","issued_at":"string","activated_at?":"string","renew_from":"string","print_progress?":"string","wallets":["string"],"limits":{"single":{"currency":"string","amount":"string"},"daily":{"currency":"string","amount":"string"}}}};

export const cardLock: Operation<'cardLock'> = {"path":"/card/lock","reply":{"status":"string"}};

export const cardUnlock: Operation<'cardUnlock'> = {"path":"/card/unlock","reply":{"status":"string"}};

export const cardReveal: Operation<'cardReveal'> = {"path":"/card/reveal","reply":{"card_no":"string","expiry_date":"string","cvc2":"string","holder_name":"string"}};

export const cardCancelQuery: Operation<'cardCancelQuery'> = {"path":"/card/cancelQuery","reply":{"cancel_id":"string","card":{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}},"balance":{"currency":"string","amount":"string"},"fee":{"currency":"string","amount":"string"},"refund":{"currency":"string","amount":"string"},"refund_workdays":"number","usable_from":"string","last_card":"boolean"}};

export const cardCancel: Operation<'cardCancel'> = {"path":"/card/cancel","session":"ends:last_card","reply":{"cancel_no":"string","time":"string","fee":{"currency":"string","amount":"string"},"refund?":{"currency":"string","amount":"string"},"bank_card_no_mask?":"string","refund_by?":"string","usable_from":"string","last_card":"boolean"}};

export const cardOptions: Operation<'cardOptions'> = {"path":"/card/options","reply":{"held":"number","most":"number","may_order":"boolean","free_fee":"boolean","options":[{"kind":"string","card_organ":"string","currency":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"}}]}};

export const cardQuote: Operation<'cardQuote'> = {"path":"/card/quote","reply":{"quote_id":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"postage":{"currency":"string","amount":"string"},"waived":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const cardNew: Operation<'cardNew'> = {"path":"/card/new","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardBuyChip: Operation<'cardBuyChip'> = {"path":"/card/buyChip","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardChipApply: Operation<'cardChipApply'> = {"path":"/card/chipApply","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardRenewVcn: Operation<'cardRenewVcn'> = {"path":"/card/renewVcn","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardRenewChip: Operation<'cardRenewChip'> = {"path":"/card/renewChip","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardReplace: Operation<'cardReplace'> = {"path":"/card/replace","reply":{"order_no":"string","card_id":"string","card_no_mask":"string","valid_to":"string","status":"string","total":{"currency":"string","amount":"string"},"time":"string","review_from?":"string","review_by?":"string","made_by?":"string","arrives_by?":"string"}};

export const cardRenewQuery: Operation<'cardRenewQuery'> = {"path":"/card/renewQuery","reply":{"eligible":"boolean","state":"string","kind":"string","open_date":"string","valid_to":"string","free":"boolean","fee":{"currency":"string","amount":"string"},"order_no?":"string","print_progress?":"string"}};

export const cardPurchaseRecords: Operation<'cardPurchaseRecords'> = {"path":"/card/purchaseRecords","reply":{"total":"number","list":[{"order_no":"string","kind":"string","time":"string","count":"number","card_no_mask?":"string","card_organ?":"string","state":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"postage":{"currency":"string","amount":"string"},"waived":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"}}]}};

export const cardApplyRecords: Operation<'cardApplyRecords'> = {"path":"/card/applyRecords","reply":{"total":"number","list":[{"order_no":"string","kind":"string","time":"string","card_no_mask":"string","card_organ":"string","print_progress":"string","recipient":"string","mob_no_mask?":"string","delivery_address?":"string","remark?":"string","delivery_region":"string","made_by":"string","arrives_by":"string"}]}};

export const cardAdd: Operation<'cardAdd'> = {"path":"/card/add","reply":{"card":{"card_id":"string","account_id":"string","card_no_mask":"string","card_organ":"string","card_type":"string","card_kinds":["string"],"shopping_only":"boolean","currency":"string","status":"string","suspended_until?":"string","valid_to":"string","balance":{"currency":"string","amount":"string"}}}};

export const cardEnableWallet: Operation<'cardEnableWallet'> = {"path":"/card/enableWallet","reply":{"status":"string","wallet":"string","card_no_mask":"string","time":"string"}};

export const cardApplyQuote: Operation<'cardApplyQuote'> = {"path":"/card/applyQuote","reply":{"quote_id":"string","price":{"currency":"string","amount":"string"},"card_fee":{"currency":"string","amount":"string"},"postage?":{"currency":"string","amount":"string"},"total":{"currency":"string","amount":"string"},"expire_time":"string"}};

export const cardApplySubmit: Operation<'cardApplySubmit'> = {"path":"/card/applySubmit","reply":{"apply_no":"string","review_from":"string","review_by":"string"}};
