import type { Core } from '../call/core.ts';
import type { Transaction } from '../db/transaction.ts';
import { GIFTCARD_FILE, giftcardFile } from '../giftcards/giftcardFile.ts';
import { readReceipt } from '../money/receipt.ts';
import { readStatement } from '../money/statement.ts';
import { readFileLink, type FileName, type OpenedLink } from './fileLink.ts';
import { receiptPdf } from './receiptPdf.ts';
import { statementPdf } from './statementPdf.ts';

/** Answers a GET of a link that was given out; whatever is wrong with it, it is not found. */
export async function openFile(core: Core, path: string): Promise<Response | undefined> {
  const { now, named } = await core.database.transaction(async (tx) => {
    const at = await core.clock.now(tx);
    const link = readFileLink(core.services.secrets, path, at);
    return { now: at, named: link && (await mayOpen(tx, link)) ? link : undefined };
  });
  if (named?.kind === 'statement') return openStatement(core, named);
  if (named?.kind === 'receipt') return openReceipt(core, named, now);
  if (named?.kind === GIFTCARD_FILE) return openGiftcards(core, named, now);
  return undefined;
}

/** False where a link has been opened that opens once, or its session is over. */
async function mayOpen(tx: Transaction, { once, until }: OpenedLink): Promise<boolean> {
  if (!once) return true;
  const opened = await tx.query(
    `INSERT INTO opened_links (link_id, until)
     SELECT $1, $2 FROM sessions WHERE session_id = $3 AND ended_at IS NULL
     ON CONFLICT DO NOTHING RETURNING 1`,
    [once.id, until, once.sessionId],
  );
  return opened.length > 0;
}

/** Who opens a link: of one for a session, that. */
const openerOf = ({ once, name }: OpenedLink) => once?.sessionId ?? name;

async function openStatement(core: Core, link: OpenedLink): Promise<Response | undefined> {
  const { name, lang } = link;
  const statement = await core.database.transaction((tx) => readStatement(tx, name));
  if (!statement) return undefined;
  const pdf = await statementPdf(statement, core.services.content, { lang, of: openerOf(link) });
  return file(pdf, 'application/pdf', `attachment; filename="statement-${statement.month}-${lang}.pdf"`);
}

async function openReceipt(core: Core, link: OpenedLink, now: string): Promise<Response | undefined> {
  const { name, lang } = link;
  const receipt = await core.database.transaction((tx) => readReceipt(tx, name, now));
  if (!receipt) return undefined;
  const pdf = await receiptPdf(receipt, core.services.content, { lang, now, of: openerOf(link) });
  return file(pdf, 'application/pdf', `attachment; filename="receipt-${name}-${lang}.pdf"`);
}

async function openGiftcards(core: Core, { name, lang }: FileName, now: string): Promise<Response | undefined> {
  const around = { content: core.services.content, lang, now };
  const csv = await core.database.transaction((tx) => giftcardFile(tx, name, around));
  return csv === undefined
    ? undefined
    : file(csv, 'text/csv; charset=utf-8', `attachment; filename="giftcards-${name}.csv"`);
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
