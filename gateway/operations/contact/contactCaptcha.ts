import type { CaptchaKind } from '../../services/captchaProvider.ts';
import { isSuspected } from '../../captcha/judgeCaptcha.ts';
import { defineOperation } from '../../call/operation.ts';
import { numberConstant } from '../../shared/constant.ts';

export const contactCaptcha = defineOperation('contactCaptcha', async (call) => {
  const { tx, request, services, source, now, constants } = call;
  const asksPerson = request.captcha_required === true || (await isSuspected(tx, call));
  const kind: CaptchaKind = request.sound === true ? 'sound' : asksPerson ? 'picture' : 'work';
  const { key, ...given } = await services.captchas.give(tx, kind, { source, now, constants });
  return { captcha_key: key, expire_in: numberConstant(constants, 'access.captcha.life'), ...given };
});
