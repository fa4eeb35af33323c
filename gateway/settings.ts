import { resolve } from 'node:path';
import { isLoopback } from './sandbox/loopback.ts';

/** How a gateway process is started. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly databaseSchema?: string;
  readonly dataDir: string;
  readonly portalDir?: string;
  readonly sandbox: boolean;
}

/** A setting that cannot be used; its message is for the one who starts the gateway. */
export class BadSetting extends Error {
  override readonly name = 'BadSetting';
}

/** Reads settings from environment variables.
 * @throws BadSetting with one sentence on what is wrong and how to mend it */
export function readSettings(env: { readonly [name: string]: string | undefined }): Settings {
  const port = Number(env.PORT || '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new BadSetting(`PORT is "${env.PORT}", which is no port number.`);
  }
  const host = env.HOST || '127.0.0.1';
  const sandbox = env.SANDBOX === 'true' || env.SANDBOX === '1';
  if (sandbox && !isLoopback(host)) {
    throw new BadSetting(`The sandbox shows every code it sends: it runs on 127.0.0.1 only, and HOST is "${host}".`);
  }
  return {
    port,
    host,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.DATABASE_SCHEMA ? { databaseSchema: env.DATABASE_SCHEMA } : {}),
    dataDir: resolve(env.DATA_DIR || 'data'),
    ...(env.PORTAL_DIR ? { portalDir: resolve(env.PORTAL_DIR) } : {}),
    sandbox,
  };
}
