import fc from 'fast-check';
import type { Database } from '../../../gateway/db/database.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { LEDGER_TABLES } from '../support/ledgerFaults.ts';
import type { Log } from '../../../gateway/shared/log.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import { answerOf } from './answers.ts';
import { setClock } from '../../../gateway/sandbox/sandboxClock.ts';
import { instant } from '../../../gateway/clock/instant.ts';
import { operationsOf } from '../../../src/engine/operationsOf.ts';
import { bundleOf, Device, type Plan, type Tab } from './device.ts';
import { Network, scattered } from './network.ts';
import { FailingDatabase } from './failingDatabase.ts';
import { brokenPromises, carriedOut } from './promises.ts';
import { SimulatedTime } from './timers.ts';
import { watchedDatabase, type WatchedDatabase } from './watchedDatabase.ts';

export const START = '2025-03-03T10:00:00+08:00';
const MEMBERS = ['chan', 'wong', 'mok'] as const;
const MOST_TABS = 3;
/** After so many acts the ledger is looked at in any case. */
const LEDGER_AFTER = 100;
const DOINGS = {
  open: 2,
  press: 30,
  back: 2,
  type: 3,
  together: 4,
  change: 1,
  secondTab: 2,
  reload: 2,
  kill: 1,
  elsewhere: 1,
  wait: 2,
  restart: 1,
} as const;

/** One thing that happens: to which member and tab, which of what is possible, and how requests fare. */
export interface Act {
  readonly doing: keyof typeof DOINGS;
  readonly member: number;
  readonly pick: number;
  /** 0: no request meets a mishap. */
  readonly luck: number;
}

export const acts: fc.Arbitrary<Act> = fc.record({
  doing: fc.oneof(
    ...Object.entries(DOINGS).map(([doing, weight]) => ({
      arbitrary: fc.constant(doing as keyof typeof DOINGS),
      weight,
    })),
  ),
  member: fc.nat(MEMBERS.length - 1),
  pick: fc.nat(2 ** 20),
  luck: fc.oneof({ arbitrary: fc.constant(0), weight: 3 }, { arbitrary: fc.nat(2 ** 20), weight: 2 }),
});

/** Members with their browsers, the network and a gateway in one process. Only the simulation lets time pass. */
export class Simulation {
  readonly ended = new Map<string, number>();
  readonly network: Network;
  readonly #time = new SimulatedTime();
  readonly #devices = new Map<string, Device>();
  #now = Date.parse(START);
  #played = 0;

  private constructor(
    private readonly plan: Plan,
    private readonly database: WatchedDatabase,
    private running: Running,
    private readonly log: string[],
    private readonly before: number,
  ) {
    const operations = this.plan.ways.flatMap(({ flow }) => Object.values(operationsOf(bundleOf(plan.project, flow))));
    const moving = operations.flatMap(({ path, effect }) => (effect === 'money' ? [path] : []));
    this.network = new Network(
      {
        send: (request) => this.gateway.gateway.fetch(request),
        fail: (draw) => this.running.reached.fail(draw),
        mend: () => this.running.reached.mend(),
        dieAfter: (draw, last) => this.#die(draw, last),
      },
      new Set(moving),
    );
  }

  private get gateway(): SampleGateway {
    return this.running.gateway;
  }

  /** @param samples a database with the sample members at `START`; it is closed with the simulation */
  static async begin(plan: Plan, samples: Database): Promise<Simulation> {
    const database = watchedDatabase(samples, [...LEDGER_TABLES, 'card_orders']);
    const log: string[] = [];
    return new Simulation(plan, database, await running(log, database), log, await carriedOut(database));
  }

  close(): Promise<void> {
    return this.gateway.close();
  }

  /** Does one act and waits until every wizard says what to do next.
   * @returns what is not as it must be */
  async play({ doing, member, pick, luck }: Act): Promise<readonly string[]> {
    await this.network.deliverLate();
    const device = await this.#device(MEMBERS[member]!);
    this.network.decide(luck);
    await this.#do(doing, device, pick);
    const stuck = await this.#settle();
    this.network.decide(0);
    this.#played += 1;
    const broken = await brokenPromises(this.database, {
      tabs: this.#tabs(),
      written: [...this.network.saved.splice(0), ...this.log.splice(0)],
      effects: this.network.effects,
      before: this.before,
      isLedgerChanged: this.database.hasChanged() || this.#played % LEDGER_AFTER === 0,
    });
    for (const [owner, tab] of this.#owners()) this.#leaveEnded(owner, tab);
    return [...stuck, ...broken];
  }

  async #do(doing: Act['doing'], device: Device, pick: number): Promise<void> {
    const tab = device.tabs[pick % Math.max(1, device.tabs.length)];
    if (doing === 'wait') return this.#wait([1, 5, 61, 600, 90_000][pick % 5]!);
    if (doing === 'elsewhere') return void (await this.gateway.member(device.memberId));
    if (doing === 'restart') return this.#restart();
    if (doing === 'open' || tab === undefined) {
      if (device.tabs.length < MOST_TABS) device.open(this.plan.ways[pick % this.plan.ways.length]!);
      return;
    }
    switch (doing) {
      case 'press':
        return this.#press(device, tab, pick);
      case 'type':
        return this.#type(device, tab, pick);
      case 'together':
        return this.#together(device, tab, pick);
      case 'back':
        return tab.wizard.back();
      case 'change': {
        const steps = Object.keys(device.stepsOf(tab));
        return tab.wizard.edit(steps[pick % steps.length]!);
      }
      case 'secondTab':
        if (device.tabs.length < MOST_TABS) device.open(tab);
        return;
      case 'reload':
      case 'kill':
        device.close(tab, doing === 'reload');
        device.open(tab);
    }
  }

  async #press(device: Device, tab: Tab, pick: number): Promise<void> {
    const { wizard } = tab;
    const view = wizard.getView();
    if (view.type === 'resume') return wizard.resume(pick % 4 === 0 ? 'startOver' : 'continue');
    if (view.type === 'busy') return wizard.retry();
    if (view.type !== 'step') return;
    const draw = scattered(pick);
    const others = view.events.filter((event) => event !== 'NEXT');
    const answer = draw % 16 > 0 ? await this.#answer(device, tab, draw) : undefined;
    if (answer) return wizard.send('NEXT', answer);
    const other = others[draw % others.length];
    // What only a person can answer is left: a picture of a document, a number that is asked for by heart.
    if (other === undefined || draw % 2 === 0) {
      return device.close(tab, true);
    }
    wizard.send(other, {});
  }

  async #answer(device: Device, { wizard }: Tab, draw: number): Promise<JsonObject | undefined> {
    const view = wizard.getView();
    if (view.type !== 'step' || !view.events.includes('NEXT')) return undefined;
    return answerOf(this.plan.project, { wizard, lastCode: () => this.#lastCode(device) }, view, draw);
  }

  /** Types an answer and presses nothing. */
  async #type(device: Device, tab: Tab, pick: number): Promise<void> {
    const answer = await this.#answer(device, tab, scattered(pick));
    if (answer) tab.wizard.draft(answer);
  }

  /** Types the same answer in every tab that shows the same step, and presses NEXT in all of them in the same moment. */
  async #together(device: Device, tab: Tab, pick: number): Promise<void> {
    const answer = await this.#answer(device, tab, scattered(pick));
    const step = stepOf(tab);
    if (!answer || step === undefined) return;
    const same = device.tabs.filter((other) => other.flow === tab.flow && stepOf(other) === step);
    for (const { wizard } of same) wizard.draft(answer);
    for (const { wizard } of same) wizard.send('NEXT', answer);
  }

  /** Lets the wizards come to rest; who has waited for an hour of the simulation's is stuck. */
  async #settle(): Promise<readonly string[]> {
    for (let waited = 0; waited < 3600; waited += 10) {
      await this.#time.settle(this.network.inProgress);
      if (this.#busy().length === 0) return [];
      await this.#wait(10);
    }
    return this.#busy().map((tab) => `${tab.flow} is stuck: ${JSON.stringify(tab.wizard.getView()).slice(0, 200)}`);
  }

  async #wait(seconds: number): Promise<void> {
    this.#now += seconds * 1000;
    await this.database.transaction((tx) => setClock(tx, instant(this.#now), true));
    this.#time.pass(seconds * 1000);
  }

  async #restart(): Promise<void> {
    this.running.reached.end();
    this.running = await running(this.log, this.database);
  }

  async #die(draw: number, last: () => Promise<unknown>): Promise<void> {
    this.running.reached.fail(draw, true);
    await last();
    await this.#restart();
  }

  #busy(): readonly Tab[] {
    return this.#tabs().filter(({ wizard }) => {
      const view = wizard.getView();
      return view.type === 'loading' || (view.type === 'busy' && view.retry === undefined);
    });
  }

  #tabs(): readonly Tab[] {
    return [...this.#devices.values()].flatMap(({ tabs }) => tabs);
  }

  #owners(): readonly (readonly [Device, Tab])[] {
    return [...this.#devices.values()].flatMap((device) => device.tabs.map((tab) => [device, tab] as const));
  }

  #leaveEnded(device: Device, tab: Tab): void {
    const view = tab.wizard.getView();
    if (!['end', 'refused', 'saved'].includes(view.type)) return;
    const name = `${tab.flow} ${view.type === 'end' ? view.state : view.type}`;
    this.ended.set(name, (this.ended.get(name) ?? 0) + 1);
    device.close(tab, true);
  }

  /** A device of the member, who signs in again where the session is over. */
  async #device(memberId: string): Promise<Device> {
    const device =
      this.#devices.get(memberId) ?? new Device(memberId, this.#time, this.network, this.plan, instant(this.#now));
    this.#devices.set(memberId, device);
    if (!device.isSignedIn) {
      const open = [...device.tabs];
      for (const tab of open) device.close(tab, false);
      this.network.decide(0);
      await device.signIn((await this.gateway.member(memberId)).session);
      for (const tab of open) device.open(tab);
      await this.#settle();
    }
    return device;
  }

  async #lastCode({ memberId }: Device): Promise<string> {
    const [row] = await this.database.transaction((tx) =>
      tx.query<{ code: string }>(
        `SELECT code FROM sandbox_outbox, members WHERE member_id = $1 AND code IS NOT NULL
         AND recipient LIKE '%' || mob_no ORDER BY message_id DESC LIMIT 1`,
        [memberId],
      ),
    );
    return row?.code ?? '123456';
  }
}

function stepOf({ wizard }: Tab): string | undefined {
  const view = wizard.getView();
  return view.type === 'step' ? view.statePath : undefined;
}

/** A gateway, and the database as it reaches it. */
interface Running {
  readonly gateway: SampleGateway;
  readonly reached: FailingDatabase;
}

async function running(lines: string[], database: Database): Promise<Running> {
  const reached = new FailingDatabase(database);
  const log: Log = (record) => lines.push(JSON.stringify(record));
  // What befalls calls is played at the network.
  const gateway = await sampleGateway(START, {}, { database: reached.database, isFaultless: true, log });
  return { gateway, reached };
}
