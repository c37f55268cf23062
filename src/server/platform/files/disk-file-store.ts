/** The file store in a folder on disk: what a shop on one machine has (decision 0081, `DATA_DIR/files`). */
import { randomUUID } from 'node:crypto'
import {
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { type ByteRange, checkKey, type FileContent, type FileStore, isKey } from './file-store.ts'

/** Files that are being written have a folder of their own, beside all keys: none begins with a dot. */
const PARTS_FOLDER = '.parts'
const PART_PREFIX = '.part-'
/** Nobody writes one file for as long as this. */
const PART_LIFE_MS = 3600_000

/** @param root is made at the first write */
export function createDiskFileStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...checkKey(key).split('/'))

  async function byteSizeOf(key: string): Promise<number | null> {
    const found = await stat(pathOf(key)).catch(nullWhenMissing)
    return found?.isFile() ? found.size : null
  }

  return {
    async put(key, file) {
      const path = pathOf(key)
      const parts = join(root, PARTS_FOLDER)
      for (const folder of [parts, dirname(path)]) await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = join(parts, `${PART_PREFIX}${randomUUID()}`)
      try {
        const written = await open(part, 'wx', 0o600)
        try {
          await writeWhole(written, file)
          await written.sync()
        } finally {
          await written.close()
        }
        await rename(part, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    async open(key, range) {
      const file = await open(pathOf(key), 'r').catch(nullWhenMissing)
      if (!file) return null
      const found = await file.stat()
      if (found.isFile()) return contentOf(file, range ?? { first: 0, last: found.size - 1 })
      await file.close()
      return null
    },
    has: async (key) => (await byteSizeOf(key)) !== null,
    byteSizeOf,
    delete: (key) => rm(pathOf(key), { force: true }),
    async list(prefix = '') {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)
      return (entries ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((key) => key.startsWith(prefix) && isKey(key))
        .sort()
    },
    async sweep(olderThanMs = PART_LIFE_MS) {
      const parts = join(root, PARTS_FOLDER)
      const names = (await readdir(parts).catch(nullWhenMissing)) ?? []
      if (names.length === 0) return
      const now = await timeWithin(parts)
      for (const name of names) {
        const part = await stat(join(parts, name)).catch(nullWhenMissing)
        if (part && now - part.mtimeMs > olderThanMs) await rm(join(parts, name), { force: true })
      }
    },
    linkTo: null,
  }
}

async function writeWhole(target: FileHandle, file: Uint8Array | FileContent): Promise<void> {
  if (file instanceof Uint8Array) return target.writeFile(file)
  let byteSize = 0
  for await (const chunk of file.content as AsyncIterable<Uint8Array>) {
    byteSize += chunk.byteLength
    await target.writeFile(chunk)
  }
  if (byteSize !== file.byteSize) throw new Error(`${byteSize} bytes came instead of ${file.byteSize}`)
}

async function contentOf(file: FileHandle, { first, last }: ByteRange): Promise<FileContent> {
  const byteSize = Math.max(last - first + 1, 0)
  if (byteSize > 0) return { byteSize, content: file.createReadStream({ start: first, end: last }) }
  await file.close()
  return { byteSize, content: Readable.from([]) }
}

/**
 * What time it is for the files of a folder: those of a file server carry its time and not ours, and our own clock may be
 * wrong by hours. A file that is being written would be swept from under its writer.
 */
async function timeWithin(folder: string): Promise<number> {
  const asking = join(folder, `${PART_PREFIX}${randomUUID()}`)
  try {
    await writeFile(asking, '', { flag: 'wx', mode: 0o600 })
    return (await stat(asking)).mtimeMs
  } finally {
    await rm(asking, { force: true })
  }
}

/** Without this a power cut may take the new name back, though the bytes are on the disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
