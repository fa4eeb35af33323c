/** What a command says and how it ends: 0 fine, 1 findings, 2 not understood. */
export interface Said {
  readonly out: string;
  readonly code: number;
}
