import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { replies } from '../../api/gateway.gen.ts';
import type { CallOutcome } from '../../api/outcome.ts';
import { PageStory } from '../testing/PageStory.tsx';
import { RecordDetail } from './RecordDetail.tsx';
import { RecordDownload } from './RecordDownload.tsx';
import { RecordList } from './RecordList.tsx';
import type { HistoryRecord } from './recordKinds.ts';
import type { Records } from './useRecords.ts';

const record: HistoryRecord = {
  ref_no: '20250303000000000123',
  kind: 'topup',
  time: '2025-03-03T10:15:00.000+08:00',
  summary: 'Sample Bank',
  amount: { currency: 'HKD', amount: '500.00' },
  status: 'success',
};
const records: readonly HistoryRecord[] = [
  record,
  {
    ...record,
    ref_no: '20250303000000000122',
    kind: 'transferOut',
    summary: 'S***** P****',
    amount: { currency: 'HKD', amount: '-12345.60' },
    status: 'processing',
  },
  {
    ...record,
    ref_no: '20250228000000000007',
    kind: 'expense',
    time: '2025-02-28T21:40:00.000+08:00',
    summary: 'Sample Tea House',
    amount: { currency: 'HKD', amount: '-48.00' },
  },
];
const ready: Records = {
  status: 'ready',
  records,
  total: 42,
  older: false,
  pages: 1,
  isReading: false,
  hasFailed: false,
  more: () => undefined,
};
const detail: replies['historyDetail'] = {
  ...records[1]!,
  account_id: 'acc-chan-hkd',
  type: 'transferOut',
  method: 'FPS',
  payee: 'S***** P****',
  payee_account_mask: '******9012',
  remitted_amount: { currency: 'HKD', amount: '12340.60' },
  fee: { currency: 'HKD', amount: '5.00' },
  remark: 'Rent',
  fps_ref_no: 'FRN20250303000000000122',
  original_ref_no: record.ref_no,
};

const meta: Meta = { title: 'Pages/History' };

export default meta;

const list = (shown: Records): StoryObj => ({
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale}>
      <RecordList records={shown} isFiltered />
    </PageStory>
  ),
});

export const Some = list(ready);
export const OlderOnes = list({ ...ready, total: records.length, older: true });
export const None = list({ ...ready, records: [], total: 0 });
export const MoreFailed = list({ ...ready, hasFailed: true });
export const Failed = list({ status: 'failed', retry: () => undefined });

export const Detail: StoryObj = {
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale} answers={{ '/history/detail': { type: 'done', data: detail } }}>
      <RecordDetail refNo={detail.ref_no} listAddress="/history" />
    </PageStory>
  ),
};

const download = (reply: CallOutcome): StoryObj => ({
  render: (_args, { globals }) => (
    <PageStory locale={globals.locale} answers={{ '/history/query': reply }}>
      <RecordDownload wanted={{ account_id: 'acc-chan-hkd' }} days={undefined} total={records.length} />
    </PageStory>
  ),
});
const found = { total: records.length, list: records, older: true } as const;

export const Download = download({ type: 'done', data: found });
export const DownloadFailed: StoryObj = {
  ...download({ type: 'network' }),
  play: async ({ canvasElement }) => userEvent.click(await within(canvasElement).findByRole('button')),
};
