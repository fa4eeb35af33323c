/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const authPayPwd: Operation<'authPayPwd'> = {"path":"/auth/payPwd","reply":{"ticket":"string","expire_time":"string"}};

export const authOtp: Operation<'authOtp'> = {"path":"/auth/otp","reply":{"ticket":"string","expire_time":"string"}};
