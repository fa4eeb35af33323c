import fc from 'fast-check';

/** One thing done to a good request; small enough to be printed. */
export type Mutation =
  | { readonly kind: 'none' }
  /** Another value at the `at`-th place of the body. */
  | { readonly kind: 'value'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'unknown'; readonly at: number; readonly name: string; readonly value: unknown }
  /** A text or a list of this length. */
  | { readonly kind: 'huge'; readonly at: number; readonly of: 'text' | 'list'; readonly length: number }
  | { readonly kind: 'deep'; readonly at: number; readonly of: '[' | '{"a":'; readonly depth: number }
  /** Bytes put over the body, which may end there. */
  | { readonly kind: 'bytes'; readonly at: number; readonly bytes: readonly number[]; readonly cut: boolean }
  | { readonly kind: 'method'; readonly method: string }
  | { readonly kind: 'header'; readonly name: string; readonly value?: string }
  | { readonly kind: 'path'; readonly more: string }
  /** The same request, number and all, a second time. */
  | { readonly kind: 'twice' }
  /** The same Idempotency-Key with another body. */
  | { readonly kind: 'sameKey'; readonly at: number };

const at = fc.nat(60);

/** Texts that have broken something somewhere. */
const oddTexts = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '\ufeff',
    '６１２３',
    '🧧',
    'ﷺ',
    'a\nb',
    '%00',
    '%s%n',
    '..',
    '../../etc/passwd',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE members; --',
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '__proto__',
    'constructor',
  ],
  ...[
    '0',
    '-1',
    '-0',
    '00',
    '1e9',
    '1e999',
    '0x10',
    '0.001',
    '0.00',
    '99999999999999999999.99',
    '1,000',
    'NaN',
    'Infinity',
  ],
  ...['null', 'true', '2025-02-30', '2025-13-01', '9999-12-31', '0000-00-00', '2025-03-03T10:00:00Z', '-000001-01-01'],
);
const oddNumbers = fc.constantFrom(0, -1, -0, 0.1, 1e21, 2 ** 31, 2 ** 53 + 2, Number.MAX_VALUE, -Number.MAX_VALUE);
const values = fc.oneof(
  { weight: 3, arbitrary: oddTexts },
  { weight: 1, arbitrary: oddNumbers },
  { weight: 2, arbitrary: fc.jsonValue({ depthSize: 'small' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const names = fc.oneof(
  fc.constantFrom(
    'admin',
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'member_id',
    'level',
    '',
    'a/b~c',
    '$ref',
  ),
  fc.string({ maxLength: 400 }),
);
const headerNames = fc.constantFrom(
  'lang',
  'ver',
  'session-id',
  'content-type',
  'Idempotency-Key',
  'cookie',
  'content-encoding',
);
const headerValues = fc.oneof(
  fc.constantFrom(
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json;charset=utf-16',
    'gzip',
    'x'.repeat(5000),
  ),
  fc.constantFrom(
    'fr',
    '*',
    '0',
    "' OR 1=1",
    'a=b; device=%%%',
    'device=',
    '../../../',
    'undefined',
    'null',
    'multipart/form-data',
  ),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019_-./:;=%"\' '), maxLength: 200 }),
);

/** What is done to a request. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'none' as const }) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('value' as const), at, value: values }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('missing' as const), at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unknown' as const), at, name: names, value: values }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('huge' as const),
      at,
      of: fc.constantFrom('text', 'list'),
      length: fc.constantFrom(300, 5000, 100_000, 1_500_000, 7_000_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('deep' as const),
      at,
      of: fc.constantFrom('[', '{"a":'),
      depth: fc.constantFrom(10, 63, 64, 65, 5000, 200_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bytes' as const),
      at: fc.nat(400),
      bytes: fc.array(fc.nat(255), { maxLength: 6 }),
      cut: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('method' as const),
      method: fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      { kind: fc.constant('header' as const), name: headerNames, value: headerValues },
      { requiredKeys: ['kind', 'name'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('path' as const),
      more: fc.constantFrom('/', '?a=1', '/..', '%00', '%', '#x', '//', ';x=1', '?%ff'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'twice' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sameKey' as const), at }) },
);
