import { describe, expect, it } from 'vitest';
import { journey } from './support/journey.ts';
import { chan } from './support/members.ts';
import type { Visitor } from './support/visitor.ts';
import { locales } from './support/words.ts';
import { beginTransfer, fillDetails, pay, rowOf } from './support/transfer.ts';

/** A member signs in and sends money, in each language, on a desk and on a phone (R-FLOW-02, R-FLOW-04, R-FLOW-41). */
const { arrive } = journey();

describe.each(locales.flatMap((locale) => [1280, 360].map((width) => ({ locale, width }))))(
  'in $locale at $width px',
  ({ locale, width }) => {
    it('signs in on a new device and sends money to a Hong Kong bank; the ledger shows it (R-GEN-21, R-GEN-41, R-PUB-08)', async () => {
      const member = await arrive({ home: true, locale, width, pictures: 'send', judged: true });
      await member.signIn(chan);
      const before = await availableOf(member);
      await beginTransfer(member);
      await fillDetails(member, { method: 'bank', amount: '123.40' });
      await expect.poll(() => rowOf(member, 'details', 'deducted')).toMatch(/^HK\$ \d/);
      const told = await rowOf(member, 'details', 'deducted');
      await member.picture('send-97-figures');
      await member.send('transfer-to-hk', 'details');
      await member.at('transfer-to-hk', 'review');
      expect(await rowOf(member, 'review', 'deducted')).toBe(told);
      await pay(member);
      await member.at('transfer-to-hk', 'done');
      await member.page.getByText(member.words.say('transfer-to-hk', 'steps.done.intro', { method: 'bank' })).waitFor();
      expect(await rowOf(member, 'done', 'remitted')).toBe('HK$ 123.40');
      expect(await rowOf(member, 'done', 'payeeBank')).not.toBe('');
      const reference = await rowOf(member, 'done', 'reference');
      expect(reference).toMatch(/^\d{10,}$/);
      const deducted = amountOf(await rowOf(member, 'done', 'deducted'));

      const [file] = await Promise.all([
        member.page.waitForEvent('download'),
        member.hands.press(
          member.page.getByRole('button', { name: member.words.say('shared', 'files.historyReceiptFile') }),
        ),
      ]);
      expect(file.suggestedFilename()).toBe(`receipt-${reference}-${locale}.pdf`);
      expect(await file.failure()).toBeNull();

      await member.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect.poll(() => onPaper(member)).toEqual({ says: true, controls: 0, isWhite: true });
      await member.picture('send-98-receipt-on-paper');
      await member.page.emulateMedia({ media: null, colorScheme: null });

      await member.hands.press(member.page.getByRole('link', { name: member.words.say('shared', 'next./dashboard') }));
      await expect.poll(() => availableOf(member)).toBeCloseTo(before - deducted, 2);
      await member.picture('send-99-dashboard');
    });
  },
);

/** What a printed receipt has: who gives it, nothing to press, and a ground that costs no ink. */
async function onPaper({ page }: Visitor) {
  const name = (await page.getByRole('banner').innerText()).trim();
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  return {
    says: name !== '' && (await page.title()).endsWith(name),
    controls: await page.locator('button:visible, main a:visible').count(),
    isWhite: ground === 'rgb(255, 255, 255)',
  };
}

async function availableOf(member: Visitor): Promise<number> {
  const { page, words } = member;
  const card = page.getByRole('region', { name: words.say('pages', 'dashboard.balanceLabel') });
  const label = card.getByText(words.say('pages', 'dashboard.available'), { exact: true });
  return amountOf(await label.locator('xpath=following-sibling::dd').innerText());
}

function amountOf(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''));
}
