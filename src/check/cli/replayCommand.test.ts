import { expect, test } from 'vitest';
import type { Project } from '../../compile/project.ts';
import { replayCommand } from './replayCommand.ts';

test.each(['0', '70000', '1.5', 'eighty'])('--port %s is refused before anything is read', async (port) => {
  const line = { command: 'replay', names: ['broken.json'], options: new Map([['port', port]]) };
  expect(await replayCommand({} as Project, line)).toEqual({
    out: `--port ${port}: a port is a number from 1 to 65535.\n`,
    code: 2,
  });
});
