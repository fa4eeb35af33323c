/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const registerCheckMobile: Operation<'registerCheckMobile'> = {"path":"/register/checkMobile","reply":{"reg_ticket":"string","expire_time":"string"}};

export const registerCheckAccount: Operation<'registerCheckAccount'> = {"path":"/register/checkAccount","reply":{}};

export const registerSubmit: Operation<'registerSubmit'> = {"path":"/register/submit","reply":{"user_name":"string","account_no_mask":"string"}};
