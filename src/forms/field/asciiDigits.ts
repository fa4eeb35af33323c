/** Full-width letters, digits and signs as a Chinese keyboard types them, in ASCII. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
}
