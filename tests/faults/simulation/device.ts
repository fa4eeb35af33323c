import { createCalls } from '../../../src/api/calls.ts';
import { createClock, type Clock } from '../../../src/api/clock.ts';
import { createGateway, type Gateway } from '../../../src/api/gateway.ts';
import { createMember, type Member } from '../../../src/api/member.ts';
import { memoryStorage } from '../../../src/api/memoryStorage.ts';
import type { Portal } from '../../../src/api/PortalContext.tsx';
import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import { randomText } from '../../../src/api/randomText.ts';
import { createSession, type Session } from '../../../src/api/session.ts';
import { bundleFlow } from '../../../src/compile/bundleFlow.ts';
import type { Project } from '../../../src/compile/project.ts';
import type { JsonObject } from '../../../src/domain/json.ts';
import type { FlowBundle } from '../../../src/engine/bundle.ts';
import { operationsOf } from '../../../src/engine/operationsOf.ts';
import type { Locks } from '../../../src/engine/ports.ts';
import { RunningWizard } from '../../../src/engine/runningWizard.ts';
import { pageLocks } from '../../../src/engine/pageLocks.ts';
import type { World } from '../../../src/rules/compiled.ts';
import { createWorld } from '../../../src/wizard/createWorld.ts';
import { memberRecords } from '../../../src/wizard/memberRecords.ts';
import type { RecordNews } from '../../../src/wizard/recordNews.ts';
import { visitorRecords } from '../../../src/wizard/visitorRecords.ts';
import type { Send } from '../../support/walletClient.ts';
import type { SimulatedTime } from './timers.ts';

const BASE = 'http://127.0.0.1/gateway/gc4-app-server';
const RECORD_ID_LENGTH = 22;
const TIMEOUT_MS = 60_000;

/** One way into a flow. */
export interface Way {
  readonly flow: string;
  readonly entry: string;
  readonly input?: JsonObject;
}

/** A wizard in a tab, as the portal runs it, without the page around it. */
export interface Tab extends Way {
  readonly wizard: RunningWizard;
}

/** What members do, and how the portal calls for them. */
export interface Plan {
  readonly project: Project;
  readonly ways: readonly Way[];
  readonly calls: (calls: OperationCalls) => OperationCalls;
  readonly newId?: () => string;
}

/** What a browser says of itself, and how long it waits for a reply; asked at every request. */
export interface Habits {
  lang: string;
  timeoutMs: number;
}

/** Where one member is signed in: a session, the tabs open, the clock as the gateway tells it. */
export class Device {
  readonly tabs: Tab[] = [];
  readonly local = memoryStorage();
  /** Of all tabs here: a visitor has one. */
  readonly tab = memoryStorage();
  readonly session: Session = createSession({ local: this.local, tab: this.tab });
  readonly habits: Habits = { lang: 'en', timeoutMs: TIMEOUT_MS };
  readonly #gateway: Gateway;
  readonly #member: Member;
  readonly #world: () => World;
  readonly #clock: Clock;
  readonly #locks: Locks = pageLocks();
  readonly #listeners = new Set<{ readonly flow: string; readonly hears: RecordNews; readonly listener: () => void }>();

  constructor(
    readonly memberId: string,
    private readonly time: SimulatedTime,
    network: { readonly fetch: Send },
    private readonly plan: Plan,
    now: string,
  ) {
    const clock = createClock(Date.parse(now), time.elapsed);
    const { habits } = this;
    this.#clock = clock;
    this.#gateway = createGateway({
      baseUrl: BASE,
      session: this.session,
      clock,
      lang: () => habits.lang,
      terminalNo: 'GC4PC001',
      get timeoutMs() {
        return habits.timeoutMs;
      },
      notify: () => undefined,
      onSessionEnd: () => this.session.end('gateway'),
      fetch: network.fetch,
    });
    this.#member = createMember(this.#gateway, this.session);
    const { constants, calendars, site } = plan.project;
    this.#world = createWorld(
      { clock, session: this.session, member: this.#member },
      {
        constants: Object.values(constants).map(({ constant }) => constant),
        calendars: calendars as unknown as JsonObject,
        site: site?.data as JsonObject,
      },
    );
  }

  /** What pages are given. */
  get portal(): Portal {
    return { gateway: this.#gateway, session: this.session, clock: this.#clock, member: this.#member };
  }

  get isSignedIn(): boolean {
    return this.session.get().token !== undefined;
  }

  async signIn(token: string): Promise<void> {
    this.session.start(token, undefined);
    await this.#member.load();
  }

  /** Opens a wizard; it is loading still. */
  open({ flow, entry, input = {} }: Way): Tab {
    const bundle = bundleOf(this.plan.project, flow);
    const { token } = this.session.get();
    const wizard = new RunningWizard({
      bundle,
      entry,
      input,
      world: this.#world,
      records:
        token === undefined
          ? visitorRecords(this.tab, this.#clock.now)
          : memberRecords(
              this.#gateway,
              this.#newsOfTab(),
              () => accountsOf(this.#member),
              () => this.session.get().token !== token,
            ),
      calls: this.plan.calls(createCalls(this.#gateway, (id) => operationsOf(bundle)[id], this.session)),
      locks: this.#locks,
      timers: this.time.timers,
      newId: this.plan.newId ?? (() => randomText(RECORD_ID_LENGTH)),
    });
    const tab = { flow, entry, input, wizard };
    this.tabs.push(tab);
    void wizard.open();
    return tab;
  }

  /** What a tab hears from the others here, and tells them. */
  #newsOfTab(): RecordNews {
    const news: RecordNews = {
      tell: (flow) => {
        for (const other of this.#listeners) if (other.hears !== news && other.flow === flow) other.listener();
      },
      listen: (flow, listener) => {
        const heard = { flow, hears: news, listener };
        this.#listeners.add(heard);
        return () => this.#listeners.delete(heard);
      },
    };
    return news;
  }

  /** Steps of the tab's flow, by name. */
  stepsOf({ flow }: Tab) {
    return bundleOf(this.plan.project, flow).flow.states;
  }

  /** @param isLeft kept as a page that is left keeps it; otherwise it is killed without a word */
  close(tab: Tab, isLeft: boolean): void {
    if (isLeft) tab.wizard.keep(true);
    tab.wizard.close();
    this.tabs.splice(this.tabs.indexOf(tab), 1);
  }
}

function accountsOf(member: Member): readonly string[] {
  const state = member.get();
  return state.status === 'ready' ? state.info.account_list.map(({ account_id }) => account_id) : [];
}

const bundles = new Map<string, FlowBundle>();

/** A flow as it is compiled for the portal, once for a process. */
export function bundleOf(project: Project, flow: string): FlowBundle {
  const bundle = bundles.get(flow) ?? bundleFlow(project, flow);
  bundles.set(flow, bundle);
  return bundle;
}
