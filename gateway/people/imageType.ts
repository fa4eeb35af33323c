/** What a picture is, told by its bytes and never by its name. */
export interface ImageFacts {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly pixels: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Facts of a whole PNG or JPEG with nothing behind its end; `undefined` for anything else. */
export function imageFacts(bytes: Buffer): ImageFacts | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return pngFacts(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return jpegFacts(bytes);
  return undefined;
}

function pngFacts(bytes: Buffer): ImageFacts | undefined {
  if (bytes.length < 45 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  if (!bytes.subarray(-PNG_END.length).equals(PNG_END)) return undefined;
  return { mediaType: 'image/png', pixels: bytes.readUInt32BE(16) * bytes.readUInt32BE(20) };
}

/** Walks the segments of a JPEG to the frame header, which has the size. */
function jpegFacts(bytes: Buffer): ImageFacts | undefined {
  if (!bytes.subarray(-2).equals(JPEG_END)) return undefined;
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (isFrameHeader(marker)) {
      return { mediaType: 'image/jpeg', pixels: bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the three markers of that range that are something else. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
