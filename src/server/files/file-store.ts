/**
 * Files by key: what the product keeps beside the database. One adapter so far, a folder on disk; a key is a path of
 * plain names, e.g. `materials/3f2a.pdf`, so that it also suits an object store.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type FileStore = {
  /** Writes the whole file or nothing; an older one under the key is replaced. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  readonly has: (key: string) => Promise<boolean>
  /** Does nothing when there is no such file. */
  readonly delete: (key: string) => Promise<void>
  /** The keys that begin with the prefix, sorted. */
  readonly list: (prefix?: string) => Promise<string[]>
  /** Removes what writers that died have left half-written; call it now and then. */
  readonly sweep: (now: Date) => Promise<void>
}

const MAX_KEY_LENGTH = 300
const KEY = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/
/** Files that are being written have a folder of their own, beside all keys: none begins with a dot. */
const PARTS_FOLDER = '.parts'
const PART_PREFIX = '.part-'
/** Nobody writes one file for as long as this. */
const PART_LIFE_MS = 3600_000

/** @param root is made at the first write */
export function createDiskFileStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, ...checkKey(key).split('/'))
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const parts = join(root, PARTS_FOLDER)
      for (const folder of [parts, dirname(path)]) await mkdir(folder, { recursive: true, mode: 0o700 })
      const part = join(parts, `${PART_PREFIX}${randomUUID()}`)
      try {
        const file = await open(part, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    get: (key) => readFile(pathOf(key)).catch(nullWhenMissing),
    has: async (key) => (await stat(pathOf(key)).catch(nullWhenMissing))?.isFile() ?? false,
    delete: (key) => rm(pathOf(key), { force: true }),
    async list(prefix = '') {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(nullWhenMissing)
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.startsWith(PART_PREFIX))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
        .filter((key) => key.startsWith(prefix))
        .sort()
    },
    async sweep(now) {
      const parts = join(root, PARTS_FOLDER)
      for (const name of (await readdir(parts).catch(nullWhenMissing)) ?? []) {
        const part = await stat(join(parts, name)).catch(nullWhenMissing)
        if (part && now.getTime() - part.mtimeMs > PART_LIFE_MS) await rm(join(parts, name), { force: true })
      }
    },
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

/** @throws for a key that could lead out of the store: keys are made by us, so that is a fault and no refusal */
function checkKey(key: string): string {
  if (key.length > MAX_KEY_LENGTH || !KEY.test(key)) throw new Error(`not a key of the file store: ${key}`)
  return key
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
