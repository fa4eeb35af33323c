/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const forgetPwdStart: Operation<'forgetPwdStart'> = {"path":"/forgetPwd/start","reply":{"fp_ticket":"string","expire_time":"string","mob_no_mask":"string","modes":["string"],"question?":"string"}};

export const forgetPwdUplinkStart: Operation<'forgetPwdUplinkStart'> = {"path":"/forgetPwd/uplinkStart","reply":{"sms_to":"string","sms_text":"string","expire_time":"string"}};

export const forgetPwdUplinkCheck: Operation<'forgetPwdUplinkCheck'> = {"path":"/forgetPwd/uplinkCheck","reply":{"state":"string","verified_ticket?":"string","expire_time?":"string"}};

export const forgetPwdVerifyOtpId: Operation<'forgetPwdVerifyOtpId'> = {"path":"/forgetPwd/verifyOtpId","reply":{"verified_ticket":"string","expire_time":"string"}};

export const forgetPwdVerifyOtp: Operation<'forgetPwdVerifyOtp'> = {"path":"/forgetPwd/verifyOtp","reply":{"verified_ticket":"string","expire_time":"string"}};

export const forgetPwdVerifyAnswer: Operation<'forgetPwdVerifyAnswer'> = {"path":"/forgetPwd/verifyAnswer","reply":{"verified_ticket":"string","expire_time":"string"}};

export const forgetPwdManualSubmit: Operation<'forgetPwdManualSubmit'> = {"path":"/forgetPwd/manualSubmit","reply":{"apply_no":"string"}};

export const forgetPwdSetPwd: Operation<'forgetPwdSetPwd'> = {"path":"/forgetPwd/setPwd","session":"ends","reply":{}};
