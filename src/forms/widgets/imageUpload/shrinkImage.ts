/** The longest side of a picture made smaller: a document is read at it without effort. */
const LONGEST = 2400;
const QUALITY = 0.85;
/** Each a quarter smaller than the one before: the last is a tenth of the first. */
const TRIES = 9;

/** A picture as JPEG of at most so many bytes, the right way up; `undefined` where the browser cannot read it. */
export async function shrinkImage(file: Blob, mostBytes: number): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    let scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
    for (let tries = 0; tries < TRIES; tries += 1, scale *= 0.75) {
      const smaller = await drawn(bitmap, scale);
      if (smaller && smaller.size <= mostBytes) return smaller;
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

function drawn(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
