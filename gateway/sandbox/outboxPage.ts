import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { OutboxMessage } from './outbox.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #18181b; }
  ol { list-style: none; padding: 0; } li { border: 1px solid #d4d4d8; border-radius: 8px; padding: .75rem 1rem; margin: 0 0 .75rem; }
  p { margin: 0; } .from { color: #52525b; font-size: .875rem; } .code { font-size: 1.75rem; letter-spacing: .12em; font-weight: 600; }
`;

/** The outbox for people: the newest message first, codes large enough to type from. */
export function outboxPage(context: Context, messages: readonly OutboxMessage[], now: string) {
  const nonce = randomBytes(16).toString('base64');
  context.header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
  const rows = messages.map(
    (message) =>
      html`<li>
        <p class="from">${message.channel === 'sms' ? 'SMS' : 'Mail'} to ${message.recipient}, ${time(message.at)}</p>
        ${message.code ? html`<p class="code">${message.code}</p>` : ''}
        <p>${message.body}</p>
      </li>`,
  );
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta http-equiv="refresh" content="5" />
          <title>Outbox</title>
          <style nonce="${nonce}">
            ${html([STYLE] as unknown as TemplateStringsArray)}
          </style>
        </head>
        <body>
          <h1>Outbox</h1>
          <p>Messages the gateway would have sent. Its clock says ${time(now)}. This page reads itself again.</p>
          ${
            messages.length === 0
              ? html`<p>Nothing has been sent yet.</p>`
              : html`<ol>
                  ${rows}
                </ol>`
          }
        </body>
      </html>`,
  );
}

const time = (at: string) => at.slice(0, 19).replace('T', ' ');
