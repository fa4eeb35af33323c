import { useEffect, useState } from 'react';
import { ask, type Operation } from '../api/ask.ts';
import type { replies, requests } from '../api/gateway.gen.ts';
import { usePortal } from '../api/PortalContext.tsx';

export type ReadState<Data> =
  { readonly status: 'loading' } | { readonly status: 'failed' } | { readonly status: 'ready'; readonly data: Data };

/** What the gateway answers to a read that a page can do without: nothing is said when it fails. Asked again when the
 * input is another; until then the state is `loading`.
 * @param input plain data, compared by what it says */
export function useRead<Id extends keyof replies & keyof requests>(
  operation: Operation<Id>,
  input: requests[Id],
): ReadState<replies[Id]> {
  const { gateway } = usePortal();
  const asked = JSON.stringify(input);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly state: ReadState<replies[Id]> }>();
  useEffect(() => {
    let current = true;
    void ask(gateway, operation, JSON.parse(asked) as requests[Id], 'none').then((reply) => {
      if (!current) return;
      setAnswer({
        to: asked,
        state: reply.type === 'done' ? { status: 'ready', data: reply.data } : { status: 'failed' },
      });
    });
    return () => {
      current = false;
    };
  }, [gateway, operation, asked]);
  return answer?.to === asked ? answer.state : { status: 'loading' };
}
