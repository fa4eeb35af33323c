import type { JsonObject } from '../domain/json.ts';
import { ask } from './ask.ts';
import { GOOD_FOR_MS } from './firstCalls.ts';
import type { replies } from './gateway.gen.ts';
import type { Gateway } from './gateway.ts';
import { userInfoQuery } from './operations.gen.ts';
import type { Session } from './session.ts';

export type UserInfo = replies['userInfoQuery'];

/** The signed-in member as the gateway last told it. */
export type MemberState =
  | { readonly status: 'unknown' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly info: UserInfo };

/** Fresh user info for guards and pages; what local storage holds is a first paint only (AMB-82). A store in React's sense. */
export interface Member {
  readonly get: () => MemberState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the gateway. While a first answer is awaited the state is `loading`; a later failure keeps what is known. */
  readonly load: () => Promise<void>;
  /** Asks ahead, for whoever loads next: that one asks nothing again. */
  readonly begin: () => Promise<void>;
}

export function createMember(gateway: Gateway, session: Session): Member {
  const listeners = new Set<() => void>();
  let state: MemberState = { status: 'unknown' };
  let known = session.get().token;
  let asked: Promise<void> | undefined;
  let begun: Promise<void> | undefined;

  const become = (next: MemberState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  session.subscribe(() => {
    const { token } = session.get();
    if (token === known) return;
    known = token;
    asked = begun = undefined;
    become({ status: 'unknown' });
  });

  const load = async (token: string): Promise<void> => {
    const isFirst = state.status !== 'ready';
    if (isFirst) become({ status: 'loading' });
    // What is known stands: only a first answer that does not come is told (R-ERR-08).
    const reply = await ask(gateway, userInfoQuery, {}, isFirst ? 'message' : 'none');
    if (session.get().token !== token) return;
    asked = undefined;
    if (reply.type === 'done') {
      session.update({ userInfo: reply.data as unknown as JsonObject });
      become({ status: 'ready', info: reply.data });
    } else if (state.status !== 'ready' && reply.type !== 'session') become({ status: 'failed' });
  };

  const askOnce = (): Promise<void> => {
    const { token } = session.get();
    if (token === undefined) return Promise.resolve();
    return (asked ??= load(token));
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => {
      const ahead = begun;
      begun = undefined;
      return ahead ?? askOnce();
    },
    begin: () => {
      setTimeout(() => (begun = undefined), GOOD_FOR_MS);
      return (begun = askOnce());
    },
  };
}
