import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { openBrowser } from '../journeys/support/browser.ts';
import { startDemonstration, type Demonstration } from '../journeys/support/demonstration.ts';
import { chan } from '../journeys/support/members.ts';
import { fillTransfer, pay } from '../journeys/support/transfer.ts';
import { Visitor } from '../journeys/support/visitor.ts';

/** The production build lives under a policy without `unsafe-eval` and `unsafe-inline`. The gateway behind it has its
 * sandbox, for the sample members and their one-time codes. */
let gateway: Demonstration;
let browser: Browser;

beforeAll(async () => {
  gateway = await startDemonstration({ portalDir: await ensureBuilt('production') });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await gateway?.stop();
});

describe('the policy', () => {
  it('allows scripts of this origin only, nothing inline and no eval', async () => {
    const reply = await fetch(`${gateway.origin}/gc4-app-pc/dashboard/transfer/toHk`);
    const directives = (reply.headers.get('content-security-policy') ?? '').split('; ');
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("script-src 'self'");
    expect(directives.join(' ')).not.toMatch(/unsafe|\*|https?:/);
  });

  it('gives each page a nonce of its own', async () => {
    const nonces = await Promise.all([0, 1].map(() => nonceOf(`${gateway.origin}/gc4-app-pc/`)));
    expect(new Set(nonces).size).toBe(2);
  });
});

describe('the production build', () => {
  it('signs a member in and sends money without a violation', async () => {
    const member = await Visitor.arrive(browser, gateway);
    await member.signIn(chan);
    await member.open('/dashboard/transfer/toHk');
    await fillTransfer(member, { method: 'FPS', amount: '10.00' });
    await member.at('transfer-to-hk', 'review');
    await pay(member);
    await member.at('transfer-to-hk', 'done');
    expect(await member.watch.findings()).toEqual([]);
    await member.leave();
  });

  it('has no drawer for tests', async () => {
    const visitor = await Visitor.arrive(browser, gateway, { home: true });
    expect(await visitor.page.content()).not.toMatch(/sandbox/i);
    await visitor.leave();
  });
});

/** Without these the silence above would mean nothing. */
describe('a planted attack', () => {
  it('by an inline script does not run and is reported', async () => {
    const visitor = await Visitor.arrive(browser, gateway, { home: true });
    await plantMarkup(visitor.page, '<script>window.planted = true</script>');
    expect(await planted(visitor.page)).toBe(false);
    await expect
      .poll(() => visitor.watch.findings())
      .toContainEqual(expect.stringMatching(/^CSP: script-src.* inline/));
    await visitor.leave();
  });

  it('by an event handler attribute does not run', async () => {
    const visitor = await Visitor.arrive(browser, gateway, { home: true });
    await plantMarkup(visitor.page, '<img src="/no-such-image.png" onerror="window.planted = true">');
    await expect.poll(() => visitor.watch.findings()).toContainEqual(expect.stringMatching(/^CSP: script-src/));
    expect(await planted(visitor.page)).toBe(false);
    await visitor.leave();
  });

  it.each<[string, () => void]>([
    ['markup', () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>')],
    ['the text of a script', () => void (document.createElement('script').textContent = 'window.planted = true')],
    ['the address of a script', () => void (document.createElement('script').src = '/planted.js')],
    ['a handler', () => document.createElement('img').setAttribute('onerror', 'window.planted = true')],
  ])('by a text that becomes %s is refused where it is set, and reported', async (_what, attack) => {
    const visitor = await Visitor.arrive(browser, gateway, { home: true });
    await expect(visitor.page.evaluate(attack)).rejects.toThrow(/requires 'Trusted/);
    await expect
      .poll(() => visitor.watch.findings())
      .toContainEqual(expect.stringMatching(/^CSP: require-trusted-types-for/));
    await visitor.leave();
  });

  it('by eval does not run', async () => {
    const visitor = await Visitor.arrive(browser, gateway, { home: true });
    await visitor.page.evaluate(() => {
      setTimeout(() => {
        (globalThis as unknown as { eval: (code: string) => void }).eval('window.planted = true');
      });
    });
    const findings = () => visitor.watch.findings();
    await expect.poll(findings).toContainEqual(expect.stringMatching(/^CSP: require-trusted-types-for/));
    await expect.poll(findings).toContainEqual(expect.stringMatching(/'unsafe-eval' is not an allowed source/));
    expect(await planted(visitor.page)).toBe(false);
    await visitor.leave();
  });

  it('by an inline style element without the nonce is not applied', async () => {
    const visitor = await Visitor.arrive(browser, gateway, { home: true });
    const applied = await visitor.page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { outline-width: 7px }';
      document.head.append(style);
      return getComputedStyle(document.body).outlineWidth;
    });
    expect(applied).not.toBe('7px');
    await visitor.leave();
  });
});

/** Loads the page again with more in it than the gateway has written. */
async function plantMarkup(page: Page, markup: string): Promise<void> {
  await page.route(page.url(), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) });
  });
  await page.reload();
}

function planted(page: Page): Promise<boolean> {
  return page.evaluate(() => 'planted' in window);
}

async function nonceOf(url: string): Promise<string> {
  const text = await (await fetch(url)).text();
  return /nonce="([^"]+)"/.exec(text)?.[1] ?? '';
}
