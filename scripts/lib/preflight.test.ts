import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { portOf, refuseTakenPort, refuseUnwritable } from './preflight.js';

/** `npm start` says in one line what a person can fix. */
describe('preflight', () => {
  it('takes PORT, 8080 without one, and refuses what is no port', () => {
    expect([portOf(undefined), portOf('9000')]).toEqual([8080, 9000]);
    for (const text of ['http', '70000', '0', '80.5']) expect(() => portOf(text)).toThrow('which is no port');
  });

  it('refuses a taken port and lets a free one pass', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(refuseTakenPort(port)).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or: PORT=8081`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(refuseTakenPort(port)).resolves.toBeUndefined();
  });

  it('refuses a data folder that cannot be made', () => {
    const folder = mkdtempSync(`${tmpdir()}/data-`);
    writeFileSync(`${folder}/file`, '');
    expect(() => refuseUnwritable(`${folder}/file/data`)).toThrow('cannot be written');
    expect(() => refuseUnwritable(`${folder}/data`)).not.toThrow();
    rmSync(folder, { recursive: true });
  });
});
