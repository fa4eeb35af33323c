import type { Content } from '../content/content.ts';
import type { Lang } from '../shared/lang.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const UNKNOWN = 'Unknown device';

/** A name for people, made of words of ours only: the header is written by whoever sends it and is shown to the member. */
export function deviceName(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test((userAgent ?? '').slice(0, 400)))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN;
}

/** The two words of such a name, for whoever says it in another language. */
export function deviceParts(name: string): { readonly browser?: string; readonly system?: string } {
  const words = name.split(' on ');
  const among = (list: typeof BROWSERS) => list.find(([, word]) => words.includes(word))?.[1];
  const [browser, system] = [among(BROWSERS), among(SYSTEMS)];
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}

/** Such a name as a member reads it in a message. */
export function deviceText({ message }: Pick<Content, 'message'>, lang: Lang, name: string): string {
  const { browser, system } = deviceParts(name);
  if (browser !== undefined && system !== undefined) return message('device.both', lang, { browser, system });
  return name === UNKNOWN ? message('device.none', lang, {}) : name;
}
