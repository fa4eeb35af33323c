/** A mobile number of which the first and last digits are shown: `maskMobile('61234567')` → `612****7`. */
export function maskMobile(number: string): string {
  const [head, tail] = [number.slice(0, 3), number.length > 4 ? number.slice(-1) : ''];
  return head + '*'.repeat(Math.max(0, number.length - head.length - tail.length)) + tail;
}
