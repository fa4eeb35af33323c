/** Why a text cannot be read, at the place that is to be mended. */
export interface Unreadable {
  readonly offset: number;
  readonly message: string;
  readonly fix: string;
}

export interface Said {
  /** A clause. */
  readonly what: string;
  readonly fix: string;
}
