import { isJsonObject, type JsonObject } from '../domain/json.ts';
import { randomText } from './randomText.ts';

/** All that the portal keeps of a member in local storage (AMB-09). */
export interface SessionState {
  readonly token?: string;
  /** `account_id` of the current account. */
  readonly account?: string;
  /** The last `/userInfoQuery`: a first paint only, never a ground for a decision (AMB-82). */
  readonly userInfo?: JsonObject;
  /** `device_name` and `login_time` of this sign-in. */
  readonly loginInfo?: JsonObject;
  readonly fps?: JsonObject;
}

/** Signed in exactly when there is a token (R-STATE-01). A store in React's sense. */
export interface Session {
  readonly get: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The `session-id` header: the token, or a visitor's random id (AMB-08). */
  readonly id: () => string;
  readonly start: (token: string, loginInfo: JsonObject | undefined) => void;
  readonly update: (change: Partial<Omit<SessionState, 'token'>>) => void;
  /** Clears exactly the product's keys; the language stays (AMB-10). */
  readonly end: (by: Exclude<SessionEnder, 'elsewhere' | 'unheard'>) => void;
  /** A call that may end it was sent and its answer has not come; until it is known. */
  readonly doubt: (is: boolean) => void;
  /** Who ended the last session of this page. */
  readonly endedBy: () => SessionEnder | undefined;
  /** A process in progress knows what becomes of the member's money.
   * @returns takes it back */
  readonly addMoneyWatch: (watch: MoneyWatch) => () => void;
  /** What those processes know, for whoever says that the session is over. */
  readonly moneyNews: MoneyWatch;
}

/** No money was taken, or something was ordered and its result is not known. */
export type MoneyNews = 'notTaken' | 'unheard';

/** @param isOrderRefused the call that was told so is the order itself, which was not carried out */
export type MoneyWatch = (isOrderRefused: boolean) => MoneyNews | undefined;

/** The member signed out here, a process ended it with its last call, the gateway said that it is over, it said so after a call
 * that may have ended it and was not heard of, or another tab ended it. */
export type SessionEnder = 'member' | 'process' | 'gateway' | 'unheard' | 'elsewhere';

export interface SessionStorages {
  readonly local: Storage;
  readonly tab: Storage;
  /** Where other tabs' changes are told (`storage` events). */
  readonly events?: EventTarget;
}

const STORAGE_PREFIX = 'gc4-app-pc:';
export const SESSION_KEY = `${STORAGE_PREFIX}session`;
export const VISITOR_KEY = `${STORAGE_PREFIX}visitor`;
export const RECORD_PREFIX = `${STORAGE_PREFIX}record:`;
const VISITOR_ID_LENGTH = 32;

export function createSession(storages: SessionStorages): Session {
  const { local, tab } = storages;
  const listeners = new Set<() => void>();
  const watches = new Set<MoneyWatch>();
  let state = readState(local);
  let ender: SessionEnder | undefined;
  let isInDoubt = false;
  let visitor = sessionId(quietly(() => tab.getItem(VISITOR_KEY)));

  const become = (next: SessionState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const keep = (next: SessionState): void => {
    quietly(() => local.setItem(SESSION_KEY, JSON.stringify(next)));
    become(next);
  };

  const forgetTab = (): void => {
    visitor = undefined;
    quietly(() => productKeys(tab).forEach((key) => tab.removeItem(key)));
  };

  storages.events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== SESSION_KEY && key !== null) return;
    const next = readState(local);
    if (state.token !== undefined && next.token !== state.token) forgetTab();
    if (state.token !== undefined && next.token === undefined) ender = 'elsewhere';
    become(next);
  });

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    id: () => state.token ?? (visitor ??= newVisitor(tab)),
    start: (token, loginInfo) => {
      isInDoubt = false;
      keep({ token, ...(loginInfo ? { loginInfo } : {}) });
    },
    update: (change) => {
      if (state.token !== undefined) keep({ ...state, ...change });
    },
    doubt: (is) => {
      isInDoubt = is;
    },
    endedBy: () => ender,
    addMoneyWatch: (watch) => {
      watches.add(watch);
      return () => watches.delete(watch);
    },
    moneyNews: (isOrderRefused) => {
      const news = [...watches].map((watch) => watch(isOrderRefused));
      return news.find((one) => one === 'unheard') ?? news.find((one) => one !== undefined);
    },
    end: (by) => {
      // A process may end the session of whoever it is about; a visitor has none.
      if (by === 'process' && state.token === undefined) return;
      ender = by === 'gateway' && isInDoubt ? 'unheard' : by;
      isInDoubt = false;
      forgetTab();
      quietly(() => local.removeItem(SESSION_KEY));
      become({});
    },
  };
}

function newVisitor(tab: Storage): string {
  const id = randomText(VISITOR_ID_LENGTH);
  quietly(() => tab.setItem(VISITOR_KEY, id));
  return id;
}

function productKeys(tab: Storage): string[] {
  const keys = Array.from({ length: tab.length }, (_, index) => tab.key(index) ?? '');
  return keys.filter((key) => key === VISITOR_KEY || key.startsWith(RECORD_PREFIX));
}

/** What is stored may be old, of another version or tampered with: only what has the right shape is taken. */
function readState(local: Storage): SessionState {
  const stored: unknown = quietly(() => JSON.parse(local.getItem(SESSION_KEY) ?? '{}'));
  if (!isJsonObject(stored)) return {};
  const { account, userInfo, loginInfo, fps } = stored;
  const token = sessionId(stored['token']);
  if (token === undefined) return {};
  return {
    token,
    ...(typeof account === 'string' ? { account } : {}),
    ...(isJsonObject(userInfo) ? { userInfo } : {}),
    ...(isJsonObject(loginInfo) ? { loginInfo } : {}),
    ...(isJsonObject(fps) ? { fps } : {}),
  };
}

/** What the gateway takes as one; with anything else every call would be refused, and no page would say why. */
function sessionId(stored: unknown): string | undefined {
  return typeof stored === 'string' && /^[\w-]{16,64}$/.test(stored) ? stored : undefined;
}

/** Storage may be full, blocked or hold rubbish; the portal then works without it. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
