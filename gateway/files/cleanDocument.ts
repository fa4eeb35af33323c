import { cleanPicture, type CleanPicture, type PictureFault } from './cleanPicture.ts';
import { judgePdf, type PdfFault } from './pdf/judgePdf.ts';

interface CleanPdf {
  readonly mediaType: 'application/pdf';
  readonly content: Buffer;
  readonly pages: number;
}

const PDF = '%PDF-';

export const isPdf = (bytes: Buffer) => bytes.toString('latin1', 0, PDF.length) === PDF;

/** A document as it is kept: a picture of it is drawn anew, a PDF is as it was sent. The kind is read from the bytes, never by
 * a name. */
export async function cleanDocument(
  bytes: Buffer,
  { mostPages, mostBytes }: { readonly mostPages: number; readonly mostBytes: number },
): Promise<CleanPicture | CleanPdf | Exclude<PictureFault, 'IMAGE_TYPE'> | PdfFault | 'FILE_TYPE'> {
  if (!isPdf(bytes)) {
    const picture = await cleanPicture(bytes, mostBytes);
    return picture === 'IMAGE_TYPE' ? 'FILE_TYPE' : picture;
  }
  const judged = await judgePdf(bytes, mostPages);
  return typeof judged === 'string' ? judged : { mediaType: 'application/pdf', content: bytes, ...judged };
}
