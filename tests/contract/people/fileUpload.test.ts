import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const END = PNG.subarray(-12);

/** A JPEG's skeleton: start, frame header of that size, end. */
const jpeg = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    1,
    1,
    0x11,
    0,
    0xff,
    0xd9,
  ]);

const sized = (bytes: number) => Buffer.concat([PNG.subarray(0, -12), Buffer.alloc(bytes - PNG.length), END]);

function withPixels(width: number, height: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

const upload = (bytes: Buffer, client = new WalletClient((request) => wallet.gateway.fetch(request))) =>
  client.call('fileUpload', { scene: 'RECEIPT', file_name: 'receipt.png', content: bytes.toString('base64') });

describe('uploads (AMB-24)', () => {
  it.each([
    ['a PNG', PNG],
    ['a JPEG', jpeg(640, 480)],
    ['a PNG of exactly 3 MB', sized(3_145_728)],
  ])('take %s', async (_what, bytes) => {
    expect(await upload(bytes)).toMatchObject({ code: 'SUCCESS', data: { file_id: expect.any(String) } });
  });

  it('keep the picture for the one who sent it', async () => {
    const { data } = await upload(PNG, await wallet.member('chan'));
    const [row] = await wallet.database.transaction((tx) =>
      tx.query<{ subject: string; content: Uint8Array }>('SELECT subject, content FROM files WHERE file_id = $1', [
        data.file_id,
      ]),
    );
    expect(row?.subject).toBe('member:chan');
    expect(Buffer.from(row!.content)).toEqual(PNG);
  });

  it.each([
    ['one byte above 3 MB', sized(3_145_729)],
    ['a small file that unpacks to a huge picture', withPixels(30_000, 30_000)],
    ['a huge JPEG', jpeg(60_000, 60_000)],
  ])('refuse %s: IMAGE_SIZE', async (_what, bytes) => {
    expect((await upload(bytes)).code).toBe('IMAGE_SIZE');
  });

  it.each([
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a PNG with a page behind it', Buffer.concat([PNG, Buffer.from('<script>1</script>')])],
    ['half a PNG', PNG.subarray(0, 40)],
    ['a PNG of no width', withPixels(0, 10)],
    ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG with a page behind it', Buffer.concat([jpeg(10, 10), Buffer.from('<script>1</script>')])],
  ])('refuse %s: IMAGE_TYPE', async (_what, bytes) => {
    expect((await upload(bytes)).code).toBe('IMAGE_TYPE');
  });

  it('have an end for one sender and day: FUNC_DISABLED', async () => {
    const client = await wallet.member('wong');
    for (let sent = 0; sent < 50; sent++) expect((await upload(PNG, client)).code).toBe('SUCCESS');
    expect((await upload(PNG, client)).code).toBe('FUNC_DISABLED');
    expect((await upload(PNG)).code).toBe('SUCCESS');
  });
});
