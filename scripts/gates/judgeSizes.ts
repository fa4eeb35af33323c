/** The JavaScript that a page needs in one language. */
export interface PageSize {
  readonly page: string;
  readonly locale: string;
  readonly kb: number;
}

/** Kilobytes that none of some pages may exceed. */
export interface SizeBound {
  /** What the pages are, in the plural. */
  readonly of: string;
  readonly most: number;
}

/** The page that needs most, and whether that is within the bound. No page at all keeps no bound.
 * @returns a line that names it */
export function judgeSizes(
  { of, most }: SizeBound,
  sizes: readonly PageSize[],
): { readonly holds: boolean; readonly line: string } {
  const [largest] = [...sizes].sort((one, other) => other.kb - one.kb);
  if (!largest) return { holds: false, line: `${of}: none was measured.` };
  const { page, locale, kb } = largest;
  // Nothing is so small: a page without a figure was not read.
  const holds = kb <= most && sizes.every((size) => size.kb > 0);
  return { holds, line: `${of}: ${kb.toFixed(1)} KB of ${most} KB (brotli): ${page} in ${locale}` };
}
