import type { requests } from '../../src/api/gateway.gen.ts';

/** Whose uploads, and what for: an operation takes those of its own process only, because nobody has agreed to another use. */
export interface Uploads {
  readonly subject: string;
  readonly scene: requests['fileUpload' | 'fileUploadDocument']['scene'];
}
