/* Written by scripts/generate-types.js from openapi/. Do not edit: change the contract and run it again. */
import type { Operation } from '../ask.ts';

export const contactContactUs: Operation<'contactContactUs'> = {"path":"/contact/contactUs","reply":{"contact_no":"string"}};

export const contactCaptcha: Operation<'contactCaptcha'> = {"path":"/contact/captcha","reply":{"captcha_key":"string","expire_in":"number","kind":"string","bits?":"number","image?":"string","sound?":"string"}};
