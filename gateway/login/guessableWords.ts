import { isJsonObject, type JsonObject } from '../../src/domain/json.ts';

/** Of whom a password is: what is known, or was just typed. */
export interface PasswordOwner {
  readonly mobNo: string;
  readonly userName?: string;
  readonly userNameCn?: string;
  readonly email?: string;
}

/** As many digits of a number in a row are part of it. */
const DIGITS = 6;

/** Letters and digits alone, whatever their width, case and accents. */
export function bareText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** What this deployment is called: its brand, its company, its licence, the host of its mail. */
export function wordsOfSite(site: JsonObject): readonly string[] {
  const texts = ['brand_name', 'company_name', 'licence'].flatMap((name) => textsOf(site[name]));
  const numbers = texts.flatMap((text) => text.match(/\p{Lu}+\d+/gu) ?? []);
  const hosts = textsOf(site['support_email']).flatMap(
    (address) => address.split('@')[1]?.split('.').slice(0, -1) ?? [],
  );
  return longEnough([...texts, ...numbers, ...hosts]);
}

/** A text of the deployment in each of its languages. */
function textsOf(value: unknown): readonly string[] {
  const texts = isJsonObject(value) ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

/** What whoever knows the member tries first: names, the address, and parts of the number. */
export function wordsOfOwner({ mobNo, userName = '', userNameCn = '', email = '' }: PasswordOwner): readonly string[] {
  const [local = ''] = email.split('@');
  const words = [userName, ...userName.split(' '), userNameCn, local, ...local.split(/[^\p{L}\p{N}]/u)];
  const parts = Array.from({ length: Math.max(0, mobNo.length - DIGITS + 1) }, (_, at) => mobNo.slice(at, at + DIGITS));
  return [...longEnough(words), ...parts];
}

/** Shorter ones are part of too many other words. A Chinese character says more than a letter. */
function longEnough(words: readonly string[]): readonly string[] {
  return words.map(bareText).filter((word) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 4));
}
