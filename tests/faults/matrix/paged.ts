import type { JsonObject } from '../../../src/domain/json.ts';
import type { Locale } from '../../../src/i18n/locale.ts';
import type { Tab } from '../simulation/device.ts';
import { Browser } from './browser.ts';
import type { openPage as OpenPage, StepPage } from './StepPage.tsx';

/** A browser with its pages, where fields call by themselves. */
export class PagedBrowser extends Browser {
  readonly #pages = new Map<Tab, StepPage>();
  readonly #all: StepPage[] = [];
  #open: typeof OpenPage | undefined;

  /** @param typed what stands in the fields of the step */
  show(openPage: typeof OpenPage, typed: JsonObject): void {
    this.#open = openPage;
    this.#show(this.tab, typed);
  }

  get page(): StepPage | undefined {
    return this.#pages.get(this.tab);
  }

  get otherPage(): StepPage | undefined {
    return this.other && this.#pages.get(this.other);
  }

  /** What the pages have fallen over, those too that are closed by now. */
  get fallen(): readonly unknown[] {
    return this.#all.map((page) => page.broken()).filter((error) => error !== undefined);
  }

  override reload(): void {
    this.#close(this.tab);
    super.reload();
    this.#show(this.tab);
  }

  override openAnother(): void {
    super.openAnother();
    if (this.other) this.#show(this.other);
  }

  override async signInAgain(token: string): Promise<void> {
    this.#close(this.tab);
    await super.signInAgain(token);
    this.#show(this.tab);
  }

  override async speak(lang: string): Promise<void> {
    await super.speak(lang);
    await this.page?.speak(lang as Locale);
  }

  override async end(): Promise<void> {
    for (const tab of [...this.#pages.keys()]) this.#close(tab);
    await super.end();
  }

  #show(tab: Tab, typed?: JsonObject): void {
    if (!this.#open) return;
    const page = this.#open(this.begun.project, this.device.portal, tab, typed);
    this.#pages.set(tab, page);
    this.#all.push(page);
  }

  #close(tab: Tab): void {
    this.#pages.get(tab)?.close();
    this.#pages.delete(tab);
  }
}
