import { useEffect, useState } from 'react';
import { ask, type Operation } from '../api/ask.ts';
import type { ErrMode } from '../api/gateway.ts';
import type { replies, requests } from '../api/gateway.gen.ts';
import { usePortal } from '../api/PortalContext.tsx';
import type { JsonObject } from '../domain/json.ts';

export type ReadState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

interface Answer<Id extends keyof replies> {
  readonly to: string;
  readonly data: replies[Id] | undefined;
}

/** What the gateway answers to a read of a page. One that fails is told as a toast (R-ERR-08), and by the page itself if it cannot
 * do without. Asked again when the input is another, and until then the state is `loading`.
 * @param input plain data, compared by what it says; nothing is asked while there is none
 * @param refresh asked again whenever this is another; until then the state stays as it is
 * @param errMode `none` where nobody misses what does not come (R-ERR-11) */
export function useRead<Id extends keyof replies & keyof requests>(
  operation: Operation<Id>,
  input: requests[Id] | undefined,
  refresh?: unknown,
  errMode?: ErrMode,
): ReadState<replies[Id]> {
  const { gateway, known } = usePortal();
  const asked = input === undefined ? undefined : JSON.stringify(input);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Id> | undefined>(() => {
    const data = input && known?.(operation.path, input as JsonObject);
    return data && asked !== undefined ? { to: asked, data: data as replies[Id] } : undefined;
  });
  useEffect(() => {
    if (asked === undefined) return;
    let current = true;
    void ask(gateway, operation, JSON.parse(asked) as requests[Id], errMode).then((reply) => {
      if (current) setAnswer({ to: asked, data: reply.type === 'done' ? reply.data : undefined });
    });
    return () => {
      current = false;
    };
  }, [gateway, operation, asked, refresh, attempt, errMode]);
  if (!answer || answer.to !== asked) return { status: 'loading' };
  if (answer.data) return { status: 'ready', data: answer.data };
  return { status: 'failed', retry: () => setAttempt(attempt + 1) };
}
