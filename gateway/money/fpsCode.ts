/** The text of an FPS QR code: EMVCo's merchant-presented format, in which a field is its tag, its length and its value, and
 * a checksum is at the end. */
export function fpsCode(fpsId: string, more: { readonly amount?: string; readonly reference?: string } = {}): string {
  const { amount, reference } = more;
  const text = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('26', field('00', 'hk.com.hkicl') + field('02', fpsId)),
    field('52', '0000'),
    field('53', '344'),
    ...(amount === undefined ? [] : [field('54', amount)]),
    field('58', 'HK'),
    field('59', 'NA'),
    field('60', 'HK'),
    ...(reference === undefined ? [] : [field('62', field('05', reference))]),
    '6304',
  ].join('');
  return text + checksum(text);
}

const field = (tag: string, value: string) => tag + String(value.length).padStart(2, '0') + value;

/** CRC-16 (polynomial 1021, begun with FFFF), four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
