/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const smsSendCode: Operation<'smsSendCode'> = {"path":"/sms/sendCode","reply":{"otp_id":"string","mob_no_mask":"string","email_mask?":"string","resend_after":"number","resend_time":"string","expire_in":"number","expire_time":"string"}};
