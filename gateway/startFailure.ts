import { describeError } from './shared/log.ts';

/** Why the gateway cannot start, where nobody has foreseen it: what kind of error it was and where, in one line. Its message may hold what a
 * member wrote, and is left out. */
export function startFailure(error: unknown): string {
  const { error: name, state, at = [] } = describeError(error);
  const code = state === undefined ? '' : ` (${state})`;
  const place = at[0] === undefined ? '' : ` at ${at[0]}`;
  return `The gateway cannot start: ${name}${code}${place}. This is a fault of the program: report it with the line "fault" of the log.`;
}
