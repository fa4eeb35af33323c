import { maskMobile } from '../../../src/domain/maskMobile.ts';
import type { replies } from '../../../src/api/gateway.gen.ts';
import { Failure } from '../../failure.ts';
import { defineOperation } from '../../operation.ts';
import { takeCaptcha } from '../../people/captchas.ts';
import { countGuess, readGuesses, sourceLimit } from '../../people/guesses.ts';
import { checkLoginId } from '../../people/mobileNumbers.ts';
import { modesOf, startReset } from '../../people/passwordReset.ts';

type Question = replies['forgetPwdStart']['question'];

export const forgetPwdStart = defineOperation('forgetPwdStart', async (call) => {
  const { tx, request, services, now, constants, fail } = call;
  checkLoginId(request, services.content, call.world);
  const source = sourceLimit(call.source, constants);
  if ((await readGuesses(tx, source, now)).locked) throw new Failure('FUNC_DISABLED');
  const entry = { key: request.captcha_key, answer: request.captcha };
  if (!(await takeCaptcha(tx, services.secrets, entry, now))) {
    await countGuess(tx, source, now);
    return fail('CAPTCHA_WRONG');
  }
  const { ticket, to, identity } = await startReset(tx, call, request.area_code, request.login_id);
  return {
    fp_ticket: ticket,
    mob_no_mask: maskMobile(to.mobNo),
    modes: modesOf(identity),
    ...(identity.question === undefined ? {} : { question: identity.question as Question }),
  };
});
