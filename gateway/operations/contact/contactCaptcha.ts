import { defineOperation } from '../../operation.ts';
import { makeCaptcha } from '../../people/captchas.ts';
import { numberConstant } from '../../people/constant.ts';

export const contactCaptcha = defineOperation('contactCaptcha', async ({ tx, services, now, constants }) => {
  const life = { seconds: numberConstant(constants, 'access.captcha.life'), now };
  const { key, image } = await makeCaptcha(tx, services.secrets, life);
  return { captcha_key: key, image };
});
