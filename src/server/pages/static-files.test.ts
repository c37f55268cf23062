import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { serveBuiltFiles } from './static-files.ts'

const WRITTEN_AT = new Date('2026-11-20T12:00:00Z')

async function someFiles() {
  const root = await mkdtemp(join(tmpdir(), 'domine-static-'))
  await mkdir(join(root, 'assets'))
  for (const [name, content] of [
    ['favicon.svg', '<svg/>'],
    ['favicon.svg.gz', gzipSync('<svg/>')],
    ['robots.txt', 'User-agent: *'],
    ['sw.js', '// worker'],
    ['assets/entry-x1.js', '// entry'],
  ] as const) {
    await writeFile(join(root, name), content)
    await utimes(join(root, name), WRITTEN_AT, WRITTEN_AT)
  }
  const serve = serveBuiltFiles(root)
  const app = new Hono().all('*', async (c) => (await serve(c)) ?? c.text('none', 404))
  return {
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      app.request(path, { method, headers }),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}

test.each(['/robots.txt', '/favicon.svg', '/sw.js', '/assets/entry-x1.js'])(
  '%s is not sent again to whom holds it',
  async (path) => {
    await using files = await someFiles()
    const first = await files.get(path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)])
    for (const method of ['GET', 'HEAD']) {
      const again = await files.get(path, { 'if-none-match': `"x", ${etag}` }, method)
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
      expect(again.headers.get('content-length')).toBeNull()
    }
    expect((await files.get(path, { 'if-none-match': '"x"' })).status).toBe(200)
  },
)

test('the compressed form has a validator of its own', async () => {
  await using files = await someFiles()
  const plain = (await files.get('/favicon.svg')).headers.get('etag') ?? ''
  const zipped = await files.get('/favicon.svg', { 'accept-encoding': 'gzip' })
  expect(zipped.headers.get('content-encoding')).toBe('gzip')
  expect(zipped.headers.get('etag')).not.toBe(plain)
  const again = await files.get('/favicon.svg', { 'accept-encoding': 'gzip', 'if-none-match': plain })
  expect(again.status).toBe(200)
})

test.each([
  ['2026-11-20T11:59:59Z', 200],
  ['2026-11-20T12:00:00Z', 304],
  ['2026-11-20T12:00:01Z', 304],
])('who has held the file since %s is answered %i', async (since, status) => {
  await using files = await someFiles()
  const headers = { 'if-modified-since': new Date(since).toUTCString() }
  expect((await files.get('/robots.txt', headers)).status).toBe(status)
  expect((await files.get('/robots.txt', { ...headers, 'if-none-match': '"x"' })).status).toBe(200)
})

test('a date that is none, and an address that is no file, change nothing', async () => {
  await using files = await someFiles()
  expect((await files.get('/robots.txt', { 'if-modified-since': 'yesterday' })).status).toBe(200)
  expect((await files.get('/none.txt', { 'if-none-match': '*' })).status).toBe(404)
  expect((await files.get('/../package.json')).status).toBe(404)
})

test('each file says how long it keeps', async () => {
  await using files = await someFiles()
  const said = async (path: string) => (await files.get(path)).headers.get('cache-control')
  expect(await said('/assets/entry-x1.js')).toBe('public, max-age=31536000, immutable')
  expect(await said('/robots.txt')).toBe('public, max-age=3600')
  expect(await said('/sw.js')).toBe('no-cache')
})
