import sharp from 'sharp';
import type { requests } from '../../../src/api/gateway.gen.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUpload, sealPlainUploads } from '../../../gateway/files/sealedUpload.ts';
import { sweepPeople } from '../../../gateway/jobs/peopleJobs.ts';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';
import {
  ARITHMETIC_JPEG,
  jpegOf,
  jpegOfScans,
  pngClaiming,
  pngOfBytes,
  telephoneJpeg,
  TINY_PNG,
} from '../support/pictures.ts';
import { pdfOfPages } from '../support/pdfs.ts';
import { advance } from '../support/steppedClock.ts';

let wallet: SampleGateway;
beforeAll(async () => void (wallet = await sampleGateway('2025-03-03T10:00:00+08:00')));
afterAll(() => wallet.close());

const DAY = 86_400;
const visitor = (source?: string) => new WalletClient((request) => wallet.gateway.fetch(request, source));
const upload = (bytes: Buffer, client = visitor()) =>
  client.call('fileUpload', { scene: 'RECEIPT', file_name: 'receipt.png', content: bytes.toString('base64') });

interface Kept {
  readonly used_at: Date | null;
  readonly subject: string;
  readonly media_type: string;
  readonly content: Uint8Array;
}

async function kept(fileId: string): Promise<Kept | undefined> {
  const sql = 'SELECT subject, media_type, content_sealed, used_at FROM files WHERE file_id = $1';
  const [row] = await wallet.database.transaction((tx) =>
    tx.query<Omit<Kept, 'content'> & { content_sealed: string }>(sql, [fileId]),
  );
  return row && { ...row, content: openUpload(wallet.gateway.core.services.vault, fileId, row.content_sealed) };
}

async function keptPicture(bytes: Buffer): Promise<Buffer> {
  const { code, data } = await upload(bytes);
  expect(code).toBe('SUCCESS');
  return Buffer.from((await kept(data.file_id))!.content);
}

describe('fileUpload (AMB-24, R-VAL-35, R-VAL-36)', () => {
  it.each([
    ['a PNG', () => TINY_PNG, 'image/png'],
    ['a JPEG', () => jpegOf(640, 480), 'image/jpeg'],
    ['a JPEG that becomes clearer as it loads', () => jpegOfScans(100), 'image/jpeg'],
    ['a PNG of exactly 3 MB', () => pngOfBytes(3_145_728), 'image/png'],
  ])('takes %s, told by its content', async (_what, bytes, mediaType) => {
    const { code, data } = await upload(await bytes());
    expect(code).toBe('SUCCESS');
    expect((await kept(data.file_id))?.media_type).toBe(mediaType);
  });

  it('keeps nothing of the address that a picture came from', async () => {
    const sql = "SELECT column_name FROM information_schema.columns WHERE table_name = 'files'";
    const columns = await wallet.database.transaction((tx) => tx.query<{ column_name: string }>(sql));
    expect(columns.map(({ column_name: name }) => name).filter((name) => name.includes('source'))).toEqual([]);
  });

  it('keeps the picture for the one who sent it', async () => {
    const { data } = await upload(TINY_PNG, await wallet.member('chan'));
    expect((await kept(data.file_id))?.subject).toBe('member:chan');
    const other = await upload(TINY_PNG);
    expect((await kept(other.data.file_id))?.subject).not.toContain('member:');
  });

  it.each([
    ['one byte above 3 MB', () => pngOfBytes(3_145_729)],
    ['a small file that unpacks to a huge picture', () => pngClaiming(30_000, 30_000)],
    ['a picture of one row more than 24 million pixels', () => pngClaiming(6_000, 4_001)],
    ['a picture one pixel wide, which takes as long as many', () => pngClaiming(1, 24_001)],
    ['a JPEG that is drawn over and over', () => jpegOfScans(101)],
    ['a picture of 16 bits a colour', () => pngClaiming(40, 40, 16)],
  ])('refuses %s: IMAGE_SIZE', async (_what, bytes) => {
    expect((await upload(await bytes())).code).toBe('IMAGE_SIZE');
  });

  it.each([
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['half a PNG', TINY_PNG.subarray(0, 40)],
    ['a PNG of no width', pngClaiming(0, 10)],
    ['a PNG that has fewer rows than it claims', pngClaiming(6_000, 4_000)],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG coded by arithmetic', ARITHMETIC_JPEG],
    ['one with bytes between its segments', withBytesAt(20, ARITHMETIC_JPEG)],
    ['nothing but the mark of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
  ])('refuses %s: IMAGE_TYPE', async (_what, bytes) => {
    expect((await upload(bytes)).code).toBe('IMAGE_TYPE');
  });

  it('refuses a PDF: IMAGE_TYPE', async () => {
    expect((await upload(await pdfOfPages(1))).code).toBe('IMAGE_TYPE');
  });

  it('refuses a JPEG cut short: IMAGE_TYPE', async () => {
    const whole = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#123', noise: NOISE } })
      .jpeg()
      .toBuffer();
    expect((await upload(whole.subarray(0, whole.length / 2))).code).toBe('IMAGE_TYPE');
  });

  it('has an end for one sender and day: FUNC_DISABLED', async () => {
    const client = await wallet.member('wong');
    for (let sent = 0; sent < 50; sent++) expect((await upload(TINY_PNG, client)).code).toBe('SUCCESS');
    expect((await upload(TINY_PNG, client)).code).toBe('FUNC_DISABLED');
    expect((await upload(TINY_PNG)).code).toBe('SUCCESS');
  });
});

describe('what is no picture', () => {
  it('counts as one: decoding is what it costs', async () => {
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.file.perDayOfSource': 3 });
    const from = (source: string) => new WalletClient((request) => few.gateway.fetch(request, source));
    const broken = TINY_PNG.subarray(0, 40);
    for (let sent = 0; sent < 3; sent += 1) expect((await upload(broken, from('192.0.2.1'))).code).toBe('IMAGE_TYPE');
    expect((await upload(TINY_PNG, from('192.0.2.1'))).code).toBe('FUNC_DISABLED');
    expect((await upload(TINY_PNG, from('192.0.2.2'))).code).toBe('SUCCESS');
    await few.close();
  });

  it('holds up no other source: one has a share of the decoding, and what is refused is not counted', async () => {
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.file.perDayOfSource': 20 });
    const from = (source: string) => new WalletClient((request) => few.gateway.fetch(request, source));
    const slow = await jpegOf(4_000, 3_000);
    const many = Promise.all(Array.from({ length: 20 }, () => upload(slow, from('192.0.2.1'))));
    const other = await upload(TINY_PNG, from('192.0.2.2'));
    const codes = (await many).map(({ code }) => code);
    expect(other.code).toBe('SUCCESS');
    expect(new Set(codes)).toEqual(new Set(['SUCCESS', 'TOO_MANY_CALLS']));
    const taken = codes.filter((code) => code === 'SUCCESS').length;
    const [row] = await few.database.transaction((tx) =>
      tx.query("SELECT failures FROM guesses WHERE kind = 'uploadSource' AND subject = '192.0.2.1'"),
    );
    expect(row).toEqual({ failures: taken });
    await few.close();
  });
});

describe('a visitor is whoever it says to be', () => {
  it('so that the address counts: FUNC_DISABLED for every session there, and for no member', async () => {
    const few = await sampleGateway('2025-03-03T10:00:00+08:00', { 'access.file.perDayOfSource': 3 });
    const from = (source: string) => new WalletClient((request) => few.gateway.fetch(request, source));
    for (let sent = 0; sent < 3; sent += 1) expect((await upload(TINY_PNG, from('192.0.2.1'))).code).toBe('SUCCESS');
    expect((await upload(TINY_PNG, from('192.0.2.1'))).code).toBe('FUNC_DISABLED');
    expect((await upload(TINY_PNG, from('192.0.2.2'))).code).toBe('SUCCESS');
    expect(
      (await upload(TINY_PNG, Object.assign(from('192.0.2.1'), { session: (await few.member('chan')).session }))).code,
    ).toBe('SUCCESS');
    await few.close();
  });
});

describe('a picture at rest', () => {
  it('is sealed, bound to its row; one of before is sealed at the next start', async () => {
    const { file_id } = (await upload(TINY_PNG, visitor('192.0.2.9'))).data;
    const { vault } = wallet.gateway.core.services;
    const sql = <Row>(text: string, params: (string | Uint8Array)[]) =>
      wallet.database.transaction((tx) => tx.query<Row>(text, params));
    const [row] = await sql<{ content_sealed: string }>('SELECT * FROM files WHERE file_id = $1', [file_id]);
    expect(row).toMatchObject({ content: null });
    expect(Buffer.from(row!.content_sealed.split('.')[1]!, 'base64url').includes('PNG')).toBe(false);
    expect(() => openUpload(vault, 'f-of-another', row!.content_sealed)).toThrow();
    await sql('UPDATE files SET content = $2, content_sealed = NULL WHERE file_id = $1', [file_id, TINY_PNG]);
    await sealPlainUploads(wallet.database, vault);
    expect(Buffer.from((await kept(file_id))!.content)).toEqual(TINY_PNG);
  });
});

const withBytesAt = (offset: number, file: Buffer) =>
  Buffer.concat([file.subarray(0, offset), Buffer.of(0, 0xff, 0), file.subarray(offset)]);

const NOISE = { type: 'gaussian', mean: 128, sigma: 30 } as const;

describe('what is kept of a picture', () => {
  it('says nothing of place, maker or owner', async () => {
    const sent = await telephoneJpeg(40, 20);
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const content = await keptPicture(sent);
    const facts = await sharp(content).metadata();
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc, facts.comments]).toEqual(Array(5).fill(undefined));
    for (const secret of ['Sample maker', 'Sample owner', 'Exif']) expect(content.includes(secret)).toBe(false);
  });

  it('stands upright: what the camera said of it has been done', async () => {
    const facts = await sharp(await keptPicture(await telephoneJpeg(40, 20))).metadata();
    expect(facts).toMatchObject({ width: 20, height: 40 });
    expect(facts.orientation ?? 1).toBe(1);
  });

  it.each([
    ['a PNG', () => TINY_PNG],
    ['a JPEG', () => jpegOf(10, 10)],
  ])('has nothing of a page behind %s', async (_what, bytes) => {
    const content = await keptPicture(Buffer.concat([await bytes(), Buffer.from('<script>1</script>')]));
    expect(content.includes('script')).toBe(false);
  });

  it('has no text that a PNG carried', async () => {
    expect((await keptPicture(pngOfBytes(5_000))).length).toBeLessThan(1_000);
  });

  it('has a longest side of 4096', async () => {
    const facts = await sharp(await keptPicture(await jpegOf(5_000, 100))).metadata();
    expect(facts).toMatchObject({ width: 4096, height: 82 });
  });
});

describe('a picture that nobody uses (access.file.unused)', () => {
  it('is there for 60 days and then swept out; a used one stays', async () => {
    const client = await wallet.member('chan');
    const { file_id: unused } = (await upload(TINY_PNG, client)).data;
    const { file_id: used } = (await upload(TINY_PNG, client)).data;
    const ticket = await client.ticket('topupBankCreate');
    const order = { account_id: 'acc-chan-hkd', payments: [{ amount: '10.00', paid_on: '2025-03-03' }], ticket };
    await client.must('topupBankCreate', { ...order, receipt_file_id: used }, 'picture-key-1');
    await advance(wallet, 60 * DAY);
    await sweepPeople(wallet.gateway.core);
    expect(await kept(unused)).toBeDefined();
    await advance(wallet, 1);
    await sweepPeople(wallet.gateway.core);
    expect(await kept(unused)).toBeUndefined();
    expect(await kept(used)).toBeDefined();
  });

  it('of a visitor is there for three days: anybody can be many visitors (access.file.unusedOfVisitor)', async () => {
    const { file_id } = (await upload(TINY_PNG)).data;
    await advance(wallet, 3 * DAY);
    await sweepPeople(wallet.gateway.core);
    expect(await kept(file_id)).toBeDefined();
    await advance(wallet, 1);
    await sweepPeople(wallet.gateway.core);
    expect(await kept(file_id)).toBeUndefined();
  });

  it('was uploaded for one use, and is taken for no other', async () => {
    const client = await wallet.member('chan');
    const asScene = async (scene: requests['fileUpload']['scene']) =>
      (await client.must('fileUpload', { scene, file_name: 'a.png', content: TINY_PNG.toString('base64') })).file_id;
    const unknown = (name: string) => ({
      code: 'PARAM_ERROR',
      data: { fields: [{ pointer: `/${name}`, keyword: 'unknown' }] },
    });
    const ticket = await client.ticket('topupBankCreate');
    const order = { account_id: 'acc-chan-hkd', payments: [{ amount: '10.00', paid_on: '2025-03-03' }], ticket };
    const document = await asScene('DOCUMENT');
    const asReceipt = { ...order, receipt_file_id: document };
    expect(await client.call('topupBankCreate', asReceipt, 'scene-key-1')).toMatchObject(unknown('receipt_file_id'));
    expect((await kept(document))?.used_at).toBeNull();
    const asFace = { purpose: 'accountClose', file_id: document };
    expect(await client.call('realnameFaceCheck', asFace)).toMatchObject(unknown('file_id'));
    const passport = { region: 'HK', doc_type: 'passport', doc_no: 'N7654321', doc_validity: 'until' } as const;
    const read = { ...passport, doc_valid_to: '2030-01-01', doc_front_file_id: await asScene('RECEIPT') };
    expect(await client.call('realnameOcrCheck', read)).toMatchObject(unknown('doc_front_file_id'));
  });

  it('is nobody else’s to use', async () => {
    const { file_id: foreign } = (await upload(TINY_PNG, await wallet.member('wong'))).data;
    const client = await wallet.member('chan');
    const ticket = await client.ticket('topupBankCreate');
    const order = { account_id: 'acc-chan-hkd', payments: [{ amount: '10.00', paid_on: '2025-03-03' }], ticket };
    const asked = (id: string, key: string) => client.call('topupBankCreate', { ...order, receipt_file_id: id }, key);
    const answer = { code: 'PARAM_ERROR', data: { fields: [{ pointer: '/receipt_file_id', keyword: 'unknown' }] } };
    expect(await asked(foreign, 'picture-key-2')).toMatchObject(answer);
    expect(await asked('f0000000000', 'picture-key-3')).toMatchObject(answer);
  });
});
