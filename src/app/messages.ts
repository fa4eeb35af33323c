import type { Toast } from '../ui/Toasts/Toasts.tsx';

/** What the portal says beside the page: toasts, and one alert that wants an answer. A store in React's sense. */
export interface Messages {
  readonly get: () => MessagesState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly toast: (tone: Toast['tone'], message: string) => void;
  readonly close: (id: string) => void;
  readonly closeAll: () => void;
  readonly alert: (message: string) => void;
  readonly closeAlert: () => void;
}

export interface MessagesState {
  readonly toasts: readonly Toast[];
  readonly alert: string | undefined;
}

/** Older toasts give way, so that they never cover a small screen. */
const MOST_TOASTS = 3;

export function createMessages(): Messages {
  const listeners = new Set<() => void>();
  let state: MessagesState = { toasts: [], alert: undefined };
  let count = 0;
  const change = (next: Partial<MessagesState>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toast: (tone, message) => {
      if (state.toasts.some((toast) => toast.message === message && toast.tone === tone)) return;
      change({ toasts: [...state.toasts, { id: String(++count), tone, message }].slice(-MOST_TOASTS) });
    },
    close: (id) => change({ toasts: state.toasts.filter((toast) => toast.id !== id) }),
    closeAll: () => {
      if (state.toasts.length > 0) change({ toasts: [] });
    },
    alert: (message) => change({ alert: message }),
    closeAlert: () => change({ alert: undefined }),
  };
}
