import type { Json, JsonObject } from '../../../domain/json.ts';
import { isJsonObject } from '../../../domain/json.ts';

/** A file of a list; one without `file_id` was chosen and has not arrived: the form refuses it, so that none is lost unseen. */
export interface UploadedFile {
  readonly file_id?: string;
  readonly file_name: string;
  readonly file_size?: number;
  /** Of a PDF. */
  readonly pages?: number;
}

/** What an answer holds, from wherever it comes. */
export function uploadedFiles(value: Json | undefined): readonly UploadedFile[] {
  return [value ?? []].flat().flatMap((one) => {
    if (!isJsonObject(one as Json)) return [];
    const { file_id, file_name, file_size, pages } = one as JsonObject;
    if (typeof file_name !== 'string') return [];
    return {
      file_name,
      ...(typeof file_id === 'string' && { file_id }),
      ...(typeof file_size === 'number' && { file_size }),
      ...(typeof pages === 'number' && { pages }),
    };
  });
}

/** `1.2 MB`, as it is written in a language. */
export function sizeText(bytes: number, locale: string): string {
  const [unit, size] = bytes < 1024 * 1024 ? ['kilobyte', bytes / 1024] : ['megabyte', bytes / 1024 / 1024];
  const format = { style: 'unit', unit: String(unit), maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 } as const;
  return new Intl.NumberFormat(locale, format).format(Math.max(Number(size), unit === 'kilobyte' ? 1 : 0));
}
