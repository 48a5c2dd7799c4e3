import fc from 'fast-check'

/** Parts of a path: nearly right, wrongly encoded, or hostile. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ maxLength: 40 }).map(encodeURIComponent) },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '1',
      '0',
      '-1',
      '99999999999999999999',
      '1e3',
      'vi',
      'en',
      'hoi-an',
      'day-7',
      'trip',
      'message',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '%',
        '%zz',
        '%ff',
        '%00',
        '%0d%0aX-Injected:1',
        '%2e%2e',
        '..',
        '.',
        '%2f',
        '%5c',
        '%c0%af',
        '%u0041',
        '%ed%a0%80',
      ],
      ...[
        "'--",
        '%27%20or%201=1',
        '__proto__',
        'constructor',
        'toString',
        '*',
        '%25',
        ';a=b',
        '@',
        ':id',
        '{}',
        '%F0%9F%98%80',
      ],
      'x'.repeat(3000),
      '%E1%BB%87'.repeat(300),
    ),
  },
)

const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 80 })

/** Values that headers take but nobody sends in good faith. */
const hostileValues: Record<string, string[]> = {
  Range: [
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1',
    'bytes=0-0,1-1',
    'items=0-1',
    `bytes=0-${'9'.repeat(400)}`,
  ],
  'If-None-Match': ['*', '""', 'W/"x"', '"a", W/"b", *', `"${'x'.repeat(4000)}"`],
  'If-Modified-Since': ['0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'tomorrow'],
  'Accept-Language': ['en;q=x', '*', 'vi-VN-x-'.repeat(200), ';;;', 'en,'.repeat(500)],
  Accept: ['', '*/*;q=', 'image/'.repeat(300)],
  'Accept-Encoding': ['identity;q=0, *;q=0', 'x'.repeat(2000)],
  'Content-Type': [
    'application/json',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    '/',
    ';',
  ],
  'Content-Length': ['0', '-1', '999999999999', 'x', '1, 2'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'x'],
  'Sec-Fetch-Site': ['same-origin', 'none', 'cross-site', 'SAME-ORIGIN', '', 'same-origin, none'],
  'Sec-Fetch-Mode': ['navigate', 'cors', 'websocket', 'x'],
  'Sec-Fetch-Dest': ['document', 'script', 'empty', 'x'],
  Origin: ['null', 'https://mangoroad.example', 'https://evil.example', 'x', ''],
  Referer: ['https://evil.example/', 'javascript:alert(1)', 'x'],
  'CF-Connecting-IP': [
    '',
    '::',
    '1:2:3:4:5:6:7:8:9',
    ':::::',
    '999.1.1.1',
    'x'.repeat(3000),
    '203.0.113.9',
    'fe80::1%eth0',
    '::ffff:1.2.3.4',
  ],
  'X-Forwarded-For': ['1.1.1.1', ', ,', '127.0.0.1'],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['http', 'javascript'],
  'X-Request-Id': ['x'.repeat(5000), '"},{', 'a b'],
  'X-HTTP-Method-Override': ['DELETE', 'x'],
  'User-Agent': ['', 'Googlebot/2.1', 'Mozilla/5.0', 'x'.repeat(8000), '<script>alert(1)</script>'],
  Authorization: ['Bearer', 'Bearer ', 'Basic Og==', 'Bearer x', 'x'.repeat(5000)],
  Cookie: [
    '__Host-session=',
    '__Host-session=x; __Host-session=y',
    'locale=en',
    'locale=../..',
    'staff=1',
    '=',
    ';;;=;',
    '%=%zz; locale=%ff',
    '__proto__=1',
  ],
  'Cache-Control': ['no-cache', 'max-age=x'],
  'X-Real-IP': ['127.0.0.1'],
}

/** A handful of hostile headers. */
export const hostileHeaders: fc.Arbitrary<[name: string, value: string][]> = fc.array(
  fc
    .constantFrom(...Object.keys(hostileValues))
    .chain((name) =>
      fc
        .oneof(
          { weight: 4, arbitrary: fc.constantFrom(...(hostileValues[name] ?? [''])) },
          { weight: 1, arbitrary: ascii },
        )
        .map((value): [string, string] => [name, value]),
    ),
  { maxLength: 6 },
)

const names = [
  'q',
  'page',
  'limit',
  'locale',
  'token',
  'month',
  'sort',
  'sortBy',
  'categories',
  'countries',
  'minPrice',
  'before',
  'after',
  'status',
  'kind',
]
const moreNames = [
  'form',
  'sent',
  'missing',
  'id',
  'dryRun',
  'assignee',
  'language',
  'username',
  'action',
  'subject',
  'pillar',
  '__proto__',
  'x',
  '',
]

/** A query string with known and unknown names, empty and repeated ones included. */
export const hostileQuery: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...names, ...moreNames), hostileSegment), { maxLength: 5 })
  .map((pairs) =>
    pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : '',
  )
