/**
 * Reads the tar file of a backup and proves it: every entry as long and with the hash that the manifest states,
 * none missing, none more. Holds one chunk at a time, however large the file is.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract as extractTar } from 'tar-stream'
import { StartError } from '#server/platform/start-error.ts'
import {
  type ArchiveEntry,
  FORMAT_VERSION,
  fileOfEntry,
  MANIFEST_ENTRY,
  MANIFEST_HASH_ENTRY,
  type Manifest,
  manifestSchema,
  tableOfEntry,
} from './manifest.ts'

/** Far above any honest manifest (150 bytes per stored file), far below the memory of any machine. */
const MAX_MANIFEST_BYTES = 256 << 20

/** Calls `visit` with each entry in order; its content must be read to the end before the promise resolves. */
export async function readArchive(
  file: string,
  visit: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const tar = extractTar()
  let first: { error: unknown } | undefined
  const note = (error: unknown) => {
    // The first to fail says why; the other one fails in its wake.
    first ??= { error }
  }
  const feeding = pipeline(createReadStream(file), tar).catch(note)
  const visiting = (async () => {
    // The cast is true: an entry is a readable stream of streamx, which node's streams accept.
    for await (const entry of tar) await visit(entry.header.name, entry as unknown as Readable)
  })().catch(note)
  await Promise.all([feeding, visiting])
  if (first) throw first.error
}

/**
 * Reads the whole file once.
 * @throws StartError when it cannot be read, is damaged, cut off, or of a format that this version does not know
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found: ArchiveEntry[] = []
  const kept = new Map<string, Buffer>()
  try {
    await readArchive(file, async (name, content) => {
      const hash = createHash('sha256')
      const chunks: Buffer[] = []
      let byteSize = 0
      for await (const chunk of content) {
        hash.update(chunk)
        byteSize += chunk.length
        if (name !== MANIFEST_ENTRY && name !== MANIFEST_HASH_ENTRY) continue
        if (byteSize > MAX_MANIFEST_BYTES) throw new Error(`${name} is too long`)
        chunks.push(chunk)
      }
      if (chunks.length > 0) kept.set(name, Buffer.concat(chunks))
      else found.push({ name, byteSize, sha256: hash.digest('hex') })
    })
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
      throw new StartError(`the backup ${file} cannot be read (${code})`, { cause })
    }
    throw damaged(file, message, cause)
  }
  const manifest = readManifest(file, kept)
  compareEntries(file, manifest.entries, found)
  return manifest
}

function damaged(file: string, reason: string, cause?: unknown): StartError {
  return new StartError(`the backup ${file} is damaged or not a backup (${reason}): nothing was restored`, {
    cause,
  })
}

function readManifest(file: string, kept: ReadonlyMap<string, Buffer>): Manifest {
  const bytes = kept.get(MANIFEST_ENTRY)
  const stated = kept.get(MANIFEST_HASH_ENTRY)?.toString()
  if (!bytes || !stated) throw damaged(file, 'it ends before its manifest')
  if (createHash('sha256').update(bytes).digest('hex') !== stated)
    throw damaged(file, 'its manifest was changed')
  const json: unknown = JSON.parse(bytes.toString())
  if (
    typeof json === 'object' &&
    json !== null &&
    'formatVersion' in json &&
    json.formatVersion !== FORMAT_VERSION
  ) {
    throw new StartError(
      `the backup ${file} has format ${json.formatVersion}, this version of the product reads ${FORMAT_VERSION}: use the version that wrote it`,
    )
  }
  const parsed = manifestSchema.safeParse(json)
  if (!parsed.success) throw damaged(file, 'its manifest has another shape', parsed.error)
  return parsed.data
}

function compareEntries(file: string, stated: readonly ArchiveEntry[], found: readonly ArchiveEntry[]): void {
  if (stated.length !== found.length)
    throw damaged(file, `${found.length} entries instead of ${stated.length}`)
  for (const [index, entry] of stated.entries()) {
    const other = found[index]
    if (other?.name !== entry.name) throw damaged(file, `${entry.name} is missing`)
    if (other.byteSize !== entry.byteSize || other.sha256 !== entry.sha256)
      throw damaged(file, `${entry.name} was changed`)
    if (tableOfEntry(entry.name) === undefined && fileOfEntry(entry.name) === undefined) {
      throw damaged(file, `it holds ${entry.name}`)
    }
  }
}
