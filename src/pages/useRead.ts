import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ask, type Operation } from '../api/ask.ts';
import type { ErrMode } from '../api/gateway.ts';
import type { replies, requests } from '../api/gateway.gen.ts';
import { usePortal } from '../api/PortalContext.tsx';
import type { JsonObject } from '../domain/json.ts';
import { useReads } from './reads.ts';

export type ReadState<Data> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly data: Data };

/** None where the read failed. */
interface Answer<Id extends keyof replies> {
  readonly data: replies[Id] | undefined;
}

/** What the gateway answers to a read of a page: at once what was known when it was last read (`reads.ts`), and soon what is so now,
 * for it is asked again whenever it is shown. One that fails is told as a toast (R-ERR-08), and by the page itself if it cannot do
 * without: what was known then goes, so that no old figure passes for a new one. Where nothing is known, as when the input is
 * another, the state is `loading`.
 * @param input plain data, compared by what it says; nothing is asked while there is none
 * @param refresh asked again whenever this is another; until then the state stays as it is, as it does in another language
 * @param errMode `none` where nobody misses what does not come (R-ERR-11) */
export function useRead<Id extends keyof replies & keyof requests>(
  operation: Operation<Id>,
  input: requests[Id] | undefined,
  refresh?: unknown,
  errMode?: ErrMode,
): ReadState<replies[Id]> {
  const { gateway, known } = usePortal();
  const { reads, world } = useReads();
  const asked = input === undefined ? undefined : JSON.stringify(input);
  // Who tells a failure and who does not never wait for the same call.
  const what = [operation.path, asked, errMode].join(' ');
  const { data, isFetchedAfterMount, refetch } = useQuery<Answer<Id>>(
    {
      queryKey: [what, ...world],
      queryFn: async () => {
        const reply = await ask(gateway, operation, JSON.parse(asked ?? '{}') as requests[Id], errMode);
        return { data: reply.type === 'done' ? reply.data : undefined };
      },
      enabled: asked !== undefined,
      initialData: () => {
        const data = input && known?.(operation.path, input as JsonObject);
        return data && { data: data as replies[Id] };
      },
      placeholderData: (last, lastQuery) => (lastQuery?.queryKey[0] === what ? last : undefined),
    },
    reads,
  );
  const refreshed = useRef(refresh);
  useEffect(() => {
    if (refreshed.current === refresh) return;
    refreshed.current = refresh;
    if (asked !== undefined) void refetch();
  }, [refresh, asked, refetch]);
  if (data?.data) return { status: 'ready', data: data.data };
  // A failure of an earlier visit is no news.
  if (!data || !isFetchedAfterMount) return { status: 'loading' };
  return { status: 'failed', retry: () => void refetch() };
}
