/** What no browser of ours sends: single values, bodies, ids, queries and headers. */
import fc from 'fast-check'

/** Where it stands in a page as it is here, the page is somebody else's. */
export const SCRIPT = '<script>fuzz()</script>'

export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff',
  SCRIPT,
  `"><img src=x onerror=fuzz()>${SCRIPT}`,
  "' or 1=1; drop table users; --",
  '%s%n$1{{7*7}}',
  '../../../etc/passwd',
  '\u202egnp.exe',
  'e\u0301'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  '١٢٣',
  'x'.repeat(20_000),
  '9999-99-99',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '2026-13',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '294277-01-01',
  '__proto__',
  'constructor',
  'null',
  '99999999999999999999999',
  '-1',
  '1e999',
]

const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  -0.000_001,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  [],
  {},
  [[[]]],
  [null, 'a', {}],
  JSON.parse('{"__proto__":{"isOwner":true}}'),
  JSON.parse('{"constructor":{"prototype":{}},"toString":1,"length":-1}'),
  JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`),
  Array.from({ length: 2_000 }, (_, index) => index),
]

export const hostileValue = fc.constantFrom(...HOSTILE_VALUES)

/** Bodies that are no JSON, or none that anybody writes. */
export const brokenBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  '{"a":1,}',
  'undefined',
  'NaN',
  '"text"',
  'null',
  '[]',
  '{"a":1}{"b":2}',
  '{"email":"a@b.c","email":{"$gt":""}}',
  '\ufeff{}',
  `${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  `{"text":"${'x'.repeat(60_000)}"}`,
  `{"a":${'9'.repeat(5_000)}}`,
  Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x7b, 0x7d]),
  Buffer.from('{"text":"\xc3\x28"}', 'latin1'),
  'a=1&a=2&b[]=%00&c=%zz',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\nabc\r\n--x--\r\n',
]

/** One node of the value is something else, gone, or has a sibling that nobody asked for. */
export function mutated(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(value, hostileValue, fc.nat(), fc.constantFrom('swap', 'drop', 'add', 'whole'))
    .map(([sound, hostile, at, how]) => {
      if (how === 'whole') return hostile
      const copy: unknown = structuredClone(sound)
      const holders = holdersIn(copy)
      const holder = holders[at % Math.max(holders.length, 1)]
      if (!holder) return hostile
      const keys = Object.keys(holder)
      const key = keys[at % Math.max(keys.length, 1)]
      if (how === 'add' || key === undefined) return withMember(copy, holder, '__proto__', hostile)
      if (how === 'drop') delete holder[key]
      else holder[key] = hostile
      return copy
    })
}

type Holder = Record<string, unknown>

function holdersIn(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder // an object or an array: both are indexed by words
  return [holder, ...Object.values(holder).flatMap(holdersIn)]
}

/** As a member of its own: an assignment to `[object Object]` would be no member at all. */
function withMember(whole: unknown, holder: Holder, key: string, value: unknown): unknown {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
  return whole
}

/** Segments of a path, as they are written in an address. */
export const hostileSegments: readonly string[] = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '%',
  '.',
  '..',
  '%2e%2e%2f%2e%2e',
  '%2F',
  '%5C',
  '%3Cscript%3Efuzz()%3C%2Fscript%3E',
  "'%20or%201=1",
  '0',
  '-1',
  '1.5',
  '1e5',
  '99999999999999999999',
  '2147483648',
  '999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0000000a-0000-0000-0000-00000000000Z',
  '------------------------------------',
  '__proto__',
  'constructor',
  'null',
  '%F0%9F%98%80',
  '%C3%A7',
  '2026-13',
  '0000-00',
  '9999-12',
  'a'.repeat(300),
  '%20',
  ';a=b',
  ':id',
  '*',
]

export const hostileQueries: readonly string[] = [
  '',
  'a=%00',
  '%00=1',
  'after=',
  'after=%00',
  'after=%ff',
  'after=2026-11-21T00:00:00.000Z_%00',
  'after=eyJhIjoxfQ',
  'after=+275760-09-13T00:00:00.000Z_ffffffff-ffff-ffff-ffff-ffffffffffff',
  'before=99999999999999999999',
  'before=-1',
  'since=999999999',
  'since=1&since=2',
  'limit=0&offset=-1',
  'ids[]=&ids[]=%00',
  '=&&=&',
  '%zz=%zz',
  `q=${'x'.repeat(3_000)}`,
  'select=*&select=password&id=eq.1&or=(id.gt.0)',
  `id=eq.%3Cscript%3Efuzz()%3C/script%3E`,
  '__proto__[a]=1&constructor=1',
  'search=%25%5C%5F&filter=__proto__&days=NaN',
]

export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
  { authorization: `Bearer ${'a'.repeat(6_000)}` },
  { authorization: 'Basic OjpA' },
  { cookie: 'visitante=a.b; social-login=%%%; dispositivo=\u00ff' },
  { cookie: 'visitante=__proto__.x; ; =; a' },
  { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' },
  { accept: '*/*;q=-1,,', prefer: 'return=' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': '\u00e7' },
  { 'x-supabase-api-version': '2024-01-01' },
  { 'x-supabase-api-version': '\u00ff' },
  { range: 'bytes=9-1,0-0', 'if-none-match': '*' },
  { range: 'bytes=0-99999999999999999999', 'if-none-match': '"' },
  { origin: 'null', referer: 'javascript:fuzz()', host: 'boa:99999' },
  { 'x-forwarded-for': '<script>, ::1, 999.9.9.9', 'x-request-id': SCRIPT, 'user-agent': SCRIPT },
  { 'x-upsert': 'maybe', 'cache-control': 'max-age=99999999999999999999' },
  { 'if-modified-since': 'yesterday', expect: 'tea' },
]
