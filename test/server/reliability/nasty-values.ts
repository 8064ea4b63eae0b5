import fc from 'fast-check';

const hostile = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: a=b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  'ﬁ İ ı ß',
  '../../../etc/passwd',
  '%00',
  '%zz',
  '%',
  '+',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e999',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  'true',
  '[]',
  '{}',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'a@b@c',
  '@',
  'a@',
  '"a b"@pond.example',
  `${'a'.repeat(300)}@pond.example`,
  '2026-13-45',
  'P1Y',
] as const;

/** Texts that programs trip over: empty, huge, with control characters, half characters, and words with a meaning elsewhere. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 200, max: 20_000 }).map((length) => 'x'.repeat(length)) },
);

const nested = fc.integer({ min: 1, max: 10_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));

/** Values of JSON where another type was wanted. */
export const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null]),
  nastyText,
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON, or more of it than anybody needs. */
export const brokenBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '}',
    '{"a":',
    "{'a':1}",
    'null',
    '"text"',
    '[]',
    '0',
    '{}{}',
    '\ufeff{}',
    '{"a":1,}',
    '\u0000',
    'a=b&a=c&=&&&',
    '%',
    '__proto__=1',
    '{"__proto__":{"email":"a"}}',
    '-----------------------------\r\n',
  ),
  nested,
  nastyText,
);

export const contentType: fc.Arbitrary<string> = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/csp-report',
  'application/reports+json',
  'application/octet-stream',
  'json',
  ';',
  '*/*',
);

/** A header's value: what Node's own parser lets through to the server. */
export const headerValue: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom('https://evil.example', 'cross-site', 'same-origin', 'text/html', 'application/json'),
  fc.constantFrom('', '*', 'x'.repeat(4_000), '\t', '%00', 'é'.repeat(30), '"', ',,,', ';=;=', '\\'),
);
