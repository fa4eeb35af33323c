import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { lacksRoom, saysNoRoom } from './lacksRoom.ts';

const MEGABYTE = 2 ** 20;
const withFree = (megabytes: number) => () => Promise.resolve({ bavail: megabytes, bsize: MEGABYTE });

it('is a disk with no room for the files that a database begins with', async () => {
  expect(await lacksRoom('/data', withFree(0))).toBe(true);
  expect(await lacksRoom('/data', withFree(31))).toBe(true);
  expect(await lacksRoom('/data', withFree(32))).toBe(false);
});

it('is asked of the system, and is not said where that cannot tell', async () => {
  expect(await lacksRoom(tmpdir())).toBe(false);
  expect(await lacksRoom('/no/such/folder')).toBe(false);
});

it('is said by an error, or by the cause of one', () => {
  const full = Object.assign(new Error('x'), { code: 'ENOSPC' });
  expect(saysNoRoom(full)).toBe(true);
  expect(saysNoRoom(new Error('y', { cause: full }))).toBe(true);
  expect(saysNoRoom(Object.assign(new Error('x'), { code: '53100' }))).toBe(true);
  expect(saysNoRoom(Object.assign(new Error('x'), { code: 'EACCES' }))).toBe(false);
  expect(saysNoRoom('ENOSPC')).toBe(false);
});
