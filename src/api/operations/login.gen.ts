/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const loginByPwd: Operation<'loginByPwd'> = {"path":"/login/loginByPwd","session":"starts","reply":{"next":"string","login_ticket?":"string","expire_time?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string","card_list?":[{"account_id":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string"}]}};

export const loginChooseCard: Operation<'loginChooseCard'> = {"path":"/login/chooseCard","session":"starts","reply":{"next":"string","login_ticket?":"string","expire_time?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string"}};

export const loginVerifyDevice: Operation<'loginVerifyDevice'> = {"path":"/login/verifyDevice","session":"starts","reply":{"token":"string","login_info":{"device_name":"string","login_time":"string"}}};

export const loginLogout: Operation<'loginLogout'> = {"path":"/login/logout","session":"ends","reply":{}};

export const loginByCvc: Operation<'loginByCvc'> = {"path":"/login/loginByCvc","session":"starts","reply":{"next":"string","login_ticket?":"string","expire_time?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string","card_list?":[{"account_id":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string"}],"need_info?":{"mobile":"boolean","email":"boolean","password":"boolean","pay_password":"boolean"}}};

export const loginAddInformation: Operation<'loginAddInformation'> = {"path":"/login/addInformation","session":"starts","reply":{"token":"string","login_info":{"device_name":"string","login_time":"string"}}};
