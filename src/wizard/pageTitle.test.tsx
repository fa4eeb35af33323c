// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { field, heading, refused, renderWizard, stepTitle, type Answers } from './testing/renderWizard.tsx';

const STEP = stepTitle('login-by-password', 'credentials');
const user = userEvent.setup();
const next = (): Promise<void> => user.click(document.querySelector('button[type=submit]') as HTMLElement);
const named = (title: string): Promise<void> => waitFor(() => expect(document.title).toBe(title));

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

/** Opens a step; gives the name that its page has while nothing is wrong. */
async function open(answers: Answers = {}): Promise<string> {
  await renderWizard('login-by-password', '/login', answers);
  await heading(STEP);
  await waitFor(() => expect(document.title.startsWith(STEP)).toBe(true));
  return document.title;
}

async function fill(): Promise<void> {
  await user.type(field('login_id'), '61234567');
  await user.type(field('login_pwd'), 'Sample1234');
}

test('says that something is wrong as long as the form finds it so', async () => {
  const plain = await open();
  await next();
  await named(`Error: ${plain}`);
  await fill();
  await named(plain);
});

test('says so of a refusal', async () => {
  const plain = await open({ '/login/loginByPwd': refused('PWD_ERROR', { left: 4, captcha_required: false }) });
  await fill();
  await next();
  await named(`Error: ${plain}`);
});

test('keeps the step when a call is lost, and is plain again where one goes back to it', async () => {
  const plain = await open({ '/login/loginByPwd': { type: 'network' } });
  await fill();
  await next();
  await screen.findByRole('group', { name: 'NETWORK ERROR' });
  await named(`Error: ${plain}`);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await named(plain);
});
