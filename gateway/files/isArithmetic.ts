/** Frames whose picture is coded by arithmetic: no browser shows one, and a decoder takes several times as long for it. */
const ARITHMETIC = new Set([0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const START_OF_SCAN = 0xda;
/** Markers that nothing belongs to: TEM, and from RST0 to EOI. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** Whether a JPEG is coded by arithmetic. Bytes between its segments are passed over, as decoders do. */
export function isArithmetic(jpeg: Buffer): boolean {
  for (let at = jpeg.indexOf(0xff); at >= 0 && at + 1 < jpeg.length; at = jpeg.indexOf(0xff, at)) {
    const marker = jpeg[at + 1]!;
    if (ARITHMETIC.has(marker)) return true;
    if (marker === START_OF_SCAN) return false;
    if (marker === 0xff) at += 1;
    else if (marker === 0x00 || isAlone(marker)) at += 2;
    else at += 2 + (at + 4 <= jpeg.length ? jpeg.readUInt16BE(at + 2) : 0);
  }
  return false;
}
