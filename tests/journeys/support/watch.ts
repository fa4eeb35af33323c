import type { BrowserContext, Page } from 'playwright-core';
import { holdsSecret } from './holdsSecret.ts';

/** What a browser was seen to do that it must not: gathered while a journey runs, judged at its end. */
export interface Watch {
  /** A text that may stand in a field and in the call that needs it, and nowhere else. */
  readonly secret: (value: string) => void;
  /** Console lines that a journey provokes on purpose. */
  readonly allow: (pattern: RegExp) => void;
  readonly findings: () => Promise<readonly string[]>;
}

const NEVER_STORED = ['/flow/recordSave'];

export async function watchContext(context: BrowserContext): Promise<Watch> {
  const secrets = new Set<string>();
  const allowed: RegExp[] = [];
  const seen: { readonly where: string; readonly text: string }[] = [];
  const violations: string[] = [];
  const loud: string[] = [];
  await context.exposeBinding('reportViolation', (_source, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  const watchPage = (page: Page): void => {
    page.on('console', (message) => {
      seen.push({ where: 'console', text: message.text() });
      if (['error', 'warning'].includes(message.type())) loud.push(`console ${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => loud.push(`page error: ${error.message}`));
    page.on('request', (request) => {
      seen.push({ where: `URL ${request.url()}`, text: decodeURIComponent(request.url()) });
      if (NEVER_STORED.some((path) => request.url().endsWith(path)))
        seen.push({ where: `record sent to ${new URL(request.url()).pathname}`, text: request.postData() ?? '' });
    });
    page.on('framenavigated', (frame) => seen.push({ where: 'address', text: frame.url() }));
  };
  context.on('page', watchPage);
  context.pages().forEach(watchPage);

  return {
    secret: (value) => void secrets.add(value),
    allow: (pattern) => void allowed.push(pattern),
    findings: async () => {
      const stored = await Promise.all(context.pages().map(storageOf));
      const places = [...seen, ...stored.flat()];
      const leaks = [...secrets].flatMap((secret) =>
        places.filter(({ text }) => holdsSecret(text, secret)).map(({ where }) => `a secret stands in ${where}`),
      );
      const noise = loud.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      return [...new Set([...violations.map((text) => `CSP: ${text}`), ...leaks, ...noise])];
    },
  };
}

async function storageOf(page: Page): Promise<readonly { readonly where: string; readonly text: string }[]> {
  if (page.isClosed() || !page.url().startsWith('http')) return [];
  const [local, session] = await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]);
  return [
    { where: 'localStorage', text: local ?? '' },
    { where: 'sessionStorage', text: session ?? '' },
  ];
}
