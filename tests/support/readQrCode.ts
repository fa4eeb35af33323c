import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** What a phone reads from a picture of a QR code, with the quiet zone that stands around it on the page. The decoder is not
 * the library that draws the codes. */
export async function readQrCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }, { timeLimit: 5000 });
}
