import { describeError } from '../shared/log.ts';

/** A database that cannot be used as it is. The message is for whoever starts the program, and says how to mend it. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

const ENCODED = 'In the password, "@" is written %40, "/" %2F, ":" %3A and "%" %25.';

/** What a code of the system or of PostgreSQL means at the start, and what mends it; the first that fits. */
const MEANINGS: readonly (readonly [code: RegExp, advice: string])[] = [
  [
    /^(ENOENT|EACCES|EISDIR)$/,
    'A certificate, key or socket that its address names is not there or cannot be read: check the path and the rights.',
  ],
  [/^ERR_INVALID_URL$/, `This is no address: it is written postgres://user:password@host:5432/database. ${ENCODED}`],
  [
    /^(28...|NO_PASSWORD)$/,
    'It is there and refuses the user or the password: check both, and pg_hba.conf of the server.',
  ],
  [
    /^3D000$/,
    'The server is there and has no database of that name: make it with createdb -E UTF8 -T template0, or check the name.',
  ],
  [/^42501$/, 'Its user may not do what is needed: make it the owner of the schema, or grant it the rights.'],
  [
    /^(NO_TLS|EPROTO|ERR_(TLS|SSL)_.*|.*CERT.*|.*_SIGNATURE)$/,
    'It is there and cannot be trusted over TLS: check sslmode, the certificate and the host name.',
  ],
  [
    /^55000$/,
    'It is there and takes no connections: allow them with ALTER DATABASE … ALLOW_CONNECTIONS true, or name another.',
  ],
  [/^53300$/, 'It has no connection left: raise max_connections of the server, or stop what holds them.'],
  [/^(53100|53200)$/, 'The server has no disk or memory left: make room there.'],
  [/^25006$/, 'It can only be read: name the primary server, not a copy of it.'],
  [
    /^(58...|XX00[12]|F0000)$/,
    'Its files are damaged or cannot be written: see the log of the server, mend its folder or restore a copy.',
  ],
  [
    /^(57014|55P03)$/,
    'It gave up for the time that something took: see what holds locks there, and its statement_timeout and lock_timeout.',
  ],
  [/^57P03$/, 'The server is just starting or stopping: wait for it, and start again.'],
  [
    /^42/,
    'What lies in it does not fit this version: it belongs to another program, or to another version of this one.',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, `Nobody knows its host: is the name right? ${ENCODED}`],
  [/^(08...|57P0[125]|E[A-Z]+|NO_ANSWER)$/, 'It cannot be reached: is it running, and are host and port right?'],
];
const OTHER = 'The server refuses: see its log.';

/** `pg` says these without a code. */
const WORDS: readonly (readonly [message: RegExp, code: string])[] = [
  [/password must be a (non-empty )?string/, 'NO_PASSWORD'],
  [/does not support SSL|establishing an SSL connection/, 'NO_TLS'],
  [/^SASL: /, 'NO_PASSWORD'],
];

/** Why the database of an address cannot be used, and what mends it; of the address itself, which may hold a password, nothing.
 * Undefined when the error is none of the database's. */
export function unusableDatabase(error: unknown): string | undefined {
  if (error instanceof UnusableDatabase) return error.message;
  const { state = codeOf(error) } = describeError(error);
  if (state === undefined) return undefined;
  const advice = MEANINGS.find(([code]) => code.test(state))?.[1];
  // A fault of this program.
  if (advice === undefined && state.startsWith('ERR_')) return undefined;
  return `The database of DATABASE_URL cannot be used (${state}). ${advice ?? OTHER}`;
}

const codeOf = (error: unknown) =>
  WORDS.find(([message]) => error instanceof Error && message.test(error.message))?.[1];
