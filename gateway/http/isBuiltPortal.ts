import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the page of the sources begins with; no build leaves it. */
const SOURCE = 'src="/src/';

/** Whether the page of a built portal lies in a folder. */
export async function isBuiltPortal(folder: string): Promise<boolean> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
  return page !== undefined && !page.includes(SOURCE);
}
