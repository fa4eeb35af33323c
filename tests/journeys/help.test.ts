import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json } from '../../src/domain/json.ts';
import { getAt } from '../../src/domain/jsonPointer.ts';
import { LINK_MARK } from '../../src/i18n/linkMark.ts';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import { startOver } from './support/summary.ts';
import type { Visitor } from './support/visitor.ts';

/** What a step tells besides its questions: lists, what opens, and links that leave the wizard where it is. */
const CARD = 'login-by-card';
const WALLET = 'card-contactless';
const { arrive } = journey();

/** What stands in the words of a flow, which may be in a list. */
function said({ words }: Visitor, flow: string, ...at: readonly string[]): Json | undefined {
  return getAt(JSON.parse(readFileSync(`locales/${words.locale}/${flow}.json`, 'utf8')) as Json, ['steps', ...at]);
}

const textAt = (visitor: Visitor, flow: string, ...at: readonly string[]) => String(said(visitor, flow, ...at));

/** The words of the link in a text. */
function linkIn(text: string): string {
  return [...text.matchAll(LINK_MARK)][0]?.[2] ?? '';
}

/** The tab that a link opens. */
async function opened(visitor: Visitor, name: string): Promise<Page> {
  const [tab] = await Promise.all([
    visitor.context.waitForEvent('page'),
    visitor.hands.press(visitor.page.getByRole('main').getByRole('link', { name })),
  ]);
  await tab.waitForLoadState();
  return tab;
}

it('who signs in by card opens where to look, reads on in another tab, and finds what was typed', async () => {
  const visitor = await arrive({ judged: true, locale: 'zh-HK', width: 360 });
  await visitor.open('/loginByCvc');
  await visitor.at(CARD, 'card');
  const expiry = visitor.words.label(CARD, 'card', 'expiry_date', 'expiry-date');
  await visitor.type(expiry, '1128');
  const item = visitor.page
    .getByRole('listitem')
    .filter({ hasText: textAt(visitor, CARD, 'card', 'body', '0', 'body', '0', 'list', '0') });
  expect(await item.isVisible()).toBe(false);
  const more = visitor.page.locator('summary').filter({ hasText: textAt(visitor, CARD, 'card', 'body', '0', 'more') });
  await visitor.hands.press(more);
  await item.waitFor();
  await visitor.look('login-by-card-more');
  const lost = linkIn(textAt(visitor, CARD, 'card', 'body', '0', 'body', '1'));
  const tab = await opened(visitor, lost);
  expect(new URL(tab.url()).pathname).toBe('/gc4-app-pc/helpCenter/v2/menu2/q2');
  await tab.close();
  await visitor.at(CARD, 'card');
  expect(await visitor.page.getByLabel(expiry, { exact: true }).inputValue()).toBe('11/28');
});

it('with the keyboard alone, help below a question opens and leads to a site that the deployment names', async () => {
  const visitor = await arrive({ judged: true, keysOnly: true });
  await visitor.enter(chan, { at: '/cards/contactless' });
  await startOver(visitor, WALLET, 'choose');
  const help = (...at: readonly string[]) => textAt(visitor, WALLET, 'choose', 'fields', 'wallet', 'help', '0', ...at);
  await visitor.hands.press(visitor.page.locator('summary').filter({ hasText: help('more') }));
  const devices = visitor.page.getByRole('main').getByRole('link', { name: linkIn(help('body', '2')) });
  await devices.waitFor();
  const seen = await Promise.all(['href', 'target', 'rel'].map((name) => devices.getAttribute(name)));
  expect(seen).toEqual(['https://offers.wallet.example/contactless', '_blank', 'noopener noreferrer']);
  expect(await devices.textContent()).toContain(visitor.words.say('shared', 'widgets.help.newTab').trim());
});

it('a document of the footer opens beside the review, for whoever is signed in', async () => {
  const visitor = await arrive({ judged: true, locale: 'zh-CN' });
  await visitor.enter(chan, { at: '/cards/contactless' });
  await startOver(visitor, WALLET, 'choose');
  await visitor.hands.check(visitor.page.getByRole('radio').first());
  await visitor.hands.check(visitor.page.getByRole('radio').last());
  await visitor.send(WALLET, 'choose');
  await visitor.at(WALLET, 'review');
  const tab = await opened(visitor, linkIn(textAt(visitor, WALLET, 'review', 'body', '1')));
  expect(new URL(tab.url()).pathname).toBe('/gc4-app-pc/safety');
  await visitor.at(WALLET, 'review');
});
