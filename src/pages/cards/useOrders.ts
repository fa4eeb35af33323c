import { useState } from 'react';
import { ask } from '../../api/ask.ts';
import type { replies } from '../../api/gateway.gen.ts';
import { cardPurchaseRecords } from '../../api/operations.gen.ts';
import { usePortal } from '../../api/PortalContext.tsx';
import { useRead } from '../useRead.ts';

export type Order = replies['cardPurchaseRecords']['list'][number];

/** As many as the gateway answers at once. */
const PAGE_SIZE = 50;
const FIRST = { page_no: 1, page_size: PAGE_SIZE };

type Orders =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly list: readonly Order[];
      readonly total: number;
      readonly more: () => void;
      readonly state: 'idle' | 'reading' | 'failed';
    };

/** What the member has ordered, the newest first, page by page (R-FLOW-32). */
export function useOrders(): Orders {
  const { gateway } = usePortal();
  const first = useRead(cardPurchaseRecords, FIRST, undefined, 'none');
  const [older, setOlder] = useState<{ readonly list: readonly Order[]; readonly pages: number }>({
    list: [],
    pages: 1,
  });
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  if (first.status !== 'ready') return first;
  const more = async (): Promise<void> => {
    if (state === 'reading') return;
    setState('reading');
    const reply = await ask(gateway, cardPurchaseRecords, { ...FIRST, page_no: older.pages + 1 }, 'none');
    setState(reply.type === 'done' ? 'idle' : 'failed');
    if (reply.type === 'done') setOlder({ list: [...older.list, ...reply.data.list], pages: older.pages + 1 });
  };
  const { list, total } = first.data;
  // An order that came between two pages moves another to the next one: none is there twice.
  const all = new Map([...list, ...older.list].map((order) => [order.order_no, order]));
  return { status: 'ready', list: [...all.values()], total, more: () => void more(), state };
}
