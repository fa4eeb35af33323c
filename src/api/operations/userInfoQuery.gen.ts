/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const userInfoQuery: Operation<'userInfoQuery'> = {"path":"/userInfoQuery","reply":{"user_name":"string","user_name_cn?":"string","realname_status":"string","review_state":"string","region":"string","co_branded":"boolean","mob_no_mask":"string","email_mask":"string","account_list":[{"account_id":"string","account_no_mask":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string","account_status":"string","balance":{"currency":"string","amount":"string"},"available":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"}}],"frozen_until?":"string"}};
