import type { Json, JsonObject } from '../../../../src/domain/json.ts';
import { isJsonObject } from '../../../../src/domain/json.ts';
import { giveTicket } from '../../../../gateway/access/tickets.ts';
import type { OperationId } from '../../../../gateway/call/operation.ts';
import type { requests } from '../../../../src/api/gateway.gen.ts';
import type { SampleGateway } from '../../../support/sampleGateway.ts';
import { WalletClient } from '../../../support/walletClient.ts';
import { cardInHand, codeFor, solvedCaptcha } from '../../support/codes.ts';
import { changedTables, type Digests } from './digest.ts';
import type { RewoundGateway } from '../../../support/rewound.ts';
import type { Subject } from './subjects.ts';
import type { Row, Step } from './table.ts';
import { unknownLike } from './unknownLike.ts';

/** The two members of the table: whose ids they are, and another, both certified in Hong Kong. */
const OWNER = { memberId: 'chan', account: 'acc-chan-hkd', card: '4000010000000011', mobile: '61234567' };
const OTHER = { memberId: 'wong', mobile: '61234568' };

export interface Cell {
  readonly code: string;
  readonly data: JsonObject;
  /** The envelope, with every id of the request and every new one taken out. */
  readonly bare: string;
  /** Tables that the call has changed. */
  readonly changed: readonly string[];
}

export interface WatchedGateway extends RewoundGateway {
  readonly digests: Digests;
}

interface Bound {
  readonly value: JsonObject;
  /** What the caller has made is the caller's own: it stays when ids are to be unknown. */
  readonly by: 'owner' | 'caller';
}

/** One cell: prepares the call as the row says, makes the subject what it is, calls, and takes everything back. */
export function runCell(
  { digests, ...wallet }: WatchedGateway,
  operationId: string,
  row: Row,
  subject: Subject,
): Promise<Cell> {
  return wallet.database.rewind(async () => {
    const owner = await wallet.member(OWNER.memberId);
    // The owner's browser, where nobody is signed in: what was proven there stays.
    const visitor = new WalletClient((request) => wallet.gateway.fetch(request), undefined, owner.cookies);
    const caller = subject.caller === 'owner' ? owner : await wallet.member(OTHER.memberId);
    const bound = new Map<string, Bound>([
      ['owner', { value: OWNER, by: 'owner' }],
      ['caller', { value: subject.caller === 'owner' ? OWNER : OTHER, by: 'caller' }],
    ]);
    const used = new Set<string>();
    const fill = (value: Json, by: 'owner' | 'caller', unknown: JsonObject = {}): Json =>
      filled(value, (text) => {
        const real = lookUp(text, bound);
        if (!subject.unknownIds || by === 'owner' || real.by === 'caller') return note(used, real.text);
        return note(used, (unknown[text] as string | undefined) ?? unknownLike(real.text));
      });
    for (const [name, step] of Object.entries(row.given ?? {})) {
      const by = step.by === 'caller' ? 'caller' : 'owner';
      const client = { owner, caller, visitor }[step.by ?? 'owner'];
      const person = by === 'owner' || subject.caller === 'owner' ? OWNER : OTHER;
      bound.set(name, { by, value: await perform(wallet, client, step, person, (value) => fill(value, by)) });
    }
    if (subject.fact) await wallet.database.transaction((tx) => tx.query(subject.fact!, [OWNER.memberId]));
    const client = subject.session === 'none' ? visitor : caller;
    await spoilSession(wallet, subject);
    const request = fill(row.request ?? {}, 'caller', row.unknown) as JsonObject;
    const before = await digests();
    const answer = await client.call(operationId as OperationId, request as never, 'authorisation-1');
    const changed = changedTables(before, await digests());
    const bare = [...used]
      .reduce((text, id) => text.replaceAll(id, '<id>'), JSON.stringify(answer))
      .replace(/"[\w-]{22,64}"/g, '"<id>"');
    return { ...answer, bare, changed };
  });
}

function note(used: Set<string>, text: string): string {
  used.add(text);
  return text;
}

async function spoilSession(wallet: SampleGateway, { session }: Subject): Promise<void> {
  if (session === 'kickedOut') await wallet.member(OWNER.memberId);
  if (session === 'expired') {
    await wallet.database.transaction((tx) =>
      tx.query(
        `UPDATE sessions SET started_at = started_at - interval '2 days', seen_at = seen_at - interval '2 days'
         WHERE member_id = $1 AND ended_at IS NULL`,
        [OWNER.memberId],
      ),
    );
  }
}

async function perform(
  wallet: SampleGateway,
  client: WalletClient,
  step: Step,
  { memberId, mobile }: typeof OTHER,
  fill: (value: Json) => Json,
): Promise<JsonObject> {
  if ('captcha' in step) return solvedCaptcha(wallet, client);
  if ('sendCode' in step) {
    return codeFor(client, step.to ?? mobile, fill(step.sendCode) as requests['smsSendCode']);
  }
  if ('cardInHand' in step) return cardInHand(client, fill(step.cardInHand) as string);
  if ('faceTicket' in step) return faceTicket(wallet, memberId, step.faceTicket);
  if ('lastCode' in step) return { code: await client.lastCode(step.lastCode) };
  if ('sandboxed' in step) return client.sandbox('GET', step.sandboxed);
  if ('sandbox' in step) return client.sandbox('POST', step.sandbox, fill(step.body) as JsonObject);
  if ('sql' in step) {
    const params = fill([...(step.params ?? [])]) as string[];
    const [first] = await wallet.database.transaction((tx) => tx.query<JsonObject>(step.sql, params));
    return first ?? {};
  }
  return client.must(step.call as OperationId, fill(step.request ?? {}) as never, `given-${step.call}`);
}

function faceTicket({ database, gateway }: SampleGateway, memberId: string, operation: string): Promise<JsonObject> {
  const use = { kind: 'face', memberId, operation } as const;
  return database.transaction(async (tx) => {
    const life = { seconds: 300, now: await gateway.core.clock.now(tx) };
    return { ticket: (await giveTicket(tx, gateway.core.services.secrets, use, life)).ticket };
  });
}

/** Replaces each text that begins with `$`. */
function filled(value: Json, replace: (text: string) => string): Json {
  if (typeof value === 'string') return value.startsWith('$') ? replace(value) : value;
  if (Array.isArray(value)) return value.map((item: Json) => filled(item, replace));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, filled(child, replace)]));
}

/** `$account`, `$card` and `$mobile` are the owner's, `$caller/mobile` is the caller's; `$quote/quote_id` is what the step `quote` was answered. */
function lookUp(text: string, bound: ReadonlyMap<string, Bound>): { readonly text: string; readonly by: Bound['by'] } {
  const [name = '', ...path] = text.slice(1).split('/');
  const { value, by } = bound.get(name) ?? bound.get('owner')!;
  const at = bound.has(name) ? path : [name, ...path];
  const found = at.reduce<Json | undefined>(
    (part, key) => (Array.isArray(part) ? part[Number(key)] : isJsonObject(part) ? part[key] : undefined),
    value,
  );
  if (typeof found !== 'string') throw new Error(`${text} is nothing that was given.`);
  return { text: found, by };
}
