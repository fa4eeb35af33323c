import sharp from 'sharp';
import { drawnChunks } from './drawnChunks.ts';
import { isArithmetic } from './isArithmetic.ts';

/** A picture as it is kept: decoded and written again, so that nothing but the picture is left of the file it came in. */
export interface CleanPicture {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly content: Buffer;
}

export type PictureFault = 'IMAGE_TYPE' | 'IMAGE_SIZE';

/** A picture larger than this when unpacked is refused before it is, however small its file: no document needs more. */
const MOST_PIXELS = 24_000_000;
/** Of one side: a decoder works row by row, and as many pixels in rows of one take it seconds. */
const MOST_ON_A_SIDE = 24_000;
/** Of a JPEG that becomes clearer as it loads: programs write ten or so, each is drawn over the whole picture, and one that changes
 * nothing takes 30 bytes. */
const MOST_SCANS = 100;
/** What screens and phones write. Twice as deep takes many times as long to decode, and shows nothing more. */
const DEPTH = 'uchar';
/** Longest side of what is kept: a document can be read, and storage has a bound. */
const LONGEST_SIDE = 4096;
/** Of a JPEG: the first that makes a file as small as the limit. Below the last, small print cannot be read. */
const QUALITIES = [88, 78, 60];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

// Every picture is another: a cache would hold members' documents in memory for nothing.
sharp.cache(false);

/** Decodes a JPG or PNG and writes it again: turned as its camera said, in sRGB, without metadata or anything hidden around
 * the picture. The kind is read from the bytes, never by a name. A PNG that grows, as one of few colours does when its pixels are noise,
 * becomes a JPEG.
 * @param mostBytes of what is kept, as of what is sent */
export async function cleanPicture(bytes: Buffer, mostBytes: number): Promise<CleanPicture | PictureFault> {
  const mediaType = typeOf(bytes);
  if (!mediaType) return 'IMAGE_TYPE';
  if (mediaType === 'image/jpeg') {
    if (isArithmetic(bytes)) return 'IMAGE_TYPE';
    if (scansOf(bytes) > MOST_SCANS) return 'IMAGE_SIZE';
  }
  const drawn = mediaType === 'image/png' ? drawnChunks(bytes) : bytes;
  try {
    const { width, height, depth } = await sharp(drawn, { limitInputPixels: false }).metadata();
    const isLarge = width * height > MOST_PIXELS || Math.max(width, height) > MOST_ON_A_SIDE;
    if (isLarge || depth !== DEPTH) return 'IMAGE_SIZE';
    const picture = sharp(drawn, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    if (mediaType === 'image/png') {
      const content = await picture.clone().png().toBuffer();
      if (content.length <= mostBytes) return { mediaType, content };
    }
    const opaque = picture.flatten({ background: 'white' });
    for (const quality of QUALITIES) {
      const content = await opaque.clone().jpeg({ quality }).toBuffer();
      if (content.length <= mostBytes) return { mediaType: 'image/jpeg', content };
    }
    return 'IMAGE_SIZE';
  } catch {
    // Whatever the decoder could not read is no picture; what exactly it disliked is nobody's business.
    return 'IMAGE_TYPE';
  }
}

function typeOf(bytes: Buffer): CleanPicture['mediaType'] | undefined {
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  return bytes.subarray(0, JPEG.length).equals(JPEG) ? 'image/jpeg' : undefined;
}

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Nothing within a scan looks like its start. A small picture inside has a few of its own. */
function scansOf(jpeg: Buffer): number {
  let count = 0;
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2)) count += 1;
  return count;
}
