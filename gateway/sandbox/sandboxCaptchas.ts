import { Hono } from 'hono';
import type { AppEnv } from '../http/appEnv.ts';
import type { Core } from '../call/core.ts';
import { captchaAnswerHash } from '../captcha/builtInCaptchas.ts';
import { readFields } from './readFields.ts';

/** A test hook: every picture and sound that is shown now has this answer. What it shows no longer matters. */
export function sandboxCaptchas({ database, services }: Core): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ strict: false });
  app.post('/captchas', async (context) => {
    const { answer } = await readFields(context);
    if (typeof answer !== 'string') return context.text('Which? `answer`.', 400);
    await database.transaction(async (tx) => {
      const rows = await tx.query<{ captcha_key: string }>("SELECT captcha_key FROM captchas WHERE kind <> 'work'");
      for (const { captcha_key: key } of rows)
        await tx.query('UPDATE captchas SET answer_hash = $1 WHERE captcha_key = $2', [
          captchaAnswerHash(services.secrets, key, answer),
          key,
        ]);
    });
    return context.json({ answer });
  });
  return app;
}
