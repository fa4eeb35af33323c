import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUpload } from '../../../gateway/files/sealedUpload.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import type { WalletClient } from '../../support/walletClient.ts';
import { packed, pdfOfPages, withObjects } from '../support/pdfs.ts';
import { pngOfBytes, TINY_PNG } from '../support/pictures.ts';

let wallet: SampleGateway;
let chan: WalletClient;
beforeAll(async () => {
  wallet = await sampleGateway('2025-03-03T10:00:00+08:00');
  chan = await wallet.member('chan');
});
afterAll(() => wallet.close());

const upload = (bytes: Buffer) =>
  chan.call('fileUploadDocument', { scene: 'PROOF', file_name: 'statement.png', content: bytes.toString('base64') });

async function kept(fileId: string) {
  const [row] = await wallet.database.transaction((tx) =>
    tx.query<{ subject: string; media_type: string; content_sealed: string }>(
      'SELECT subject, media_type, content_sealed FROM files WHERE file_id = $1',
      [fileId],
    ),
  );
  const { content_sealed: sealed, ...more } = row!;
  return { ...more, sealed, content: Buffer.from(openUpload(wallet.gateway.core.services.vault, fileId, sealed)) };
}

describe('fileUploadDocument (R-VAL-35, R-VAL-36, AMB-24)', () => {
  it('takes a PDF, told by its bytes and sealed as it is; its pages are said', async () => {
    const bytes = await pdfOfPages(2);
    const { code, data } = await upload(bytes);
    expect([code, data.pages]).toEqual(['SUCCESS', 2]);
    const { content, sealed, ...more } = await kept(data.file_id);
    expect(more).toEqual({ subject: 'member:chan', media_type: 'application/pdf' });
    expect(content).toEqual(bytes);
    expect(Buffer.from(sealed.split('.')[1]!, 'base64url').includes('%PDF')).toBe(false);
  });

  it('takes a picture as any picture: drawn anew, and of no pages', async () => {
    const { data } = await upload(Buffer.concat([TINY_PNG, Buffer.from('<script>1</script>')]));
    expect(data).toEqual({ file_id: expect.any(String) as string });
    expect((await kept(data.file_id)).content.includes('script')).toBe(false);
  });

  it('counts with the pictures of a day: FUNC_DISABLED', async () => {
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.file.perDay': 2 });
    const wong = await few.member('wong');
    const content = TINY_PNG.toString('base64');
    await wong.must('fileUpload', { scene: 'RECEIPT', file_name: 'a.png', content });
    const document = { scene: 'PROOF', file_name: 'a.png', content } as const;
    await wong.must('fileUploadDocument', document);
    expect((await wong.call('fileUploadDocument', document)).code).toBe('FUNC_DISABLED');
    await few.close();
  });

  it.each([
    ['FILE_TYPE', 'a page', () => Buffer.from('<!doctype html><script>1</script>')],
    ['FILE_TYPE', 'half a PNG', () => TINY_PNG.subarray(0, 40)],
    ['IMAGE_SIZE', 'a PNG above 3 MB', () => pngOfBytes(3_145_729)],
    ['PDF_SIZE', 'a PDF above 3 MB', async () => Buffer.concat([await pdfOfPages(1), Buffer.alloc(3_145_728)])],
    ['PDF_SIZE', 'a PDF of 51 pages', () => pdfOfPages(51)],
    ['PDF_LOCKED', 'a PDF with a password', () => pdfOfPages(1, { userPassword: 'sample' })],
    ['PDF_BROKEN', 'half a PDF', async () => (await pdfOfPages(1)).subarray(0, 500)],
    [
      'PDF_ACTIVE',
      'a PDF with a script',
      async () => withObjects(await pdfOfPages(1), packed({ 72: '<< /S /JavaScript >>' })),
    ],
  ])('%s: %s', async (code, _what, bytes) => expect((await upload(await bytes())).code).toBe(code));
});
