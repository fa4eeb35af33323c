/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const userVerify: Operation<'userVerify'> = {"path":"/user/verify","reply":{"verify_ticket":"string","expire_time":"string"}};

export const userPwdChange: Operation<'userPwdChange'> = {"path":"/user/pwdChange","reply":{}};

export const userQaSet: Operation<'userQaSet'> = {"path":"/user/qaSet","reply":{}};

export const userMobChange: Operation<'userMobChange'> = {"path":"/user/mobChange","reply":{"mob_no_mask":"string","frozen_until":"string"}};

export const userEmailSend: Operation<'userEmailSend'> = {"path":"/user/emailSend","reply":{"email_mask":"string","resend_after":"number","expire_time":"string"}};

export const userEmailConfirm: Operation<'userEmailConfirm'> = {"path":"/user/emailConfirm","reply":{"email_mask?":"string"}};

export const userEmailStatus: Operation<'userEmailStatus'> = {"path":"/user/emailStatus","reply":{"state":"string","email_mask?":"string","expire_time?":"string","resend_time?":"string"}};

export const userSecurityQuery: Operation<'userSecurityQuery'> = {"path":"/user/securityQuery","reply":{"devices":[{"device_id":"string","browser?":"string","system?":"string","confirmed_at":"string","this_device":"boolean"}],"sign_ins":[{"browser?":"string","system?":"string","at":"string","became":"string"}]}};

export const userDeviceForget: Operation<'userDeviceForget'> = {"path":"/user/deviceForget","reply":{}};

export const userNoticeQuery: Operation<'userNoticeQuery'> = {"path":"/user/noticeQuery","reply":{"enabled":"boolean","channels":["string"],"min_amount?":{"currency":"string","amount":"string"}}};

export const userNoticeSet: Operation<'userNoticeSet'> = {"path":"/user/noticeSet","reply":{}};
