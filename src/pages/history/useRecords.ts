import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ask } from '../../api/ask.ts';
import type { replies, requests } from '../../api/gateway.gen.ts';
import { historyQuery } from '../../api/operations.gen.ts';
import { usePortal } from '../../api/PortalContext.tsx';
import { useReads } from '../reads.ts';
import type { HistoryRecord } from './recordKinds.ts';
import { withoutRepeats } from './withoutRepeats.ts';

const PAGE_SIZE = 20;

export type Wanted = Omit<requests['historyQuery'], 'page_no' | 'page_size'>;

interface Read {
  readonly records: readonly HistoryRecord[];
  readonly total: number;
  /** There are older ones beyond the total. */
  readonly older: boolean;
  readonly pages: number;
}

export type Records =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | (Read & {
      readonly status: 'ready';
      readonly more: () => void;
      readonly isReading: boolean;
      readonly hasFailed: boolean;
    });

/** What was read, if anything, and whether the last reply of all failed. */
interface Known {
  readonly read?: Read | undefined;
  readonly hasFailed: boolean;
}

/** Records page by page, newest first. What was read stays: whoever comes back to an earlier filter, from a record or from another page
 * finds the same list (R-MEM-13). A page that is come back to asks for the newest, which go on top of what was known.
 * @param wanted plain data, compared by what it says */
export function useRecords(wanted: Wanted): Records {
  const { gateway } = usePortal();
  const { reads, world } = useReads();
  const [since] = useState(() => Date.now());
  const key = JSON.stringify(wanted);
  const queryKey = [historyQuery.path, key, ...world];
  const [reading, setReading] = useState<string>();
  const asked = useRef<string>(undefined);

  const readPage = async (page: number): Promise<replies['historyQuery'] | undefined> => {
    const reply = await ask(gateway, historyQuery, { ...wanted, page_no: page, page_size: PAGE_SIZE });
    return reply.type === 'done' ? reply.data : undefined;
  };
  const { data, isFetchedAfterMount, refetch } = useQuery<Known>(
    {
      queryKey,
      queryFn: async () => {
        const newest = await readPage(1);
        const { read } = reads.getQueryData<Known>(queryKey) ?? {};
        return newest ? { read: renewed(read, newest), hasFailed: false } : { read, hasFailed: true };
      },
      // A page asks once for each filter: who goes from one to another and back finds the same list.
      staleTime: ({ state }) => (state.dataUpdatedAt < since ? 0 : Infinity),
      structuralSharing: false,
    },
    reads,
  );
  const more = async (page: number): Promise<void> => {
    const call = `${key} ${page}`;
    if (asked.current === call) return;
    asked.current = call;
    setReading(key);
    const next = await readPage(page);
    if (asked.current === call) asked.current = undefined;
    setReading((now) => (now === key ? undefined : now));
    reads.setQueryData<Known>(queryKey, (known) =>
      known?.read && next ? { read: joined(known.read, next, page), hasFailed: false } : { ...known, hasFailed: true },
    );
  };

  const read = data?.read;
  if (read) {
    const isReading = reading === key;
    const hasFailed = data.hasFailed && isFetchedAfterMount && !isReading;
    return { status: 'ready', ...read, more: () => void more(read.pages + 1), isReading, hasFailed };
  }
  if (!data || !isFetchedAfterMount) return { status: 'loading' };
  return { status: 'failed', retry: () => void refetch() };
}

function joined(before: Read, { list, total, older }: replies['historyQuery'], page: number): Read {
  return { records: withoutRepeats(before.records, list), total, older: older === true, pages: page };
}

/** The newest on top of what was known, as they are now; alone where there may be others between the two. */
function renewed(before: Read | undefined, { list, total, older }: replies['historyQuery']): Read {
  const newest: Read = { records: withoutRepeats([], list), total, older: older === true, pages: 1 };
  if (!before) return newest;
  const records = withoutRepeats(list, before.records);
  const doMeet = records.length < list.length + before.records.length;
  const isWhole = records.length <= total && total - before.total === records.length - before.records.length;
  return doMeet && isWhole ? { ...newest, records, pages: before.pages } : newest;
}
