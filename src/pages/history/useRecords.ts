import { useEffect, useRef, useState } from 'react';
import { ask } from '../../api/ask.ts';
import type { replies, requests } from '../../api/gateway.gen.ts';
import { historyQuery } from '../../api/operations.gen.ts';
import { usePortal } from '../../api/PortalContext.tsx';
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

/** Records page by page, newest first. What was read stays as long as the page does: whoever comes back to an earlier filter, or from a
 * record, finds the same list (R-MEM-13).
 * @param wanted plain data, compared by what it says */
export function useRecords(wanted: Wanted): Records {
  const { gateway } = usePortal();
  const key = JSON.stringify(wanted);
  const [read, setRead] = useState<ReadonlyMap<string, Read>>(new Map());
  const [going, setGoing] = useState<{ readonly key: string; readonly state: 'reading' | 'failed' }>();
  const asked = useRef<string>(undefined);
  const known = read.get(key);

  const readPage = async (page: number): Promise<void> => {
    if (asked.current === `${key} ${page}`) return;
    asked.current = `${key} ${page}`;
    setGoing({ key, state: 'reading' });
    const input = { ...(JSON.parse(key) as Wanted), page_no: page, page_size: PAGE_SIZE };
    const reply = await ask(gateway, historyQuery, input);
    if (asked.current === `${key} ${page}`) asked.current = undefined;
    setGoing((now) => (now?.key !== key ? now : reply.type === 'done' ? undefined : { key, state: 'failed' }));
    if (reply.type === 'done') setRead((before) => new Map(before).set(key, joined(before.get(key), reply.data, page)));
  };
  useEffect(() => {
    if (!known) void readPage(1);
    // Once for each filter: what fails is asked for again by whoever reads it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [gateway, key]);

  const state = going?.key === key ? going.state : undefined;
  if (!known) return state === 'failed' ? { status: 'failed', retry: () => void readPage(1) } : { status: 'loading' };
  return {
    status: 'ready',
    ...known,
    more: () => void readPage(known.pages + 1),
    isReading: state === 'reading',
    hasFailed: state === 'failed',
  };
}

function joined(before: Read | undefined, { list, total, older }: replies['historyQuery'], page: number): Read {
  return { records: withoutRepeats(before?.records ?? [], list), total, older: older === true, pages: page };
}
