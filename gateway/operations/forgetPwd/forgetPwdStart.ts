import type { replies } from '../../../src/api/gateway.gen.ts';
import { judgeCaptcha } from '../../captcha/judgeCaptcha.ts';
import { defineOperation } from '../../call/operation.ts';
import { isKnownDevice } from '../../people/devices.ts';
import { checkLoginId } from '../../people/mobileNumbers.ts';
import { memberOf, modesOf, startReset } from '../../login/passwordReset.ts';

type Question = replies['forgetPwdStart']['question'];

export const forgetPwdStart = defineOperation('forgetPwdStart', async (call) => {
  const { tx, request, services, fail } = call;
  checkLoginId(request, services.content, call.world);
  const member = await memberOf(tx, services.vault, request.area_code, request.login_id);
  const isKnown = await isKnownDevice(tx, member?.memberId, call);
  const verdict = await judgeCaptcha(tx, call, request, { isKnown });
  if (verdict !== 'passed') return fail(verdict, { captcha_required: true });
  const { ticket, expireTime, mask, identity } = await startReset(tx, call, request, member);
  return {
    fp_ticket: ticket,
    expire_time: expireTime,
    mob_no_mask: mask,
    modes: modesOf(identity),
    ...(identity.question === undefined ? {} : { question: identity.question as Question }),
  };
});
