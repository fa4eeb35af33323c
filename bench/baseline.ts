import type { Locator, Page } from 'playwright-core';

/** One way to write the wizard: where it is served and how its details step is filled. */
export interface Baseline {
  readonly name: string;
  /** The wizard, and a form of so many text fields. */
  readonly wizardUrl: string;
  readonly fieldsUrl: (count: number) => string;
  /** What a member needs before the page opens: a session, a language. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Matches the first field of the details step. */
  readonly firstField: string;
  /** Fills the details step by FPS to a mobile number. */
  readonly fill: (page: Page) => Promise<void>;
  /** The details step's amount. */
  readonly amount: (page: Page) => Locator;
  readonly next: (page: Page) => Promise<void>;
  readonly review: string;
  readonly back: (page: Page) => Promise<void>;
}
