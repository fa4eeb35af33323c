import { documents as data } from '../../content/documents/index.json';

/** A document of the footer and where it stands. */
export interface DocumentPlace {
  readonly type: string;
  /** The first is its own. */
  readonly routes: readonly string[];
  /** Addresses of the English text. */
  readonly english?: readonly string[];
}

/** In the order of the footer (R-FTR-01). */
export const documents: readonly DocumentPlace[] = data;
