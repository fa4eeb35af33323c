import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packed, pdfOfPages, withObjects } from '../../../tests/contract/support/pdfs.ts';
import { judgePdf } from './judgePdf.ts';

const MOST_PAGES = 5;
const judge = (bytes: Buffer) => judgePdf(bytes, MOST_PAGES);
const plain = await pdfOfPages(2);

it.each([1, 2, MOST_PAGES])('says how many pages there are: %i', async (pages) => {
  expect(await judge(await pdfOfPages(pages))).toEqual({ pages });
});

it('counts pages that are packed, and one that was changed once', async () => {
  const page = '<< /Type /Page /Parent 1 0 R /Title (Page ) >>';
  expect(await judge(withObjects(plain, packed({ 71: page, 72: '<< /Type /Pages >>', 73: page })))).toEqual({
    pages: 4,
  });
  const number = /(\d+) 0 obj\n<<\n\/Type \/Page\n/.exec(plain.toString('latin1'))![1];
  expect(await judge(withObjects(plain, `\n${number} 0 obj\n${page}\nendobj\n`))).toEqual({ pages: 2 });
});

it.each([
  ['links to the web', '8 0 obj << /S /URI /URI (https://example.com) >> endobj'],
  ['a link to the web in letters of old', '8 0 obj << /A << /S /URI /URI (HTTP://EXAMPLE.COM/) >> >> endobj'],
  ['links to write or call', '8 0 obj [<< /URI (mailto:a@example.com) >> << /URI (tel:+85230000002) >>] endobj'],
  [
    'a place to open at, in an action',
    '8 0 obj << /OpenAction 9 0 R >> endobj\n9 0 obj << /S /GoTo /D [3 0 R /Fit] >> endobj',
  ],
  ['an outline', '8 0 obj << /Type /Outlines /First 9 0 R /Last 9 0 R /Count 1 >> endobj'],
  ['a place to open at', '8 0 obj << /OpenAction [3 0 R /Fit] >> endobj'],
  ['an unpacked list of objects', packed({ 71: '<< /A 1 >>' }, '')],
  ['a list of objects that is packed in a list of ways of one', packed({ 71: '<< /A 1 >>' }, '/Filter [/FlateDecode]')],
  ['a list of numbers as an object', '8 0 obj [1 2 3] endobj'],
  ['a note that is printed', '8 0 obj << /Subtype /Text /F 4 >> endobj'],
  ['a picture packed in a way with a short name', '8 0 obj << /F /Fl >> stream\n/F (\nendstream endobj'],
  ['a picture packed in two ways with short names', '8 0 obj << /F [/A85 /Fl] >> endobj'],
  ['a font by the name F', '8 0 obj << /Font << /F 9 0 R >> >> endobj\n9 0 obj << /Type /Font >> endobj'],
  ['a font by the name F, written there', '8 0 obj << /Font << /F << /Type /Font >> >> >> endobj'],
  ['a packed font by the name F', packed({ 71: '<< /Font << /F 72 0 R >> >>', 72: '<< /Type /Font >>' })],
  ['fonts by longer names', '8 0 obj << /F1 (a) /Fm (b) /f (c) >> endobj'],
  ['a title as an object', '8 0 obj << /Title 9 0 R /F 4 >> endobj\n9 0 obj (Statement) endobj'],
  ['a packed title as an object', packed({ 71: '<< /Title 72 0 R /F 4 0 R >>', 72: '(Statement)' })],
])('takes one that has %s', async (_what, object) => {
  expect(await judge(withObjects(plain, object))).toEqual({ pages: 2 });
});

it.each([
  ['nothing but the mark', Buffer.from('%PDF-1.7\n%%EOF')],
  ['a page in front of it', Buffer.concat([Buffer.from('<html>'), plain])],
  ['no end', plain.subarray(0, plain.length - 200)],
  ['little but a beginning', plain.subarray(0, 500)],
  ['an unknown version', Buffer.concat([Buffer.from('%PDF-x.y'), plain.subarray(8)])],
])('refuses one with %s: PDF_BROKEN', async (_what, bytes) => expect(await judge(bytes)).toBe('PDF_BROKEN'));

it('refuses one that a password opens: PDF_LOCKED', async () => {
  expect(await judge(await pdfOfPages(1, { userPassword: 'sample', pdfVersion: '1.7' }))).toBe('PDF_LOCKED');
  expect(await judge(await pdfOfPages(1, { ownerPassword: 'sample' }))).toBe('PDF_LOCKED');
});

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
it.each([
  ['a script', `8 0 obj ${SCRIPT} endobj`],
  ['a script under a name in other letters', '8 0 obj << /S /J#61va#53cript >> endobj'],
  ['a script that a comment hides', '8 0 obj << /Title (a %) /Next << /S\n/JavaScript >> >> endobj'],
  ['a script by its short name', '8 0 obj << /S 9 0 R /JS (1) >> endobj'],
  ['a packed script', packed({ 71: '<< /A 1 >>', 72: SCRIPT })],
  ['a packed script by its short name', packed({ 72: '<< /S 9 0 R /J#53 (1) >>' })],
  ['an unpacked list with a script', packed({ 72: '<< /S 9 0 R /JS (1) >>' }, '')],
  ['a program to start', '8 0 obj << /S /Launch /F (cmd.exe) >> endobj'],
  ['a file inside', '8 0 obj << /Names << /EmbeddedFiles 9 0 R >> >> endobj'],
  ['a file without its name', '8 0 obj << /Type /Filespec /EF << /F 9 0 R >> >> endobj'],
  ['a form of another kind', '8 0 obj << /AcroForm << /XFA 9 0 R >> >> endobj'],
  ['something to send', packed({ 72: '<< /S /SubmitForm >>' })],
  [
    'a script behind a letter that some readers leave out',
    Buffer.from('8 0 obj << /S /JavaScript\x80 >> endobj', 'latin1'),
  ],
  ['a script in a list', '8 0 obj [ << /S 9 0 R /JS (1) >> ] endobj'],
  ['a script in a model', '8 0 obj << /Type /Other /OnInstantiate 9 0 R >> endobj'],
  ['something that happens when it is closed', '8 0 obj << /AA << /WC 9 0 R >> >> endobj'],
  ['a sound', '8 0 obj << /S /Sound /Sound 9 0 R >> endobj'],
  ['a page of another file', '8 0 obj << /Ref << /F (\\\\host\\share\\x.pdf) /Page 0 >> >> endobj'],
  ['a page of another file by digits', '8 0 obj << /Ref << /F <5C5C686F7374> /Page 0 >> >> endobj'],
  ['a picture from the web', '8 0 obj << /F << /FS /URL /U 9 0 R >> >> stream\n\nendstream endobj'],
  ['a picture from another file', '8 0 obj << /Subtype /Image /F (\\\\host\\share\\x) >> stream\n\nendstream endobj'],
  ['a file under a name in other letters', '8 0 obj << /#46 (x.pdf) >> endobj'],
  ['a file behind a comment', '8 0 obj << /F %4\n (x.pdf) >> endobj'],
  ['a file behind a letter that some readers leave out', Buffer.from('8 0 obj [<< /F\x80(x.pdf) >>] endobj', 'latin1')],
  ['a file in a list', '8 0 obj [ << /F(x.pdf) >> ] endobj'],
  ['a file whose name is an object', '8 0 obj << /F 9 0 R >> endobj\n9 0 obj (x.pdf) endobj'],
  ['a file whose name is an object before it', '9 0 obj <78> endobj\n8 0 obj << /F 9 %\n0 R >> endobj'],
  ['a file whose name is a packed object', packed({ 71: '<< /F 72 0 R >>', 72: '(x.pdf)' })],
  ['a file whose name is an object of an object', '8 0 obj << /F 9 0 R >> endobj\n9 0 obj 10 0 R endobj'],
  ['a file by its name of old', '8 0 obj << /Type /Filespec /DOS (x.pdf) >> endobj'],
  ['a packed file', packed({ 72: '<< /Ref << /F (x.pdf) >> >>' })],
  ['a file in an unpacked list', packed({ 72: '<< /F (x.pdf) >>' }, '')],
  ['a file by its newer name', '8 0 obj << /UF 9 0 R >> endobj'],
  ['a program for a printer', '8 0 obj << /Type /XObject /Subtype /PS >> stream\n\nendstream endobj'],
  ['a link to a program', '8 0 obj << /S /URI /URI (file:///C:/Windows/System32/calc.exe) >> endobj'],
  ['a link to a share', '8 0 obj << /S /URI /URI (\\\\\\\\host\\\\share) >> endobj'],
  ['a link in escaped letters', '8 0 obj << /S /URI /URI (\\152avascript:1) >> endobj'],
  ['a link by digits', '8 0 obj << /S /URI /URI <66696C653A2F2F> >> endobj'],
  ['a link to a place of no scheme', '8 0 obj << /S /URI /URI (x.exe) >> endobj'],
  ['a link whose address is an object', '8 0 obj << /S /URI /URI 9 0 R >> endobj'],
  ['a packed link to a program', packed({ 71: '<< /S /URI /U#52I (ms-msdt:/id) >>' })],
  ['a base of all links', '8 0 obj << /URI << /Base (file://host) >> >> endobj'],
  ['a link that opens by itself', '8 0 obj << /OpenAction << /S /URI /URI (https://example.com) >> >> endobj'],
  [
    'a link that follows on an action',
    '8 0 obj << /S /GoTo /Next [<< /S /URI /URI (https://example.com) >>] >> endobj',
  ],
  ['a link that opens by itself, elsewhere', '8 0 obj << /OpenAction 09 0 R >> endobj\n9 0 obj << /S /URI >> endobj'],
  ['a packed link that follows, in a list', packed({ 71: '<< /Next [3 0 R 72 0 R] >>', 72: '<< /S /URI >>' })],
  ['a kind of action twice', '8 0 obj << /OpenAction 9 0 R >> endobj\n9 0 obj << /S /URI /S /GoTo >> endobj'],
  ['a file in its trailer', 'trailer << /Root << /AF [<< /F (a.exe) >>] >> >>'],
  ['something that happens, in its trailer', 'trailer << /Root << /AA << /WC 9 0 R >> >> >>'],
  ['a command to media', packed({ 72: '<< /S /RichMediaExecute >>' })],
  ['a picture to be fetched by the printer', '8 0 obj << /OPI << /2.0 9 0 R >> >> endobj'],
])('refuses one with %s: PDF_ACTIVE', async (_what, object) => {
  expect(await judge(withObjects(plain, object))).toBe('PDF_ACTIVE');
});

it.each([
  ['in a way of its own', packed({ 71: '<< /A 1 >>' }, '/Filter [/ASCIIHexDecode /FlateDecode]')],
  ['in a way said elsewhere', packed({ 71: '<< /A 1 >>' }, '/Filter 5 0 R')],
  ['in two ways', packed({ 71: '<< /A 1 >>' }, '/Filter /FlateDecode /Filter /LZWDecode')],
  ['with parameters', packed({ 71: '<< /A 1 >>' }, '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
  [
    'with parameters under their short name',
    packed({ 71: '<< /A 1 >>' }, '/Filter /FlateDecode /DP << /Predictor 12 >>'),
  ],
  ['in another file', packed({ 71: '<< /A 1 >>' }, '/F 9 0 R /Filter /FlateDecode')],
  ['badly', '8 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >> stream\nnothing\nendstream endobj'],
])('refuses one that packs objects %s: PDF_BROKEN', async (_what, object) => {
  expect(await judge(withObjects(plain, object))).toBe('PDF_BROKEN');
});

const HIDDEN = packed({ 72: SCRIPT }).toString('latin1');
it.each([
  ['a line that does not end', HIDDEN.replace('stream\n', 'stream \n')],
  ['a mark that closes nothing', HIDDEN.replace('<< /Type', '<< ] /Type')],
  ['a mark that is not closed', HIDDEN.replace('>>\nstream', '/X [ >>\nstream')],
  ['a name of no letters', HIDDEN.replace('<< /Type', '<< / /Type')],
  ['a value too many', HIDDEN.replace('/N 1', '/N 1 1')],
  ['a value too few', HIDDEN.replace('>>\nstream', '/X >>\nstream')],
  ['a letter that some readers leave out', HIDDEN.replace('/Type', '/X\x80/Y /Type')],
])('refuses one whose list of objects has %s: PDF_BROKEN', async (_what, object) => {
  expect(await judge(withObjects(plain, Buffer.from(object, 'latin1')))).toBe('PDF_BROKEN');
});

it('refuses more pages than may be: PDF_SIZE', async () => {
  expect(await judge(await pdfOfPages(MOST_PAGES + 1))).toBe('PDF_SIZE');
});

const listOf = (content: Buffer, first = 4) =>
  Buffer.concat([
    Buffer.from(`8 0 obj << /Type /ObjStm /N 1 /First ${first} /Length 9 /Filter /FlateDecode >> stream\n`),
    content,
    Buffer.from('\nendstream endobj\n'),
  ]);

it.each([
  ['one list that unpacks to too much', [listOf(deflateSync(Buffer.alloc(17 * 1024 * 1024)))]],
  ['many that do together', Array<Buffer>(5).fill(listOf(deflateSync(Buffer.alloc(4 * 1024 * 1024))))],
  ['too many lists', Array<Buffer>(2_001).fill(listOf(deflateSync(Buffer.from('1 0 '))))],
])('is not held up by %s: PDF_SIZE', async (_what, objects) => {
  expect(await judge(withObjects(plain, ...objects))).toBe('PDF_SIZE');
});

it.each([
  ['comments inside one another', 'obj%'.repeat(700_000)],
  ['dictionaries inside one another', '8 0 obj<</A'.repeat(250_000)],
  ['comments behind the name of a file', `8 0 obj [${'%/F\n'.repeat(100_000)}] endobj`],
  ['texts inside one another', '8 0 obj<<('.repeat(280_000)],
  [
    'places inside one another',
    packed(Object.fromEntries(Array.from({ length: 1_500 }, () => `<<${' '.repeat(5_000)}`).entries())),
  ],
])('is not held up by %s: PDF_BROKEN', async (_what, objects) => {
  expect(await judge(withObjects(plain, objects))).toBe('PDF_BROKEN');
});

it.each(['x y ', 'Infinity Infinity ', '1 -1 '])(
  'is not held up by a list that begins with "%s": PDF_BROKEN',
  async (head) => {
    const nested = Buffer.from('8 0 obj<</A'.repeat(250_000));
    expect(await judge(withObjects(plain, listOf(deflateSync(Buffer.from(head)), head.length), nested))).toBe(
      'PDF_BROKEN',
    );
  },
);

it('is not held up by a dictionary of a million keys', async () => {
  const workFor = async (length: number) => {
    const keys = Array.from({ length }, (_, key) => `/a${key} 1`).join('');
    const pdf = withObjects(plain, packed({ 71: `<<${keys}>>` }));
    const started = process.cpuUsage();
    expect(await judge(pdf)).toEqual({ pages: 2 });
    return process.cpuUsage(started).user;
  };
  await workFor(100_000);
  // Eight times the keys are some eight times the work; where each is compared with all others, 64 times.
  expect(await workFor(800_000)).toBeLessThan(24 * (await workFor(100_000)));
});

it('is not held up by a list of millions of words: PDF_BROKEN', async () => {
  const words = Buffer.from('x '.repeat(2_000_000));
  expect(await judge(withObjects(plain, listOf(deflateSync(words), words.length)))).toBe('PDF_BROKEN');
});

it.each([
  ['a dictionary of many keys', `8 0 obj<<${'/a 1'.repeat(600_000)}>>endobj`],
  ['many names', '/#41'.repeat(600_000)],
  ['many objects', '1 0 obj<<>>endobj\n'.repeat(150_000)],
  [
    'lists whose long heads name no object',
    `8 0 obj << /Type /ObjStm /N 32768 /First 131072 >> stream\n${'1 0 '.repeat(32_768)}\nendstream endobj\n`.repeat(
      23,
    ),
  ],
])('lets others have their turn while it looks through %s', async (_what, objects) => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  expect(await judge(withObjects(plain, objects))).toEqual({ pages: 2 });
  clearImmediate(next);
  expect(turns).toBeGreaterThan(8);
});
