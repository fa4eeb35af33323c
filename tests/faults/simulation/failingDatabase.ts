import type { Database } from '../../../gateway/db/database.ts';
import { DatabaseAway } from '../../../gateway/db/databaseAway.ts';

/** What becomes of a transaction whose connection is lost: it is never begun, it is rolled back, or it is committed and nobody hears of it. */
const FATES = ['notBegun', 'rolledBack', 'notHeardOf'] as const;
type Fate = (typeof FATES)[number];

/** Of the transactions of one call the first, or one of those that follow. */
const MOST_BEFORE = 4;

/** The database as one gateway reaches it. Which transaction fails, and how, depends on a number alone. */
export class FailingDatabase {
  readonly database: Database;
  #failing: { before: number; readonly fate: Fate; readonly forGood: boolean } | undefined;
  #isGone = false;

  constructor(private readonly sound: Database) {
    this.database = { ...sound, transaction: (work, options) => this.#transaction(work, options) };
  }

  /** Lets one of the next transactions fail.
   * @param forGood and all that come after it, as when the gateway dies there */
  fail(draw: number, forGood = false): void {
    this.#failing = {
      before: draw % MOST_BEFORE,
      fate: FATES[Math.floor(draw / MOST_BEFORE) % FATES.length]!,
      forGood,
    };
  }

  /** What has not failed by now does not. */
  mend(): void {
    this.#failing = undefined;
  }

  /** Nothing reaches it any more. */
  end(): void {
    this.#isGone = true;
  }

  readonly #transaction: Database['transaction'] = async (work, options) => {
    const fate = this.#fate();
    if (fate === 'notBegun') throw new DatabaseAway('ECONNREFUSED');
    const made = await this.sound.transaction(async (tx) => {
      const done = await work(tx);
      if (fate === 'rolledBack') throw new DatabaseAway('57P01');
      return done;
    }, options);
    if (fate === 'notHeardOf') throw new DatabaseAway('ECONNRESET');
    return made;
  };

  #fate(): Fate | undefined {
    if (this.#isGone) return 'notBegun';
    const failing = this.#failing;
    if (!failing || failing.before-- > 0) return undefined;
    this.#failing = undefined;
    this.#isGone = failing.forGood;
    return failing.fate;
  }
}
