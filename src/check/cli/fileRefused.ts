/** A file that the system does not read or write, said as `flow check` says it of a file: what, and how to mend it. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  /** `is a folder. Name a file.` */
  readonly why: string;

  /** @param path as it was asked for
   * @param cause what the system threw */
  constructor(
    readonly path: string,
    deed: 'read' | 'written',
    cause: unknown,
  ) {
    const why = whyRefused(deed, (cause as NodeJS.ErrnoException).code ?? 'unknown');
    super(`${path}: ${why}`, { cause });
    this.why = why;
  }
}

function whyRefused(deed: 'read' | 'written', code: string): string {
  if (code === 'EISDIR') return 'is a folder. Name a file.';
  const fix =
    deed === 'read'
      ? 'Make it a plain file that you may read.'
      : 'Make it a plain file that you may write, in a folder that you may write to.';
  return `cannot be ${deed} (${code}). ${fix}`;
}
