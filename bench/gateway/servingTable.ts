import { inColumns } from './inColumns.ts';
import { CLIENTS_SERVED, type Served } from './serving.ts';

/** What processes carry: requests a second and the 99th percentile by clients, then twice the load. */
export function servingTable(all: readonly Served[]): string {
  const head = [
    'processes',
    ...CLIENTS_SERVED.map((clients) => `${clients} clients: a second, 99th ms`),
    ...[
      'sent a second',
      'served a second',
      'served 99th ms',
      'refused',
      'refused 99th ms',
      'MB before, after',
      'well again',
    ],
  ];
  const rows = all.map(({ processes, clients, overload }) => [
    String(processes),
    ...clients.map(({ perSecond, p99 }) => `${whole(perSecond)}, ${whole(p99)}`),
    ...[overload.perSecond, overload.servedPerSecond, overload.servedP99].map(whole),
    percent(overload.shed),
    whole(overload.shedP99),
    overload.memory.map(whole).join(', '),
    percent(overload.recovered),
  ]);
  return inColumns([head, ...rows]);
}

const whole = (value: number) => value.toFixed(0);
const percent = (value: number) => `${(value * 100).toFixed(0)} %`;
