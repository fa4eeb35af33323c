/** A data file says something that cannot be right; for developers and analysts, never for members. */
export class DataError extends Error {
  override readonly name = 'DataError';
}
