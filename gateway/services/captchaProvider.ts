import type { JsonObject } from '../../src/domain/json.ts';
import type { Transaction } from '../db/transaction.ts';

/** `work` is done by the browser while a form is filled in; the others ask a person. */
export type CaptchaKind = 'work' | 'picture' | 'sound';

export interface GivenCaptcha {
  readonly key: string;
  readonly kind: CaptchaKind;
  /** Of work: leading zero bits that SHA-256 of `<key>:<answer>` must have. */
  readonly bits?: number;
  /** A data URL of the picture or the sounds. */
  readonly image?: string;
  readonly sound?: string;
}

export interface CaptchaEntry {
  readonly key: string;
  readonly answer: string;
}

export interface CaptchaAround {
  /** Where the caller comes from; work is good from there only. */
  readonly source: string;
  readonly now: string;
  readonly constants: JsonObject;
}

/** What tells people from programs: `builtInCaptchas`, or a provider of the deployment's. */
export interface CaptchaProvider {
  readonly give: (tx: Transaction, kind: CaptchaKind, around: CaptchaAround) => Promise<GivenCaptcha>;
  /** What was solved; right or wrong, it is gone afterwards. */
  readonly take: (tx: Transaction, entry: CaptchaEntry, around: CaptchaAround) => Promise<CaptchaKind | undefined>;
}
