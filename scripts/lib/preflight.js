import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname } from 'node:path';

/** Something the person at the keyboard can fix; said in one line, without a stack. */
export class Refusal extends Error {}

/** @returns {number} the port to serve at */
export function portOf(text) {
  if (text === undefined || text === '') return 8080;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Refusal(`PORT is ${text}, which is no port: a number from 1 to 65535 is needed.`);
}

/** Refuses a port that another program listens on. */
export function refuseTakenPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code;
      if (code === 'EADDRINUSE')
        reject(new Refusal(`Port ${port} is taken. Stop what listens there, or: PORT=8081 npm start`));
      else if (code === 'EACCES')
        reject(new Refusal(`Port ${port} may not be used by this user. Try: PORT=8081 npm start`));
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
}

/** Makes the data folder and refuses one that cannot be written. */
export function refuseUnwritable(folder) {
  try {
    // Where the parent is there, plainly: Node's recursive mkdir never ends below /proc.
    if (!existsSync(folder)) mkdirSync(folder, { recursive: !existsSync(dirname(folder)) });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Refusal(
      `The data folder ${folder} cannot be written. Give this user the right to, or name another: DATA_DIR=… npm start`,
    );
  }
}
