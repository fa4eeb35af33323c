import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngWith, TINY_PNG } from '../../tests/contract/support/pictures.ts';
import { drawnChunks } from './drawnChunks.ts';

const text = Buffer.concat([Buffer.from('zTXtComment\0\0'), deflateSync('words')]);

it('leaves out what a picture is not drawn by', () => {
  const png = pngWith(
    text,
    Buffer.from('tEXtComment\0words'),
    text,
    Buffer.from('tIME\u0007\u0001\u0001\u0001\u0001\u0001\u0001'),
  );
  expect(drawnChunks(png)).toEqual(TINY_PNG);
});

it('leaves what changes how it looks, in its place', async () => {
  const coloured = await sharp(TINY_PNG).withIccProfile('p3').withMetadata({ orientation: 6 }).png().toBuffer();
  expect(coloured.includes('iCCP') && coloured.includes('eXIf')).toBe(true);
  const { icc, orientation } = await sharp(drawnChunks(coloured)).metadata();
  expect([icc !== undefined, orientation]).toEqual([true, 6]);
});

it('takes what is only the mark of one', () => {
  expect(drawnChunks(TINY_PNG.subarray(0, 8))).toEqual(TINY_PNG.subarray(0, 8));
});
