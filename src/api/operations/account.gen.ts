/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const accountSummary: Operation<'accountSummary'> = {"path":"/account/summary","reply":{"account_id":"string","currency":"string","balance":{"currency":"string","amount":"string"},"available":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"},"equivalent?":{"currency":"string","amount":"string"},"holds":[{"amount":{"currency":"string","amount":"string"},"until":"string"}],"recent":[{"ref_no":"string","kind":"string","time":"string","summary":"string","amount":{"currency":"string","amount":"string"},"status":"string"}]}};

export const accountCloseQuery: Operation<'accountCloseQuery'> = {"path":"/account/closeQuery","reply":{"closure_id":"string","balances":[{"account_id":"string","account_no_mask":"string","card_no_mask":"string","currency":"string","balance":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"}}],"forfeited":{"HKD?":{"currency":"string","amount":"string"},"CNY?":{"currency":"string","amount":"string"},"USD?":{"currency":"string","amount":"string"}},"has_balance":"boolean","pending":"string","co_branded":"boolean","partner_name?":"string","identity_check":"string","usable_from":"string"}};

export const accountClose: Operation<'accountClose'> = {"path":"/account/close","session":"ends","reply":{"close_no":"string","time":"string","forfeited":{"HKD?":{"currency":"string","amount":"string"},"CNY?":{"currency":"string","amount":"string"},"USD?":{"currency":"string","amount":"string"}},"mob_no_mask":"string","usable_from":"string"}};

export const accountStatementList: Operation<'accountStatementList'> = {"path":"/account/statementList","reply":{"list":[{"month":"string","available_from":"string"}]}};

export const accountStatementFile: Operation<'accountStatementFile'> = {"path":"/account/statementFile","reply":{"file_url":"string"}};

export const accountQueryAccSleep: Operation<'accountQueryAccSleep'> = {"path":"/account/queryAccSleep","reply":{"sleeping":"boolean","last_active":"string","since?":"string","account?":{"currency":"string","card_organ":"string","card_no_mask":"string"},"doc_expired":"boolean"}};

export const accountSlpInfoAfterLogin: Operation<'accountSlpInfoAfterLogin'> = {"path":"/account/slpInfoAfterLogin","reply":{"form_no":"string","time":"string"}};

export const accountLimitQuery: Operation<'accountLimitQuery'> = {"path":"/account/limitQuery","reply":{"tier":"string","limits":[{"kind":"string","limit":{"currency":"string","amount":"string"},"used?":{"currency":"string","amount":"string"},"left?":{"currency":"string","amount":"string"}}]}};

export const accountReveal: Operation<'accountReveal'> = {"path":"/account/reveal","reply":{"account_no":"string"}};
