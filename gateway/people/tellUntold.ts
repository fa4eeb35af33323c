import { later } from '../clock/instant.ts';
import type { Transaction } from '../db/transaction.ts';
import type { GuessLimit, JudgedLater } from './guesses.ts';
import { lockTold } from './guesses.ts';
import { findMember } from './members.ts';
import type { Around } from './tellMember.ts';
import { tellOfClosedWay, tellOfLock } from './tellOfLock.ts';

/** Judging a guess takes a second at the most; after this many the process that counted it is gone. */
const GONE_AFTER = 60;

/** Tells members of locks whose calls ended, with their process, before they could. */
export async function tellUntold(tx: Transaction, around: Pick<Around, 'services' | 'now'>): Promise<void> {
  const rows = await tx.query<{ kind: JudgedLater; subject: string }>(
    `SELECT kind, subject FROM guesses WHERE untold AND window_from <= $1 ORDER BY kind, subject
     LIMIT 100 FOR UPDATE SKIP LOCKED`,
    [later(around.now, -GONE_AFTER)],
  );
  for (const { kind, subject } of rows) await tell(tx, around, { kind, subject, tries: 0 });
}

async function tell(
  tx: Transaction,
  around: Pick<Around, 'services' | 'now'>,
  limit: GuessLimit & { readonly kind: JudgedLater },
): Promise<void> {
  const [, memberId = ''] = /^member:(\S+)/.exec(limit.subject) ?? [];
  const member = (await findMember(tx, memberId))?.member;
  if (!member || member.status === 'cancelled') return lockTold(tx, limit);
  const call = { ...around, lang: member.lang };
  const { kind } = limit;
  if (kind === 'resetAnswer') await tellOfClosedWay(tx, call, member, { ...limit, kind });
  else await tellOfLock(tx, call, member, { ...limit, kind });
}
