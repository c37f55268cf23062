/**
 * A real S3 server for tests, in this process: s3rver of npm keeps the objects, answers and lists. Two things that it does
 * not do as Amazon documents them are done here: every request must be signed as Signature Version 4 says (its own check
 * fails on names with ' and *), and an object is there whole or not at all (it writes in place).
 */
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import S3rver from '@20minutes/s3rver'

export const S3_KEY = 'S3RVER'
/** What s3rver knows its one account by. */
const SECRET = 'S3RVER'
const BUCKET = 'loja'
/** How s3rver names the file that holds an object's bytes. */
const OBJECT = '._S3rver_object'

/** What may stand between a client and the store. True: it has answered, or will never. */
export type Disturbance = (request: IncomingMessage, response: ServerResponse) => boolean

export type S3Server = AsyncDisposable & {
  /** For `S3_URL`. */
  readonly url: (change?: { secret?: string; bucket?: string; options?: string }) => string
  readonly origin: string
  /** Called before each request; what it does to it is up to the test. */
  disturb: Disturbance | null
  /** As if nothing stood in between: for a disturbance that only delays. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => void
  /** Of all objects; s3rver's own list ends with the first page (file-store.test.ts). */
  readonly keys: () => Promise<string[]>
  /** Method and path of what has come, disturbed or not. */
  readonly requests: string[]
}

export async function startS3Server(port = 0): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'domine-s3-'))
  const store = new S3rver({ silent: true, directory, allowMismatchedSignatures: true })
  store.store.putContent = wholeOrNothing(store.store.putContent.bind(store.store))
  await store.store.putBucket(BUCKET)
  const handle = store.callback()
  const requests: string[] = []
  const server: Server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (!made.disturb?.(request, response)) serve(request, response)
  })
  const serve: S3Server['serve'] = (request, response) => {
    const refusal = refusalOf(request)
    if (!refusal) return void handle(request, response)
    request.resume()
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${refusal}</Code><Message>refused</Message></Error>`)
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const made: S3Server = {
    origin: `http://${host}`,
    url: ({ secret = SECRET, bucket = BUCKET, options = '' } = {}) =>
      `http://${S3_KEY}:${secret}@${host}/${bucket}?region=us-east-1${options}`,
    disturb: null,
    serve,
    async keys() {
      const root = join(directory, BUCKET)
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).slice(0, -OBJECT.length))
    },
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      store.logger.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
  return made
}

type PutContent = (path: string, content: unknown) => Promise<unknown>

function wholeOrNothing(putContent: PutContent): PutContent {
  return async (path, content) => {
    const part = `${path}.${randomUUID()}.part`
    try {
      const result = await putContent(part, content)
      await rename(part, path)
      return result
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}

/** Null for a request that is signed with our secret. After Amazon's “Signature Version 4 signing process”. */
function refusalOf(request: IncomingMessage): string | null {
  const url = new URL(request.url ?? '/', 'http://x')
  const given = url.searchParams.has('X-Amz-Signature')
    ? readQuery(url)
    : readHeader(request.headers.authorization ?? '')
  if (!given) return 'AccessDenied'
  const { credential, signedHeaders, signature } = given
  const [key, date, region, service] = credential.split('/')
  if (key !== S3_KEY) return 'InvalidAccessKeyId'
  const moment = url.searchParams.get('X-Amz-Date') ?? String(request.headers['x-amz-date'])
  const payload = url.searchParams.has('X-Amz-Signature')
    ? 'UNSIGNED-PAYLOAD'
    : String(request.headers['x-amz-content-sha256'])
  const canonical = [
    request.method,
    (request.url ?? '').split('?')[0],
    canonicalQuery(url),
    ...signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payload,
  ].join('\n')
  const scope = `${date}/${region}/${service}/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const signingKey = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(String(part)).digest(),
    `AWS4${SECRET}`,
  )
  const expected = Buffer.from(createHmac('sha256', signingKey).update(toSign).digest('hex'))
  const said = Buffer.from(signature)
  const isEqual = said.length === expected.length && timingSafeEqual(said, expected)
  return isEqual ? null : 'SignatureDoesNotMatch'
}

type Given = { credential: string; signedHeaders: string[]; signature: string }

function readQuery({ searchParams }: URL): Given {
  return {
    credential: searchParams.get('X-Amz-Credential') ?? '',
    signedHeaders: (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: searchParams.get('X-Amz-Signature') ?? '',
  }
}

function readHeader(authorization: string): Given | null {
  const parts = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(authorization)
  if (!parts) return null
  return {
    credential: parts[1] ?? '',
    signedHeaders: (parts[2] ?? '').split(';'),
    signature: parts[3] ?? '',
  }
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encoded).join('='))
    .sort()
    .join('&')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
