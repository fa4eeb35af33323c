/** What a log line may hold; nothing else of a call is ever written. */
export interface LogRecord {
  readonly event:
    | 'call'
    | 'contractBroken'
    | 'fault'
    | 'policyViolation'
    | 'readiness'
    | 'recovered'
    | 'start'
    | 'stop'
    | 'unknownVariable';
  /** When it was written, by the system's clock. */
  readonly time?: string;
  readonly operation?: string;
  /** Whom the call is of or about, and where it came from, as `logName` calls them. */
  readonly who?: string;
  readonly from?: string;
  /** For a `fault` in one, and `recovered`: the job. */
  readonly job?: string;
  readonly code?: string;
  readonly ms?: number;
  readonly lang?: string;
  /** For `fault`: the error's class and database state, and where it was thrown; never its message. */
  readonly error?: string;
  /** For `readiness` too: what `/ready` says from now on. */
  readonly state?: string;
  readonly at?: readonly string[];
  /** For `contractBroken`: the place in the reply and the keyword. For `policyViolation`: the rule. */
  readonly pointer?: string;
  readonly keyword?: string;
  /** For `unknownVariable`: the name of one of the environment that nothing reads, and the one that was most likely meant; never its value. */
  readonly variable?: string;
  readonly meant?: string;
}

export type Log = (record: LogRecord) => void;

const FIELDS = [
  'time',
  'event',
  'operation',
  'who',
  'from',
  'job',
  'code',
  'ms',
  'lang',
  'error',
  'state',
  'at',
  'pointer',
  'keyword',
  'variable',
  'meant',
] as const;

/** One JSON object a line, of the allowed fields only, whatever the record holds besides. */
export function lineLog(write: (line: string) => void): Log {
  return (record) => write(JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, record[field]]))));
}

export const noLog: Log = () => {};

/** What may be said of an error: its message may hold a member's values. */
export function describeError(error: unknown): Pick<LogRecord, 'error' | 'state' | 'at'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const state = 'code' in error && typeof error.code === 'string' && error.code.length <= 40 ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(state === undefined ? {} : { state }),
    at: frames.slice(0, 6).map((line) =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/file:\/\//, ''),
    ),
  };
}
