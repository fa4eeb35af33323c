/** A Chromium to test with; found or installed. */
export function ensureChromium(): Promise<string>;
/** What to install when a screenshot would show boxes for Chinese. */
export function fontsHint(): Promise<string | undefined>;
