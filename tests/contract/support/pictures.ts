import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The smallest picture there is. */
export const TINY_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A JPEG that is coded by arithmetic, which no browser shows. */
export const ARITHMETIC_JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/yQALCAAIAAgBAREA/8wABgAQEAX/2gAIAQEAAD8A/wBv/9k=',
  'base64',
);

/** Bytes of a chunk with nothing in it, as the last one is. */
const CHUNK = 12;

/** A real picture of that size, grey. */
export const jpegOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#777777' } })
    .jpeg()
    .toBuffer();

/** A JPEG of one block, drawn so many times: each scan says again that nothing is to be added. */
export function jpegOfScans(scans: number): Buffer {
  const segment = (marker: string, hex: string) =>
    `ff${marker}${(hex.length / 2 + 2).toString(16).padStart(4, '0')}${hex}`;
  const codes = (table: string) => segment('c4', `${table}01${'00'.repeat(16)}`);
  const scan = (coefficients: string) => `${segment('da', `010100${coefficients}00`)}7f`;
  const head = [
    'ffd8',
    segment('db', `00${'01'.repeat(64)}`),
    segment('c2', '080008000801011100'),
    codes('00'),
    codes('10'),
  ];
  return Buffer.from([...head, scan('0000'), scan('013f').repeat(scans - 1), 'ffd9'].join(''), 'hex');
}

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
  const chunk = Buffer.alloc(bytes - TINY_PNG.length - CHUNK + 4, 'x');
  chunk.write('tEXt', 0, 'latin1');
  chunk.write('Comment\0', 4, 'latin1');
  return pngWith(chunk);
}

/** A PNG of two colours of the palette, one bit for each pixel, and every pixel as chance has it: written out with three colours for each,
 * it becomes many times as large. */
export function pngOfNoise(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(Math.ceil(width / 8))]);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, row)), { level: 1 });
  const chunks: readonly (readonly [string, Buffer])[] = [
    ['IHDR', head],
    ['PLTE', Buffer.from([10, 200, 37, 231, 3, 180])],
    ['IDAT', rows],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([TINY_PNG.subarray(0, 8), ...chunks.map(([type, data]) => chunkOf(type, data))]);
}

function chunkOf(type: string, data: Buffer): Buffer {
  const [size, sum, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type, 'latin1'), data])];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** The smallest picture with more chunks, each its type and what is in it. */
export function pngWith(...chunks: readonly Buffer[]): Buffer {
  const whole = chunks.flatMap((chunk) => {
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(chunk.length - 4);
    sum.writeUInt32BE(crc32(chunk));
    return [size, chunk, sum];
  });
  return Buffer.concat([TINY_PNG.subarray(0, -CHUNK), ...whole, TINY_PNG.subarray(-CHUNK)]);
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
