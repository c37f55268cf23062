/** What both file stores promise, and what the one in a bucket does when the bucket's service does not do its part. */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '#server/platform/config/config.ts'
import { createDiskFileStore } from '#server/platform/files/disk-file-store.ts'
import { type FileStore, FileStoreError } from '#server/platform/files/file-store.ts'
import { createS3FileStore } from '#server/platform/files/s3-file-store.ts'
import { type Disturbance, type S3Server, startS3Server } from '#tests/support/s3-server.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (found: Uint8Array | null) => found && new TextDecoder().decode(found)

const server = await startS3Server()
const folder = await mkdtemp(join(tmpdir(), 'domine-store-'))
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

function s3(
  at: S3Server = server,
  change: Parameters<S3Server['url']>[0] = {},
  patienceMs?: number,
): FileStore {
  const config = loadConfig({ S3_URL: at.url(change) }).s3
  if (!config) throw new Error('no store')
  return createS3FileStore(config, patienceMs)
}

const STORES: [string, () => FileStore][] = [
  ['on disk', () => createDiskFileStore(join(folder, 'files'))],
  ['in a bucket', () => s3()],
]

async function readAll(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe.each(STORES)('the file store %s', (_name, open) => {
  const store = open()

  test('a file is there from the moment it was put until it is deleted, twice if need be', async () => {
    expect(await store.get('materials/a.pdf')).toBeNull()
    expect(await store.open('materials/a.pdf')).toBeNull()
    expect(await store.byteSizeOf('materials/a.pdf')).toBeNull()
    expect(await store.has('materials/a.pdf')).toBe(false)
    await store.put('materials/a.pdf', bytes('ação'))
    expect(text(await store.get('materials/a.pdf'))).toBe('ação')
    expect(await store.byteSizeOf('materials/a.pdf')).toBe(6)
    expect(await store.has('materials/a.pdf')).toBe(true)
    await store.delete('materials/a.pdf')
    expect(await store.has('materials/a.pdf')).toBe(false)
    await store.delete('materials/a.pdf')
  })

  test('putting again replaces the file', async () => {
    await store.put('again.pdf', bytes('one'))
    await store.put('again.pdf', bytes('another'))
    expect(text(await store.get('again.pdf'))).toBe('another')
  })

  test('of writers of one key at the same time one wins, whole', async () => {
    const contents = Array.from({ length: 6 }, (_, n) => `${n}`.repeat(200_000 + n))
    await Promise.all(contents.map((content) => store.put('raced.pdf', bytes(content))))
    expect(contents).toContain(text(await store.get('raced.pdf')))
  })

  test('an empty file is a file', async () => {
    await store.put('empty.txt', new Uint8Array())
    expect(await store.byteSizeOf('empty.txt')).toBe(0)
    expect(text(await store.get('empty.txt'))).toBe('')
    const opened = await store.open('empty.txt')
    expect(opened?.byteSize).toBe(0)
    expect(await readAll(opened?.content as Readable)).toHaveLength(0)
  })

  test.each([
    [1, 3, 'bcd'],
    [2, 9, 'cdefghij'],
    [9, 9, 'j'],
  ])('the bytes %i to %i of a file are given out alone', async (first, last, expected) => {
    await store.put('letters.txt', bytes('abcdefghij'))
    const part = await store.open('letters.txt', { first, last })
    expect(part?.byteSize).toBe(expected.length)
    expect((await readAll(part?.content as Readable)).toString()).toBe(expected)
  })

  test('the list names the keys under a prefix, sorted, and nothing else', async () => {
    for (const key of ['list/b/2.pdf', 'list/a/1.pdf', 'list/b/1.pdf']) await store.put(key, bytes(key))
    expect(await store.list('list/')).toEqual(['list/a/1.pdf', 'list/b/1.pdf', 'list/b/2.pdf'])
    expect(await store.list('list/b/')).toEqual(['list/b/1.pdf', 'list/b/2.pdf'])
    expect(await store.list('nothing/')).toEqual([])
  })

  test('a large file goes in and out as a stream, without being held', async () => {
    const chunk = randomBytes(1 << 20)
    const count = 48
    const hash = createHash('sha256')
    for (let n = 0; n < count; n += 1) hash.update(chunk)
    const content = Readable.from(
      (function* () {
        for (let n = 0; n < count; n += 1) yield chunk
      })(),
    )
    await store.put('large.bin', { byteSize: count << 20, content })
    const opened = await store.open('large.bin')
    if (!opened) throw new Error('the large file is not there')
    expect(opened.byteSize).toBe(count << 20)
    const seen = createHash('sha256')
    for await (const part of opened.content) seen.update(part)
    expect(seen.digest('hex')).toBe(hash.digest('hex'))
    await store.delete('large.bin')
  })

  test.each([
    ['breaks off', () => Readable.from(failing())],
    ['ends too early', () => Readable.from([Buffer.alloc(1000)])],
  ])('a stream that %s leaves what was there before', async (_case, content) => {
    await store.put('kept.pdf', bytes('before'))
    await expect(store.put('kept.pdf', { byteSize: 2000, content: content() })).rejects.toThrow()
    await expect(store.put('new.pdf', { byteSize: 2000, content: content() })).rejects.toThrow()
    expect(text(await store.get('kept.pdf'))).toBe('before')
    expect(await store.has('new.pdf')).toBe(false)
  })

  test('a folder is not a file', async () => {
    await store.put('folder/1.pdf', bytes('x'))
    expect(await store.has('folder')).toBe(false)
    expect(await store.get('folder/1.pdf/deeper')).toBeNull()
  })

  test.each([
    '',
    '/etc/passwd',
    '../secret',
    'a/../../secret',
    'a//b',
    'a/',
    './a',
    'a\\b',
    '.part-x',
    'a/.hidden',
    'a\u0000b',
    'ã',
    'x'.repeat(301),
  ])('the key %j is refused', async (key) => {
    await expect(async () => store.put(key, bytes('x'))).rejects.toThrow('not a key')
    await expect(async () => store.get(key)).rejects.toThrow('not a key')
    await expect(async () => store.open(key)).rejects.toThrow('not a key')
  })
})

function* failing(): Generator<Buffer> {
  yield Buffer.alloc(1000)
  throw new Error('the source broke')
}

describe('on disk', () => {
  const root = join(folder, 'swept')
  const store = createDiskFileStore(root)

  test('nothing half-written is left behind, and none of it is listed', async () => {
    await Promise.all(['one', 'two', 'three'].map((content) => store.put('a.pdf', bytes(content))))
    await expect(store.put('b.pdf', { byteSize: 9, content: Readable.from(failing()) })).rejects.toThrow()
    expect(await readdir(root)).toEqual(['.parts', 'a.pdf'])
    expect(await readdir(join(root, '.parts'))).toEqual([])
    await writeFile(join(root, '.parts', '.part-x'), 'half')
    expect(await store.list()).toEqual(['a.pdf'])
  })

  test('what a writer that died has left is swept away after an hour, not before', async () => {
    await createDiskFileStore(join(folder, 'none')).sweep()
    const part = join(root, '.parts', '.part-x')
    await writeFile(part, 'half')
    const writtenAt = (await stat(part)).mtimeMs / 1000
    await utimes(part, writtenAt - 3570, writtenAt - 3570)
    await store.sweep()
    expect(await readdir(join(root, '.parts'))).toEqual(['.part-x'])
    await utimes(part, writtenAt - 3601, writtenAt - 3601)
    await store.sweep()
    expect(await readdir(join(root, '.parts'))).toEqual([])
    expect(await store.list()).toEqual(['a.pdf'])
  })

  test.each([2 * 3600_000, -600_000])(
    'a process whose clock is %i ms ahead sweeps nothing from under a writer',
    async (aheadMs) => {
      const truth = new Date()
      let isSwept = false
      async function* slowly() {
        yield bytes('half')
        vi.useFakeTimers({ toFake: ['Date'], now: truth.getTime() + aheadMs })
        try {
          await store.sweep()
        } finally {
          vi.useRealTimers()
        }
        isSwept = true
        yield bytes('half')
      }
      await store.put('slow.pdf', { byteSize: 8, content: Readable.from(slowly()) })
      expect(isSwept).toBe(true)
      expect(await store.byteSizeOf('slow.pdf')).toBe(8)
      await store.delete('slow.pdf')
    },
  )
})

describe('in a bucket', () => {
  test('a list goes on over pages', async () => {
    // Pages as Amazon documents them: s3rver cannot make their tokens on a Node of today.
    await using paged = await startS3Server()
    paged.disturb = (request, response) => {
      const { searchParams } = new URL(request.url ?? '', paged.origin)
      const isSecond = searchParams.get('continuation-token') === 'opaque/+='
      const keys = isSecond ? ['many/3', 'folder/'] : ['many/1', 'many/2']
      const more = isSecond ? '' : '<NextContinuationToken>opaque/+=</NextContinuationToken>'
      response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${more}${keys
            .map((key) => `<Contents><Key>${key}</Key></Contents>`)
            .join('')}</ListBucketResult>`,
        )
      return true
    }
    expect(await s3(paged).list('many/')).toEqual(['many/1', 'many/2', 'many/3'])
    expect(paged.requests).toHaveLength(2)
  })

  test('an address of the store’s own gives the file under its name, in parts too, and only as it was signed', async () => {
    const store = s3()
    await store.put('materials/link.pdf', bytes('%PDF-1.7'))
    const headers = {
      contentType: 'application/pdf',
      contentDisposition: `attachment; filename="redacao.pdf"; filename*=UTF-8''reda%C3%A7%C3%A3o%20%22a%22%20'b'%20(c)*.pdf`,
      cacheControl: 'private, no-store',
    }
    const link = (await store.linkTo?.('materials/link.pdf', { headers, seconds: 300 })) ?? ''
    const whole = await fetch(link)
    expect(whole.status).toBe(200)
    expect(await whole.text()).toBe('%PDF-1.7')
    expect(whole.headers.get('content-type')).toBe('application/pdf')
    expect(whole.headers.get('content-disposition')).toBe(headers.contentDisposition)
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    const part = await fetch(link, { headers: { range: 'bytes=5-' } })
    expect([part.status, await part.text()]).toEqual([206, '1.7'])
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300')
    for (const changed of [
      link.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'),
      link.replace('link.pdf', 'other.pdf'),
      link.split('?')[0] ?? '',
    ])
      expect((await fetch(changed)).status).toBe(403)
    await store.delete('materials/link.pdf')
    expect((await fetch(link)).status).toBe(404)
  })

  test('who wants downloads to flow through us gets no address', () => {
    expect(s3(server, { options: '&downloads=through' }).linkTo).toBeNull()
  })

  const refuse =
    (status: number): Disturbance =>
    (_request, response) => {
      response.writeHead(status).end()
      return true
    }
  const cut: Disturbance = (request) => {
    request.socket.destroy()
    return true
  }
  const silence: Disturbance = () => true
  const halfAnswer: Disturbance = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half', () => response.socket?.destroy())
    return true
  }
  const stalledAnswer: Disturbance = (_request, response) => {
    response.writeHead(200, { 'content-length': '1000' })
    response.write('half')
    return true
  }

  test.each([
    ['answers 500', refuse(500)],
    ['answers 503', refuse(503)],
    ['cuts the line', cut],
    ['breaks off in its answer', halfAnswer],
  ])('a service that %s once is asked again', async (_case, disturbance) => {
    await using troubled = await startS3Server()
    const store = s3(troubled)
    await store.put('a.pdf', bytes('whole'))
    let isDone = false
    troubled.disturb = (...args) => {
      if (isDone) return false
      isDone = true
      return disturbance(...args)
    }
    expect(text(await store.get('a.pdf'))).toBe('whole')
    isDone = disturbance === halfAnswer
    await store.put('b.pdf', bytes('too'))
    expect(text(await store.get('b.pdf'))).toBe('too')
  })

  test.each([
    ['answers 500', refuse(500), '(500)', undefined],
    ['cuts the line', cut, 'ECONNRESET', undefined],
    ['never answers', silence, 'ETIMEDOUT', 500],
    ['breaks off in its answers', halfAnswer, 'ECONNRESET', undefined],
    ['goes silent in its answers', stalledAnswer, '', 500],
  ])(
    'a service that %s fails in a clear word, after three tries',
    async (_, disturbance, word, patienceMs) => {
      await using troubled = await startS3Server()
      const store = s3(troubled, {}, patienceMs)
      troubled.disturb = disturbance
      const failure = await store.get('a.pdf').then(
        () => null,
        (error: unknown) => error,
      )
      expect(failure).toBeInstanceOf(FileStoreError)
      expect(String(failure)).toContain(word)
      expect(troubled.requests).toEqual(['GET /loja/a.pdf', 'GET /loja/a.pdf', 'GET /loja/a.pdf'])
    },
  )

  test.each([
    ['breaks off', halfAnswer, undefined],
    ['goes silent', stalledAnswer, 500],
  ])('a file that %s while it is read fails in a clear word', async (_, disturbance, patienceMs) => {
    await using troubled = await startS3Server()
    const store = s3(troubled, {}, patienceMs)
    await store.put('a.pdf', bytes('whole'))
    troubled.disturb = disturbance
    const found = await store.open('a.pdf')
    await expect(found!.content.toArray()).rejects.toBeInstanceOf(FileStoreError)
  })

  test('a service that is gone fails in a clear word', async () => {
    const gone = await startS3Server()
    const store = s3(gone)
    await gone[Symbol.asyncDispose]()
    for (const step of [
      () => store.put('a.pdf', bytes('x')),
      () => store.get('a.pdf'),
      () => store.byteSizeOf('a.pdf'),
      () => store.list(),
      () => store.delete('a.pdf'),
    ])
      await expect(step()).rejects.toThrow(/the file store failed at \w+: ECONNREFUSED/)
  })

  test('a refused key, secret or bucket is told once, and nothing of the signature', async () => {
    for (const [change, word] of [
      [{ secret: 'not-the-secret' }, 'SignatureDoesNotMatch (403)'],
      [{ bucket: 'another' }, 'NoSuchBucket (404)'],
    ] as const) {
      server.requests.length = 0
      const failure = await s3(server, change)
        .list('start/')
        .catch((error: unknown) => error as FileStoreError)
      expect(failure).toBeInstanceOf(FileStoreError)
      expect(JSON.stringify({ ...(failure as FileStoreError) })).not.toMatch(
        /S3RVER|Signature=|not-the-secret/,
      )
      expect(String(failure)).toContain(word)
      expect(server.requests).toHaveLength(1)
    }
    await expect(s3(server, { bucket: 'another' }).get('a.pdf')).rejects.toThrow('NoSuchBucket')
  })

  test('an upload that is cut in the middle leaves nothing', async () => {
    const store = s3()
    const url = new URL(server.origin)
    await new Promise<void>((resolve) => {
      const half = request({ host: url.hostname, port: url.port, method: 'PUT', path: '/loja/half.pdf' })
      half.on('error', () => resolve())
      half.setHeader('content-length', 1000)
      half.write('half', () => half.destroy())
    })
    expect(await store.has('half.pdf')).toBe(false)
  })
})
