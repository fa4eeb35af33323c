import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** The smallest picture there is. */
export const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PNG_END = 12;

/** A real picture of that size, grey. */
export const jpegOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#777777' } })
    .jpeg()
    .toBuffer();

/** A picture with what a telephone writes into it: place, maker, and that it was held upright. */
export const telephoneJpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({
      IFD0: { Make: 'Sample maker', Copyright: 'Sample owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 17/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A real PNG of so many bytes: the rest is a chunk of text that no picture needs. */
export function pngOfBytes(bytes: number): Buffer {
  const length = bytes - TINY_PNG.length - PNG_END;
  const chunk = Buffer.alloc(length + 4, 'x');
  chunk.write('tEXt', 0, 'latin1');
  chunk.write('Comment\0', 4, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([TINY_PNG.subarray(0, -PNG_END), size, chunk, sum, TINY_PNG.subarray(-PNG_END)]);
}

/** A PNG whose header claims another size; the sum of the header is right. */
export function pngClaiming(width: number, height: number, bitsOfColour = 8): Buffer {
  const png = Buffer.from(TINY_PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(bitsOfColour, 24);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
