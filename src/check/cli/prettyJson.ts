import { join } from 'node:path';
import type { Json } from '../../domain/json.ts';

/** The text of a data file at `path` below the root, laid out as Prettier does there. */
export async function prettyJson(root: string, path: string, data: Json): Promise<string> {
  return laidOut(root, path, JSON.stringify(data));
}

/** A data file with another text, laid out as Prettier does where it was before. */
export async function keptLayout(root: string, path: string, before: string, after: string): Promise<string> {
  return (await laidOut(root, path, before)) === before ? laidOut(root, path, after) : after;
}

async function laidOut(root: string, path: string, text: string): Promise<string> {
  // It takes long to load, and most commands write nothing.
  const { format, resolveConfig } = await import('prettier');
  const filepath = join(root, path);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
