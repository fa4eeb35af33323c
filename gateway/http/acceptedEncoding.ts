/** How replies are compressed, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The better encoding of those that a request accepts; `q=0` refuses one, and `*` stands for those that are not named. */
export function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    accepted.set(name, !parameters.some((text) => /^q\s*=\s*0(\.0*)?$/.test(text)));
  }
  return ENCODINGS.find((encoding) => accepted.get(encoding) ?? accepted.get('*'));
}
