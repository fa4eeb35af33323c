import { documents as data } from '../../content/documents/index.json';
import type { Edition } from '../pages/document/Editions.tsx';

/** A document of the footer and where it stands. */
export interface DocumentPlace {
  readonly type: string;
  /** The first is its own. */
  readonly routes: readonly string[];
  /** Addresses of the English text. */
  readonly english?: readonly string[];
  /** Addresses that show it as it is from a day of their own. */
  readonly editions?: readonly Edition[];
}

/** In the order of the footer (R-FTR-01). */
export const documents: readonly DocumentPlace[] = data;
