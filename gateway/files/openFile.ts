import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { GIFTCARD_FILE, giftcardFile } from '../giftcards/giftcardFile.ts';
import { isSecure } from '../http/isSecure.ts';
import { readReceipt } from '../money/receipt.ts';
import { readStatement } from '../money/statement.ts';
import { isOfBrowser, readFileLink, type OpenedLink } from './fileLink.ts';
import { pdfsInTurn } from './pdfsInTurn.ts';
import { receiptPdf } from './receiptPdf.ts';
import { statementPdf } from './statementPdf.ts';

/** Answers a GET of a link that was given out; whatever is wrong with it, it is not found.
 * @throws TooManyCalls when there is no room for another PDF; the link stays good */
export async function openFile(core: Core, request: Request): Promise<Response | undefined> {
  const path = new URL(request.url).pathname;
  const now = await core.database.transaction((tx) => core.clock.now(tx));
  const link = readFileLink(core.services.secrets, path, now);
  if (link?.once && !isFromBrowser(core, link.once, request)) return undefined;
  if (link?.kind === 'statement') return pdfsInTurn(openerOf(link), () => openStatement(core, link));
  if (link?.kind === 'receipt') return pdfsInTurn(openerOf(link), () => openReceipt(core, link, now));
  if (link?.kind === GIFTCARD_FILE) return openGiftcards(core, link, now);
  return undefined;
}

function isFromBrowser({ services }: Core, once: NonNullable<OpenedLink['once']>, request: Request): boolean {
  const cookies = request.headers.get('cookie') ?? undefined;
  return isOfBrowser(services.secrets, once, cookies, isSecure(services.publicOrigin, request.url));
}

/** Who opens a link: of one for a session, that. */
const openerOf = ({ once, name }: OpenedLink) => once?.sessionId ?? name;

/** Reads what a link opens, and uses up one that opens once. */
const opened = <T>({ database }: Core, link: OpenedLink, read: (tx: Transaction) => Promise<T | undefined>) =>
  database.transaction(async (tx) => ((await mayOpen(tx, link)) ? read(tx) : undefined));

/** False where a link has been opened that opens once, or its session is over. */
async function mayOpen(tx: Transaction, { once, until }: OpenedLink): Promise<boolean> {
  if (!once) return true;
  const rows = await tx.query(
    `INSERT INTO opened_links (link_id, until)
     SELECT $1, $2 FROM sessions WHERE session_id = $3 AND ended_at IS NULL
     ON CONFLICT DO NOTHING RETURNING 1`,
    [once.id, until, once.sessionId],
  );
  return rows.length > 0;
}

async function openStatement(core: Core, link: OpenedLink): Promise<Response | undefined> {
  const { name, lang } = link;
  const statement = await opened(core, link, (tx) => readStatement(tx, name));
  if (!statement) return undefined;
  const pdf = await statementPdf(statement, core.services.content, lang);
  return file(pdf, 'application/pdf', `attachment; filename="statement-${statement.month}-${lang}.pdf"`);
}

async function openReceipt(core: Core, link: OpenedLink, now: string): Promise<Response | undefined> {
  const { name, lang } = link;
  const receipt = await opened(core, link, (tx) => readReceipt(tx, name, now));
  if (!receipt) return undefined;
  const pdf = await receiptPdf(receipt, core.services.content, { lang, now });
  return file(pdf, 'application/pdf', `attachment; filename="receipt-${name}-${lang}.pdf"`);
}

async function openGiftcards(core: Core, link: OpenedLink, now: string): Promise<Response | undefined> {
  const around = { content: core.services.content, lang: link.lang, now };
  const csv = await opened(core, link, (tx) => giftcardFile(tx, link.name, around));
  return csv === undefined
    ? undefined
    : file(csv, 'text/csv; charset=utf-8', `attachment; filename="giftcards-${link.name}.csv"`);
}

function file(body: string | Uint8Array<ArrayBuffer>, type: string, disposition: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': 'private, no-store',
      'content-disposition': disposition,
    },
  });
}
