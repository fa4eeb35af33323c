const SIGNATURE = 8;
/** Its length, its type and its sum. */
const AROUND = 12;

/** Of what a picture may lack, all that changes how it looks. */
const LOOKS = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);

/** The chunks of a PNG that a picture is drawn by. The others are not kept, and a decoder need not unpack them: texts, of which there
 * may be many, come to a thousand times their size. */
export function drawnChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + AROUND <= png.length;) {
    const end = at + png.readUInt32BE(at) + AROUND;
    const type = png.toString('latin1', at + 4, at + 8);
    if (isNeeded(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** The first letter of what no decoder may leave out is a capital. */
const isNeeded = (type: string) => /^[A-Z]/.test(type) || LOOKS.has(type);
