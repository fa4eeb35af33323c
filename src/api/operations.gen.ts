/* Written by scripts/generate-operations.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from './ask.ts';

export const contactCaptcha: Operation<'contactCaptcha'> = {"path":"/contact/captcha","reply":{"captcha_key":"string","image":"string"}};

export const queryGcCode: Operation<'queryGcCode'> = {"path":"/query/queryGcCode","reply":{"code_list":[{"code":"string","name_tw":"string","name_cn":"string","name_en":"string"}]}};

export const smsSendCode: Operation<'smsSendCode'> = {"path":"/sms/sendCode","reply":{"otp_id":"string","mob_no_mask":"string","resend_after":"number","expire_in":"number"}};

export const loginByPwd: Operation<'loginByPwd'> = {"path":"/login/loginByPwd","session":"starts","reply":{"next":"string","login_ticket?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string","card_list?":[{"account_id":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string"}]}};

export const loginChooseCard: Operation<'loginChooseCard'> = {"path":"/login/chooseCard","session":"starts","reply":{"next":"string","login_ticket?":"string","token?":"string","login_info?":{"device_name":"string","login_time":"string"},"mob_no_mask?":"string"}};

export const loginVerifyDevice: Operation<'loginVerifyDevice'> = {"path":"/login/verifyDevice","session":"starts","reply":{"token":"string","login_info":{"device_name":"string","login_time":"string"}}};

export const loginLogout: Operation<'loginLogout'> = {"path":"/login/logout","session":"ends","reply":{}};

export const userInfoQuery: Operation<'userInfoQuery'> = {"path":"/userInfoQuery","reply":{"user_name":"string","realname_status":"string","review_state":"string","region":"string","co_branded":"boolean","mob_no_mask":"string","email_mask":"string","account_list":[{"account_id":"string","account_no_mask":"string","card_no_mask":"string","card_organ":"string","currency":"string","status":"string","balance":{"currency":"string","amount":"string"},"available":{"currency":"string","amount":"string"},"held":{"currency":"string","amount":"string"}}],"frozen_until?":"string"}};

export const authPayPwd: Operation<'authPayPwd'> = {"path":"/auth/payPwd","reply":{"ticket":"string","expire_time":"string"}};

export const authOtp: Operation<'authOtp'> = {"path":"/auth/otp","reply":{"ticket":"string","expire_time":"string"}};

export const flowOutcome: Operation<'flowOutcome'> = {"path":"/flow/outcome","reply":{"state":"string","operation?":"string","reply?":{"return_code":"string","return_desc":"string","ret_data":"json"}}};

export const flowRecordList: Operation<'flowRecordList'> = {"path":"/flow/recordList","reply":{"list":[{"flow":"string","record":{"format":"json","id":"string"},"revision":"number","saved_at":"string"}]}};

export const flowRecordSave: Operation<'flowRecordSave'> = {"path":"/flow/recordSave","reply":{"revision":"number"}};

export const flowRecordDrop: Operation<'flowRecordDrop'> = {"path":"/flow/recordDrop","reply":{}};

export const fileUpload: Operation<'fileUpload'> = {"path":"/file/upload","reply":{"file_id":"string"}};
