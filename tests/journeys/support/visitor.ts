import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { memoryStorage } from '../../../src/api/memoryStorage.ts';
import { createSession, SESSION_KEY } from '../../../src/api/session.ts';
import { coveredControls } from '../../support/coveredControls.ts';
import { WalletClient } from '../../support/walletClient.ts';
import { findBarriers } from './axe.ts';
import { withFinger, withKeys, withMouse, type Hands } from './hands.ts';
import { PASSWORD, type SampleMember } from './members.ts';
import type { Demonstration } from './demonstration.ts';
import { isFirstToJudge } from './judgedOnce.ts';
import type { Place } from './places.ts';
import { watchSaves } from './savesUnderWay.ts';
import { sentCode } from './sentCode.ts';
import { watchContext, type Watch } from './watch.ts';
import { wordsOf, type Locale, type Words } from './words.ts';

const BASE = '/gc4-app-pc';
/** The choice of a language in this browser session (src/i18n/keptLocale.ts). */
const LOCALE_COOKIE = 'gc4-app-pc-lang';
/** Narrower than this is a phone, which is worked with a finger. */
export const PHONE = 600;
/** The windows that a screen is judged in besides the visitor's own. */
const NARROW = 320;
const DESK = 1280;
/** What a visitor speaks and looks through where the test does not say: `npm test -- journeys --locale=zh-CN --width=320`. */
const USUAL = {
  locale: (process.env['VISITOR_LOCALE'] ?? 'en') as Locale,
  width: Number(process.env['VISITOR_WIDTH'] ?? 1280),
};
const SWITCH: { readonly [L in Locale]: string } = { 'zh-HK': '繁', 'zh-CN': '简', en: 'English' };

export interface VisitorOptions {
  readonly locale?: Locale;
  readonly width?: number;
  /** Takes pictures under this name, for people to look at. */
  readonly pictures?: string;
  /** Judges every step on the way by axe, once in each language, and that on a phone and on a desk nothing stands outside the window or covers
   * what can be pressed. */
  readonly judged?: boolean;
  /** Has no mouse; a press of one is a finding. */
  readonly keysOnly?: boolean;
  /** Has not asked for less movement, as everybody else here has. */
  readonly moving?: boolean;
  /** Begins at the home page and chooses the language there; everybody else here has chosen it before and goes where
   * the test says. */
  readonly home?: boolean;
  readonly dark?: boolean;
}

/** Someone at a browser of their own: knows the words of the language, the labels and the buttons. */
export class Visitor {
  words: Words;
  readonly hands: Hands;
  /** What axe found on the way, what stood outside the window and what was covered. */
  readonly barriers: string[] = [];
  /** Steps come to, as `flow/state`. */
  readonly screens: string[] = [];
  #picture = 0;
  #pressedAt = 0;
  /** Where a code was obtained, and how often a form of the page had been sent by then or by the last press. */
  #code: { readonly title: string; readonly sent: number } | undefined;

  private constructor(
    readonly demonstration: Demonstration,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly watch: Watch,
    readonly whenSaved: () => Promise<void>,
    readonly options: Required<Pick<VisitorOptions, 'locale' | 'width'>> & VisitorOptions,
  ) {
    this.words = wordsOf(options.locale);
    const pointer = options.width < PHONE ? withFinger : withMouse;
    this.hands = options.keysOnly ? withKeys(page) : pointer;
  }

  static async arrive(browser: Browser, demonstration: Demonstration, options: VisitorOptions = {}): Promise<Visitor> {
    const { locale, width } = { ...USUAL, ...options };
    const context = await browser.newContext({
      viewport: { width, height: width < PHONE ? 780 : 900 },
      hasTouch: width < PHONE,
      reducedMotion: options.moving ? 'no-preference' : 'reduce',
      colorScheme: options.dark ? 'dark' : 'light',
    });
    const watch = await watchContext(context);
    const whenSaved = watchSaves(context);
    await context.addInitScript(countSent);
    if (options.keysOnly) await context.addInitScript(refuseMouse);
    const page = await context.newPage();
    const visitor = new Visitor(demonstration, context, page, watch, whenSaved, { ...options, locale, width });
    if (options.home) {
      await visitor.open('/');
      if (locale !== 'zh-HK') await visitor.speak(locale);
    } else {
      const domain = new URL(demonstration.origin).hostname;
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, domain, path: `${BASE}/`, sameSite: 'Lax' }]);
    }
    return visitor;
  }

  /** A second tab of the same browser, in the language that was chosen in the first (R-GEN-55). */
  async newTab(route: string): Promise<Visitor> {
    const page = await this.context.newPage();
    const tab = new Visitor(this.demonstration, this.context, page, this.watch, this.whenSaved, this.options);
    tab.words = this.words;
    await tab.open(route);
    await page.locator(`html[lang="${this.words.locale}"]`).waitFor({ state: 'attached' });
    return tab;
  }

  async open(route: string): Promise<void> {
    await this.page.goto(`${this.demonstration.origin}${BASE}${route}`);
    // What the build has written cannot be worked yet.
    await this.page.locator('#prerendered').waitFor({ state: 'detached' });
  }

  /** Changes the language by the switch in the header. */
  async speak(locale: Locale): Promise<void> {
    await this.press(SWITCH[locale]);
    await this.page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
    this.words = wordsOf(locale);
  }

  /** Comes to a page, and waits until all of it is there. @returns its heading */
  async come(route: string): Promise<string> {
    await this.open(route);
    return this.#arrived();
  }

  /** Sees the page that is open in another language, through another window: all of it, without loading it again. @returns its heading */
  async see({ locale, width }: { readonly locale: Locale; readonly width: number }): Promise<string> {
    const height = this.page.viewportSize()?.height ?? 0;
    if (width !== this.#width) await this.page.setViewportSize({ width, height });
    if (locale !== this.words.locale) {
      await this.hands.press(this.page.getByRole('button', { name: SWITCH[locale], exact: true }));
      await this.page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' });
      this.words = wordsOf(locale);
    }
    return this.#arrived();
  }

  get #width(): number {
    return this.page.viewportSize()?.width ?? this.options.width;
  }

  async #arrived(): Promise<string> {
    const main = this.page.locator('main');
    const heading = main.locator('h1').first();
    await heading.waitFor();
    const waiting = main.getByRole('status').getByText(this.words.say('app', 'loading'), { exact: true });
    await waiting.first().waitFor({ state: 'detached' });
    return heading.innerText();
  }

  /** The address of a page; of one that shows a row of a list, with the first of them. */
  async addressOf({ route, search, listedAt }: Place): Promise<string> {
    if (listedAt === undefined) return route + search;
    await this.come(listedAt);
    const link = this.page.locator(`main a[href*="${route}?"]`).first();
    return String(await link.getAttribute('href')).replace(BASE, '');
  }

  get route(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname.replace(BASE, '') + search;
  }

  heading(text: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name: text, exact: true });
  }

  /** Waits for a step of a flow, by its title. */
  async at(flow: string, state: string): Promise<void> {
    await this.heading(this.words.say(flow, `steps.${state}.title`)).waitFor();
    this.screens.push(`${flow}/${state}`);
    await this.look(`${flow}-${state}`);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: false }).first();
  }

  /** As quick as a person at best: two taps at one place in short time are one wish, on whatever steps. A press may itself take
   * long, so the moment counts from its end. */
  async press(label: string | RegExp): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, this.#pressedAt + this.hands.moment - Date.now()));
    await this.hands.press(this.page.getByRole('button', { name: label, exact: true }));
    this.#pressedAt = Date.now();
  }

  /** NEXT or another button of a step. */
  async send(flow: string, state: string, event = 'NEXT'): Promise<void> {
    if (event === 'NEXT' && (await this.#isSentByLastDigit(flow, state))) return;
    await this.press(this.words.button(flow, state, event));
  }

  /** A code has come: what is typed on this step from now on may send it by itself. */
  async obtainedCode(): Promise<void> {
    this.#code = await this.page.evaluate(sentSoFar);
  }

  async #isSentByLastDigit(flow: string, state: string): Promise<boolean> {
    const before = this.#code;
    if (before === undefined || !this.words.pattern(flow, `steps.${state}.title`).test(before.title)) return false;
    const { sent } = await this.page.evaluate(sentSoFar);
    this.#code = { ...before, sent };
    return sent > before.sent;
  }

  async type(label: string, value: string): Promise<void> {
    await this.hands.put(this.page.getByLabel(label, { exact: true }), value);
  }

  // ---------------------------------------------------------------- signing in

  async fillCredentials(member: SampleMember, password = PASSWORD): Promise<void> {
    const label = (field: string, shared: string) =>
      this.words.label('login-by-password', 'credentials', field, shared);
    this.watch.secret(password);
    await this.hands.choose(this.page.getByLabel(label('area_code', 'area-code')), member.areaCode);
    await this.hands.put(this.page.getByLabel(label('login_id', 'login-id')), member.mobile);
    await this.hands.put(this.page.getByLabel(label('login_pwd', 'login-pwd'), { exact: true }), password);
  }

  async tryToSignIn(member: SampleMember, password = PASSWORD): Promise<void> {
    await this.fillCredentials(member, password);
    await this.send('login-by-password', 'credentials');
  }

  /** Types the one-time code that the sandbox shows; its last digit sends it. */
  async enterCode(flow: 'device-code' | 'one-time-code', mobile: string): Promise<void> {
    const code = await sentCode(this, mobile);
    await this.hands.put(this.page.getByLabel(this.words.label(flow, 'enter', 'code', 'one-time-code')), code);
  }

  /** Comes as a member who has signed in before, by the gateway alone: the form of signing in has journeys of its own. */
  async enter(member: SampleMember, { card = 0, at = '/dashboard' } = {}): Promise<void> {
    const { demonstration, context, words } = this;
    await demonstration.sandbox.advanceClock(61);
    const known = await context.cookies(`${demonstration.origin}/gateway/`);
    const cookies = new Map(known.map(({ name, value }) => [name, value]));
    const client = new WalletClient(fetch, demonstration.origin, cookies);
    client.lang = words.locale;
    const { login_info } = await client.signIn(member.mobile, card, member.areaCode);
    const place = { domain: new URL(demonstration.origin).hostname, path: '/gateway' };
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, ...place, httpOnly: true })));
    const local = memoryStorage();
    createSession({ local, tab: memoryStorage() }).start(client.session, login_info);
    // A page of the same origin that runs no script: the portal finds the session when it begins.
    await this.open('/icon.svg');
    const session = [SESSION_KEY, local.getItem(SESSION_KEY) ?? ''] as const;
    await this.page.evaluate(([key, state]) => localStorage.setItem(key, state), session);
    await this.open(at);
  }

  /** From anywhere to the dashboard, or to where sign-in was asked for. */
  async signIn(member: SampleMember, { card = 0, from = '/login' } = {}): Promise<void> {
    await this.demonstration.sandbox.advanceClock(61);
    if (from !== '') await this.open(from);
    await this.at('login-by-password', 'credentials');
    await this.tryToSignIn(member);
    if (member.cards > 1) {
      await this.at('choose-card', 'pick');
      await this.hands.check(this.page.getByRole('radio').nth(card));
      await this.send('choose-card', 'pick');
    }
    const code = this.heading(this.words.say('device-code', 'steps.enter.title'));
    const inside = this.page.getByRole('navigation', { name: this.words.say('app', 'menu.label') });
    await code.or(inside.first()).first().waitFor();
    if (await code.isVisible()) {
      await this.at('device-code', 'enter');
      await this.enterCode('device-code', member.mobile);
    }
    await this.page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }

  // ---------------------------------------------------------------- judging

  /** A picture for people to look at, where `PICTURES=1` asks for it: each takes longer than the step it shows. */
  async picture(name: string): Promise<void> {
    if (!process.env['PICTURES']) return;
    const folder = `test-results/journeys/${this.words.locale}-${this.#width}`;
    mkdirSync(folder, { recursive: true });
    const y = await this.page.evaluate(() => scrollY);
    await this.page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    // A picture of the whole page leaves it at another place than the browser believes, and the next click misses.
    await this.page.evaluate((top) => scrollTo(0, top), y);
  }

  /** Looks at the screen: judges it and takes a picture where that is wanted.
   * @param shown what is judged once only, where its name does not say it */
  async look(name: string, shown = name): Promise<void> {
    if (this.options.judged && isFirstToJudge(`${shown} ${this.words.locale}`)) {
      this.barriers.push(...(await findBarriers(this.page)).map((finding) => `${name}: ${finding}`));
      const { page } = this;
      const own = page.viewportSize();
      for (const width of [this.#width, this.#width < PHONE ? DESK : NARROW]) {
        if (width !== this.#width) await page.setViewportSize({ width, height: own?.height ?? 0 });
        // What the portal lays out by a media query follows one frame after the window.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        const findings = await page.evaluate(coveredControls);
        const outside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (outside > 0) this.barriers.push(`${name}: at ${width} px ${outside} px stand outside the window`);
        this.barriers.push(...findings.map((finding) => `${name}: at ${width} px ${finding}`));
      }
      if (own) await page.setViewportSize(own);
    }
    if (this.options.pictures === undefined) return;
    this.#picture += 1;
    await this.picture(`${this.options.pictures}-${String(this.#picture).padStart(2, '0')}-${name}`);
  }

  /** Of a journey that failed: a picture, and what stood on the screen. */
  async lastWords(journey: string): Promise<string> {
    const pages = this.context.pages();
    const texts = await Promise.all(
      pages.map(async (page, index) => {
        const name = `${journey.replace(/\W+/g, '-').slice(0, 80)}-${index}`;
        mkdirSync('test-results/failed', { recursive: true });
        await page.screenshot({ path: `test-results/failed/${name}.png`, fullPage: true });
        return `${page.url()}\n${await page.locator('body').innerText()}`;
      }),
    );
    return `"${journey}" stopped at:\n${texts.join('\n---\n')}`;
  }

  async leave(): Promise<void> {
    await this.whenSaved();
    await this.context.close();
  }
}

interface Counting {
  timesSent: number;
}

/** Runs in the page. */
function countSent(): void {
  const counts = globalThis as unknown as Counting;
  counts.timesSent = 0;
  addEventListener('submit', () => (counts.timesSent += 1), true);
}

/** Runs in the page. */
function sentSoFar(): { title: string; sent: number } {
  const { timesSent } = globalThis as unknown as Counting;
  return { title: document.querySelector('h1')?.textContent ?? '', sent: timesSent };
}

/** Runs in the page. */
function refuseMouse(): void {
  addEventListener('pointerdown', (event) => console.warn(`the mouse was used on ${String(event.target)}`), true);
}
