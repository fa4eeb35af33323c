import type { Browser } from './browser.ts';
import type { Wallet } from './wallet.ts';

const MOST_TURNS = 6;

/** Continues, tries again, signs in again, whatever a screen without a step offers. */
export async function goOn(browser: Browser, wallet: Wallet): Promise<boolean> {
  const { begun, device } = browser;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { view } = browser;
    if (begun.token !== undefined && !device.isSignedIn && view.type !== 'end') {
      await browser.signInAgain(await wallet.signIn(begun.memberId));
    } else if (view.type === 'resume') browser.tab.wizard.resume('continue');
    else if (view.type === 'busy') browser.tab.wizard.retry();
    else if (browser.other?.wizard.getView().type === 'resume') browser.other.wizard.resume('continue');
    else return true;
    if (!(await browser.rest())) return false;
  }
  return true;
}
