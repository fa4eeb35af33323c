import { join } from 'node:path';
import type { Json } from '../../domain/json.ts';

/** The text of a data file at `path` below the root, laid out as Prettier does there. */
export async function prettyJson(root: string, path: string, data: Json): Promise<string> {
  // It takes long to load, and most commands write nothing.
  const { format, resolveConfig } = await import('prettier');
  const filepath = join(root, path);
  return format(JSON.stringify(data), { ...(await resolveConfig(filepath)), filepath });
}
