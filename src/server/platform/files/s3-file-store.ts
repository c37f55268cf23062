/**
 * The file store in a bucket of any S3-compatible service (decision 0081, `S3_URL`; decision 0054), by the official
 * client. A step that only reads is tried three times, and so is writing bytes that are at hand; a stream can be sent
 * once.
 */

import { PassThrough, pipeline, Readable, Transform } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Config } from '../config/s3-url.ts'
import { checkKey, type FileContent, type FileStore, FileStoreError, isKey } from './file-store.ts'

const TRIES = 3
/** How long an answer, or the next bytes of one, may take. */
const PATIENCE_MS = 10_000
const CONNECT_MS = 3_000
/** The slowest line on which a large file is still written. */
const SLOWEST_BYTES_PER_MS = 100

/** The client would write to the console by itself; what fails is thrown, and logged by who asked. */
const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

export function createS3FileStore(config: S3Config, patienceMs = PATIENCE_MS): FileStore {
  const { bucket } = config
  const client = new S3Client({
    endpoint: config.endpoint,
    region: config.region,
    forcePathStyle: config.isPathStyle,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey() },
    maxAttempts: TRIES,
    logger: SILENT,
    // Checksums of newer kinds are refused by many stores that are not Amazon's; the signature covers the bytes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, patienceMs),
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      socketTimeout: patienceMs,
    },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })

  async function find(key: string, range?: string) {
    const found = await client.send(new GetObjectCommand({ ...at(key), Range: range })).catch(nullWhenMissing)
    // In Node the body is a stream of Node's; the client's type also knows browsers.
    return found && { byteSize: found.ContentLength ?? 0, content: found.Body as Readable }
  }

  function byteSizeOf(key: string): Promise<number | null> {
    return describeFailure('head', async () => {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing)
      return found && (found.ContentLength ?? 0)
    })
  }

  return {
    put: (key, file) =>
      describeFailure('put', async () => {
        const byteSize = file instanceof Uint8Array ? file.byteLength : file.byteSize
        const broken = new AbortController()
        const Body = file instanceof Uint8Array ? file : wholeStream(file, broken)
        const sending = client.send(new PutObjectCommand({ ...at(key), Body, ContentLength: byteSize }), {
          requestTimeout: patienceMs + byteSize / SLOWEST_BYTES_PER_MS,
          abortSignal: broken.signal,
        })
        await sending.finally(() => Body instanceof Readable && Body.destroy())
      }),
    get: (key) =>
      describeFailure('get', async () => {
        // The client tries again what got no answer; an answer that breaks off is tried again here.
        for (let tries = 1; ; tries += 1) {
          const found = await find(key)
          try {
            return found && (await readWhole(found))
          } catch (error) {
            if (tries === TRIES) throw error
          }
        }
      }),
    open: async (key, range) => {
      const found = await describeFailure('open', () =>
        find(key, range && `bytes=${range.first}-${range.last}`),
      )
      return found && { ...found, content: describedStream(found.content) }
    },
    has: async (key) => (await byteSizeOf(key)) !== null,
    byteSizeOf,
    delete: (key) =>
      describeFailure('delete', async () => void (await client.send(new DeleteObjectCommand(at(key))))),
    list: (prefix = '') =>
      describeFailure('list', async () => {
        const keys: string[] = []
        for (let token: string | undefined, isLast = false; !isLast; ) {
          const page = await client.send(
            new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
          )
          for (const { Key } of page.Contents ?? []) if (Key && isKey(Key)) keys.push(Key)
          token = page.NextContinuationToken
          isLast = !page.IsTruncated || !token
        }
        return keys.sort()
      }),
    // A file is in the bucket whole or not at all: there is nothing half-written.
    sweep: async () => {},
    linkTo: config.isRedirecting
      ? (key, { headers, seconds }) =>
          describeFailure('link', () =>
            getSignedUrl(
              client,
              new GetObjectCommand({
                ...at(key),
                ResponseContentType: headers.contentType,
                ResponseContentDisposition: headers.contentDisposition,
                ResponseCacheControl: headers.cacheControl,
              }),
              { expiresIn: seconds },
            ),
          )
      : null,
  }
}

type Answer = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

async function describeFailure<T>(step: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw failureOf(step, error as Answer)
  }
}

/** The same bytes; what breaks them off is told as any other failure of the store. */
function describedStream(content: Readable): Readable {
  const told = new PassThrough()
  content.on('error', (error: Answer) => told.destroy(failureOf('read', error)))
  // Whoever stops reading needs the rest of the answer no more.
  told.once('close', () => content.destroy())
  return content.pipe(told)
}

/** What the client throws names addresses, access keys and signatures: none of it goes further. */
function failureOf(step: string, error: Answer): Error {
  const { name, code, message, $metadata } = error
  if (message.startsWith('not a key')) return error
  const status = $metadata?.httpStatusCode
  if (status === undefined) return new FileStoreError(step, code ?? (name === 'Error' ? message : name))
  return new FileStoreError(step, `${name === 'UnknownError' ? 'no reason given' : name} (${status})`)
}

async function readWhole({ byteSize, content }: FileContent): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (bytes.byteLength !== byteSize) throw new Error('the file ended too early')
  return bytes
}

/** The client looks after its own line only: a source that breaks or is shorter than was said must end the upload. */
function wholeStream({ byteSize, content }: FileContent, broken: AbortController): Readable {
  let seen = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      seen += chunk.byteLength
      pass(null, chunk)
    },
    flush: (pass) => pass(seen === byteSize ? null : new Error(`${seen} bytes came instead of ${byteSize}`)),
  })
  pipeline(content, counted, (error) => error && broken.abort(error))
  return counted
}

/** A bucket that is missing is not a missing file. The answer to a HEAD cannot say which: the start has looked. */
function nullWhenMissing(error: Answer): null {
  if (error.$metadata?.httpStatusCode === 404 && error.name !== 'NoSuchBucket') return null
  throw error
}
