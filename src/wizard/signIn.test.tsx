// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { done, field, heading, refused, renderWizard, stepTitle, type Answers } from './testing/renderWizard.tsx';

const user = userEvent.setup();
const next = (): Promise<void> => user.click(document.querySelector('button[type=submit]') as HTMLElement);

beforeAll(() => {
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe('signing in', () => {
  const sign = async (answer: Answers): Promise<Awaited<ReturnType<typeof renderWizard>>> => {
    const rendered = await renderWizard('login-by-password', '/login', {
      '/query/queryGcCode': done({
        code_list: [{ code: '852', name_tw: '香港', name_cn: '香港', name_en: 'Hong Kong' }],
      }),
      ...answer,
    });
    await heading(stepTitle('login-by-password', 'credentials'));
    await user.type(field('login_id'), '61234567');
    await user.type(field('login_pwd'), 'Sample1234');
    await next();
    return rendered;
  };

  test('an outcome without a screen leads on by itself', async () => {
    const { router } = await sign({ '/login/loginByPwd': done({ next: 'TOKEN' }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  test('a wrong password clears the password and keeps who is signing in', async () => {
    await sign({ '/login/loginByPwd': refused('PWD_ERROR', { left: 4, captcha_required: false }) });
    await screen.findByRole('group', { name: 'There is a problem' });
    expect(field('login_pwd').value).toBe('');
    expect(field('login_id').value).toBe('61234567');
  });

  test('other ways in are links below the button; where the member wanted to go comes along', async () => {
    const { router } = await renderWizard(
      'login-by-password',
      '/login',
      {},
      { arrival: { from: '/dashboard/transfer' } },
    );
    await heading(stepTitle('login-by-password', 'credentials'));
    const links = within(screen.getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ pathname }) => pathname.replace(/.*(\/\w+)$/, '$1'))).toEqual([
      '/forgetPwd',
      '/loginByCvc',
      '/register',
    ]);
    await user.click(links[1] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/loginByCvc'));
    expect(router.state.location.state).toMatchObject({ from: '/dashboard/transfer' });
  });

  test('a visitor’s record stays in this tab and holds no password', async () => {
    await sign({ '/login/loginByPwd': refused('PWD_ERROR', { left: 4, captcha_required: false }) });
    await vi.waitUntil(() => sessionStorage.length > 0);
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).toContain('login-by-password');
    expect(kept).not.toContain('Sample1234');
    expect(localStorage.length).toBe(0);
  });
});
