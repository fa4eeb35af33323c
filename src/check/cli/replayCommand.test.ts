import { expect, test } from 'vitest';
import type { Project } from '../../compile/project.ts';
import { portOf } from '../replay/serveWay.ts';
import { replayCommand } from './replayCommand.ts';

test.each(['0', '70000', '1.5', 'eighty'])('--port %s is refused before anything is read', async (port) => {
  const line = { command: 'replay', names: ['broken.json'], options: new Map([['port', port]]) };
  expect(await replayCommand({} as Project, line)).toEqual({
    out: `--port ${port}: a port is a number from 1 to 65535.\n`,
    code: 2,
  });
});

test('the port is that of --port, else of PORT, else 8090', () => {
  expect([portOf('8099', '8098'), portOf(undefined, '8098'), portOf(undefined, '')]).toEqual([8099, 8098, 8090]);
  expect(portOf(undefined, 'eighty')).toBe('PORT=eighty: a port is a number from 1 to 65535.\n');
});
