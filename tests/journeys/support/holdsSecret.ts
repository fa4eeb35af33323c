/** Whether a secret stands in a text. One of figures only stands by itself: three figures of a security code are part of many a
 * port, time and id. */
export function holdsSecret(text: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret);
  return new RegExp(String.raw`(?<![\w.-])${secret}(?![\w-]|\.\d)`).test(text);
}
