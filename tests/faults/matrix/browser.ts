import type { OperationCalls } from '../../../src/api/operationCalls.ts';
import type { Project } from '../../../src/compile/project.ts';
import type { Json, JsonObject } from '../../../src/domain/json.ts';
import type { WizardView } from '../../../src/engine/view.ts';
import type { FlowRecord } from '../../../src/engine/record.ts';
import { RECORD_PREFIX } from '../../../src/api/session.ts';
import { Device, type Tab, type Way } from '../simulation/device.ts';
import { SimulatedTime } from '../simulation/timers.ts';
import type { Seam } from './seam.ts';

/** One thing that a member does, so that it can be done once more. */
export type Doing =
  | { readonly type: 'send'; readonly event: string; readonly answer: JsonObject }
  | { readonly type: 'field'; readonly operation: string; readonly input: JsonObject };

export interface Begun {
  readonly project: Project;
  readonly way: Way;
  readonly memberId: string;
  readonly token: string | undefined;
  readonly now: string;
}

/** Where a call is made, and its number among those of the wizards here. */
export interface Call {
  readonly path: string;
  readonly operation: string;
}

/** Seconds. */
const WAIT = 10;
const LONGEST_WAIT = 3600;
/** A record of a run has always the same name, so that what was answered once can be answered again. */
const RECORD_ID = 'matrix0000000000000000';

/** A member or visitor with a browser: what the portal is made of, without its pages. */
export class Browser {
  readonly device: Device;
  readonly time = new SimulatedTime();
  /** What was shown, step by step. */
  readonly shown: WizardView[] = [];
  tab!: Tab;
  other: Tab | undefined;
  /** What Back did, where it was pressed while a call was under way. */
  wentBack: { readonly from: WizardView; readonly to: WizardView } | undefined;
  #records = 0;

  constructor(
    readonly begun: Begun,
    readonly seam: Seam,
    private readonly onCall: (call: Call) => Promise<void> | void,
    private readonly hear: (calls: OperationCalls) => OperationCalls = (calls) => calls,
  ) {
    const plan = {
      project: begun.project,
      ways: [begun.way],
      calls: (calls: OperationCalls) => this.#watched(this.hear(calls)),
      newId: () => `${RECORD_ID.slice(0, -2)}${String((this.#records += 1)).padStart(2, '0')}`,
    };
    this.device = new Device(begun.memberId, this.time, seam, plan, begun.now);
  }

  async begin(): Promise<void> {
    if (this.begun.token !== undefined) await this.device.signIn(this.begun.token);
    this.tab = this.open();
    await this.settle();
  }

  open(): Tab {
    const tab = this.device.open(this.begun.way);
    this.shown.push(tab.wizard.getView());
    tab.wizard.subscribe(() => this.shown.push(tab.wizard.getView()));
    return tab;
  }

  /** The page is loaded again. */
  reload(): void {
    this.device.close(this.tab, true);
    this.tab = this.open();
  }

  /** The page has another language from now on, and so has what is asked of the gateway. */
  async speak(lang: string): Promise<void> {
    this.device.habits.lang = lang;
  }

  /** Back of the page or of the browser. */
  pressBack(): void {
    const from = this.view;
    this.tab.wizard.back();
    this.wentBack = { from, to: this.view };
  }

  /** The same flow in a tab beside the first. */
  openAnother(): void {
    this.other = this.open();
  }

  /** After another sign-in. */
  async signInAgain(token: string): Promise<void> {
    this.device.close(this.tab, false);
    await this.device.signIn(token);
    this.tab = this.open();
  }

  /** As the gateway keeps it, or as it lies in the tab. */
  lastRecord(): FlowRecord | undefined {
    const ofTab = this.device.tab.getItem(`${RECORD_PREFIX}${this.begun.way.flow}`);
    const kept = this.seam.kept.at(-1);
    if (kept === undefined) return ofTab === null ? undefined : (JSON.parse(ofTab) as FlowRecord);
    return (JSON.parse(kept) as { record: FlowRecord }).record;
  }

  get view(): WizardView {
    return this.tab.wizard.getView();
  }

  async do(doing: Doing): Promise<Json | undefined> {
    const { wizard } = this.tab;
    if (doing.type === 'field') {
      const reply = await wizard.callOfField(doing.operation, doing.input);
      return reply.type === 'done' ? reply.data : undefined;
    }
    wizard.send(doing.event, doing.answer);
    await this.settle();
    return undefined;
  }

  /** Kills what is open. What is on its way still arrives: left alone, it would fall into the next run. */
  async end(): Promise<void> {
    for (const tab of [...this.device.tabs]) this.device.close(tab, false);
    await this.seam.inProgress.quiet();
  }

  settle(): Promise<void> {
    return this.time.settle(this.seam.inProgress);
  }

  /** Settles, and waits as long as a wizard says no more than that it works. @returns whether it came to an end */
  async rest(): Promise<boolean> {
    for (let waited = 0; waited < LONGEST_WAIT; waited += WAIT) {
      await this.settle();
      if (![this.tab, this.other].some((tab) => tab && isBusy(tab.wizard.getView()))) return true;
      this.time.pass(WAIT * 1000);
    }
    return false;
  }

  #watched(calls: OperationCalls): OperationCalls {
    return {
      ...calls,
      send: async (call) => {
        const view = this.tab?.wizard.getView();
        if (view && 'statePath' in view) {
          const made = { path: view.statePath, operation: call.operationId };
          await this.seam.inProgress.during(() => this.onCall(made));
        }
        return calls.send(call);
      },
    };
  }
}

function isBusy(view: WizardView): boolean {
  return view.type === 'loading' || (view.type === 'busy' && view.retry === undefined);
}
