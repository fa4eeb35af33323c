/** Something the person at the keyboard can fix; said in one line, without a stack. */
export class Refusal extends Error {}
export function portOf(text: string | undefined): number;
export function refuseTakenPort(port: number): Promise<void>;
export function refuseUnwritable(folder: string): void;
