export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Milliseconds after which the command is ended. */
  readonly timeout?: number;
}

export interface RunResult {
  readonly code: number;
  readonly output: string;
}

/** Runs a command to its end and keeps what it prints. */
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<RunResult>;
/** Runs a tool of this package's own `node_modules`. */
export function runTool(script: string, args: readonly string[], options?: RunOptions): Promise<RunResult>;
