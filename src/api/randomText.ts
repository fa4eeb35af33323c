const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of the alphabet's length that a byte can hold: bytes above it would favour the first letters. */
const FAIR = 256 - (256 % ALPHABET.length);

/** Random letters and digits from the browser's cryptographic source. */
export function randomText(length: number): string {
  let text = '';
  const bytes = new Uint8Array(length * 2);
  while (text.length < length) {
    crypto.getRandomValues(bytes);
    for (const byte of bytes) {
      if (byte < FAIR && text.length < length) text += ALPHABET[byte % ALPHABET.length];
    }
  }
  return text;
}
