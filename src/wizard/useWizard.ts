import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../api/browserStorage.ts';
import { createCalls } from '../api/calls.ts';
import type { Member } from '../api/member.ts';
import { usePortal, type Portal } from '../api/PortalContext.tsx';
import { randomText } from '../api/randomText.ts';
import type { JsonObject } from '../domain/json.ts';
import type { FlowBundle } from '../engine/bundle.ts';
import { operationsOf } from '../engine/operationsOf.ts';
import type { RecordStore } from '../engine/ports.ts';
import type { WizardView } from '../engine/view.ts';
import type { FieldServices } from '../forms/StepForm/StepFormProps.ts';
import { RunningWizard } from '../engine/runningWizard.ts';
import type { Wizard } from '../engine/wizard.ts';
import { onLeavingPage } from '../ui/onLeavingPage.ts';
import { lastSaveOf } from './lastSave.ts';
import { memberRecords } from './memberRecords.ts';
import { pageTimers } from './pageTimers.ts';
import { recordNews } from './recordNews.ts';
import { tabLocks } from './tabLocks.ts';
import { visitorRecords } from './visitorRecords.ts';
import { useWizardEnvironment } from './WizardEnvironment.tsx';
import { createWorld } from './createWorld.ts';

/** What the history entry said when the wizard was opened. */
export interface Start {
  readonly input: JsonObject;
  /** Id of the record whose end it has shown. */
  readonly seen: string | undefined;
}

export interface OpenWizard {
  readonly wizard: Wizard;
  /** Calls that fields make by themselves; one object for the wizard, so that a list is asked for once. */
  readonly services: FieldServices;
}

const RECORD_ID_LENGTH = 22;

/** One wizard for as long as its page is shown. A changed bundle (hot reload) goes into the running wizard. */
export function useWizard(bundle: FlowBundle, entry: string, { input, seen }: Start): OpenWizard | undefined {
  const portal = usePortal();
  const environment = useWizardEnvironment();
  const [open, setOpen] = useState<OpenWizard>();
  const current = useRef(bundle);
  const given = useRef({ input, ...(seen !== undefined && { seen }) });
  // Before the paint, as nothing of the wizard can be shown without it.
  useLayoutEffect(() => {
    const calls = createCalls(portal.gateway, (id) => operationsOf(current.current)[id], portal.session);
    const wizard = new RunningWizard({
      bundle: current.current,
      entry,
      ...given.current,
      world: createWorld(portal, environment),
      records: recordsFor(portal, current.current, entry),
      calls,
      locks: tabLocks(),
      timers: pageTimers,
      newId: () => randomText(RECORD_ID_LENGTH),
    });
    const unwatch = portal.session.subscribe(() => {
      if (portal.session.get().token === undefined) leaveField();
    });
    const unwatchMoney = portal.session.addMoneyWatch(wizard.moneyNews);
    const stay = onLeavingPage('last', (isForGood) => wizard.keep(isForGood));
    window.addEventListener('online', wizard.askAgain);
    setOpen({ wizard, services: { call: wizard.callOfField } });
    void wizard.open();
    return () => {
      unwatch();
      unwatchMoney();
      stay();
      window.removeEventListener('online', wizard.askAgain);
      wizard.close();
    };
  }, [portal, environment, entry]);
  useEffect(() => {
    if (current.current === bundle) return;
    leaveField();
    if (open && !takes(open.wizard, bundle, current.current)) return;
    current.current = bundle;
  }, [bundle, open]);
  return open;
}

/** A flow that is being edited may be broken for a moment: the wizard then goes on as it was. */
function takes(wizard: Wizard, bundle: FlowBundle, before: FlowBundle): boolean {
  try {
    wizard.replaceBundle(bundle);
    return true;
  } catch (error) {
    console.error(error);
    wizard.replaceBundle(before);
    return false;
  }
}

export function useView(wizard: Wizard): WizardView {
  return useSyncExternalStore(wizard.subscribe, wizard.getView);
}

/** Fields give what is typed when they are left: before something takes the step away, the one in use is left. */
export function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const tab = browserStorage(() => window.sessionStorage);

/** A link into the middle of a flow is a visit of its own: its record lies in this tab, beside what the member may have in
 * progress. */
function recordsFor({ gateway, session, clock, member }: Portal, bundle: FlowBundle, entry: string): RecordStore {
  const isLink = bundle.flow.meta.entries?.[entry]?.at !== undefined;
  const { token } = session.get();
  if (isLink || token === undefined) return visitorRecords(tab, clock.now);
  const isOver = (): boolean => session.get().token !== token;
  return memberRecords(gateway, recordNews(), () => accountsOf(member), isOver, lastSaveOf(tab));
}

function accountsOf(member: Member): readonly string[] {
  const state = member.get();
  return state.status === 'ready' ? state.info.account_list.map(({ account_id }) => account_id) : [];
}
