import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** Larger than any picture of a page needs to be: a visitor on a slow line looks at its empty frame. */
const MOST_BYTES = 1_000_000;

const HEAD_BYTES = 1000;

/** How files of pictures begin, in Latin-1. */
const PICTURES = [/<svg[\s>]/, /^\x89PNG\r\n/, /^\xff\xd8\xff/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftypavi/];

/** Why a file of `public/` is not shown as a picture, or late; `undefined` for one that is. */
export function pictureFault(root: string, path: string): { readonly what: string; readonly fix: string } | undefined {
  const { head, bytes } = beginningOf(join(root, 'public', path));
  if (!PICTURES.some((begins) => begins.test(head)))
    return { what: `public/${path} is no picture`, fix: 'Save it as SVG, PNG, JPEG, GIF, WebP or AVIF.' };
  if (bytes <= MOST_BYTES) return undefined;
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  return {
    what: `public/${path} has ${size}, and loads for long`,
    fix: 'Make it smaller: a picture has at most 1 MB.',
  };
}

function beginningOf(path: string): { readonly head: string; readonly bytes: number } {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const read = readSync(file, head, 0, HEAD_BYTES, 0);
    return { head: head.subarray(0, read).toString('latin1'), bytes: fstatSync(file).size };
  } finally {
    closeSync(file);
  }
}
