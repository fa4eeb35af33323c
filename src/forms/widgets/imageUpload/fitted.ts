import { imageType, readBytes } from './imageFile.ts';

/** A picture as large as may be: what is no picture, or no browser can make smaller, stays and is refused. */
export async function fitted(file: File, mostBytes: number): Promise<File> {
  if (file.size <= mostBytes || imageType(await readBytes(file.slice(0, 8))) === undefined) return file;
  const { shrinkImage } = await import('./shrinkImage.ts');
  const smaller = await shrinkImage(file, mostBytes);
  return smaller ? new File([smaller], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: smaller.type }) : file;
}
